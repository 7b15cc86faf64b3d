package reversi.desktop;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** A dialog of the system in which the person chooses files. */
public interface FileDialog {
    /** None at all. */
    FileDialog NONE = new FileDialog() {
        @Override
        public boolean isAvailable() {
            return false;
        }

        @Override
        public void open(boolean isForSeveral, Consumer<List<Path>> chosen) {}
    };

    /** Whether the system has one, as far as is known by now. */
    boolean isAvailable();

    /** Opens it and returns at once. {@code chosen} receives the files on the render thread; it does not run where the person chooses none. */
    void open(boolean isForSeveral, Consumer<List<Path>> chosen);
}
