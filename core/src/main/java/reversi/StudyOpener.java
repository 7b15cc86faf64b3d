package reversi;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import reversi.screens.Page;
import reversi.screens.study.StudyLoader;
import reversi.screens.study.StudyPages;
import reversi.screens.study.StudyServices;

/** Opens pages for study, whose code is loaded when the first of them is asked for. */
final class StudyOpener {
    private final StudyLoader loader;
    private final StudyServices services;
    private final Supplier<@Nullable Page> front;
    private final Runnable failed;
    /** Null until its code is loaded. */
    private @Nullable StudyPages pages;
    /** How many pages were asked for. */
    private int asked;

    /** An opener; {@code front} gives the page in front, and {@code failed} runs where a page can't be opened as its code does not come. */
    StudyOpener(StudyLoader loader, StudyServices services, Supplier<@Nullable Page> front, Runnable failed) {
        this.loader = loader;
        this.services = services;
        this.front = front;
        this.failed = failed;
    }

    /** Opens a page once its code is there, unless the person has gone elsewhere or asked for another page meanwhile. */
    void open(Consumer<StudyPages> open) {
        Page before = front.get();
        asked++;
        int number = asked;
        load(
                loaded -> {
                    if (number == asked && front.get() == before) {
                        open.accept(loaded);
                    }
                },
                failed);
    }

    /** The pages, where their code is there already. */
    Optional<StudyPages> loaded() {
        return Optional.ofNullable(pages);
    }

    /** Loads the code before anybody opens a page; where that fails, opening one tries again. */
    void prepare() {
        load(loaded -> {}, () -> {});
    }

    /** Makes the pages where their code is on the device from the start, once the first pictures are seen. */
    void prepareThere() {
        if (loader.isThere()) {
            prepare();
        }
    }

    /** Hands over the pages once their code is there, whatever page is in front then; {@code failing} runs where it can't be loaded. */
    void load(Consumer<StudyPages> then, Runnable failing) {
        if (pages != null) {
            then.accept(pages);
            return;
        }
        loader.load(services, loaded -> then.accept(first(loaded)), failing);
    }

    /** The pages that were loaded first: while they were prepared, somebody may have opened one. */
    private StudyPages first(StudyPages loaded) {
        StudyPages known = pages == null ? loaded : pages;
        pages = known;
        return known;
    }

    /** Time passed, in seconds, whatever page is in front. */
    void tick(float seconds) {
        if (pages != null) {
            pages.tick(seconds);
        }
    }

    /** Another window may have changed what is kept since it was read. */
    void reload() {
        if (pages != null) {
            pages.reload();
        }
    }
}
