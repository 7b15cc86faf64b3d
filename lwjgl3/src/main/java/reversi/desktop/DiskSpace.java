package reversi.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How much room a disk has, asked after something could not be written. */
final class DiskSpace {
    private DiskSpace() {}

    /** Whether the disk of a folder has less room than this; false where nobody knows. */
    static boolean isBelow(Path folder, long bytes) {
        try {
            return Files.getFileStore(folder).getUsableSpace() < bytes;
        } catch (IOException unknown) {
            return false;
        }
    }
}
