package reversi.screens.study;

import java.util.function.Consumer;

/**
 * Loads the code of the pages for study when the first of them is opened, so that a browser can show the first page without it. The pages
 * must be made by the loader alone: code that names them elsewhere is fetched at the start.
 */
public interface StudyLoader {
    /** Makes the pages; {@code failed} runs where their code can't be fetched. Both run on the render thread, before or after the return. */
    void load(StudyServices services, Consumer<StudyPages> then, Runnable failed);

    /** Whether all code is on the device from the start, so that nothing has to be fetched. */
    default boolean isThere() {
        return false;
    }
}
