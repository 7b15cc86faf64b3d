package reversi;

import reversi.archive.GameLibrary;
import reversi.platform.FileExchange;

/**
 * Opens the page that takes files of games when some come that no page in front listens for, such as those that the program was started with;
 * but not before the games of this device are read.
 */
final class ArrivedFiles {
    private final GameLibrary library;
    private final Runnable open;
    private boolean isWaiting;

    /** {@code open} opens that page. */
    ArrivedFiles(FileExchange files, GameLibrary library, Runnable open) {
        this.library = library;
        this.open = open;
        library.addListener(this::openOnceLoaded);
        files.onUnheard(() -> {
            isWaiting = true;
            openOnceLoaded();
        });
    }

    private void openOnceLoaded() {
        if (isWaiting && library.isLoaded()) {
            isWaiting = false;
            open.run();
        }
    }
}
