package reversi.natives;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Where SQLite's driver unpacks its library: in a folder of this process, so that no copy stays behind for each one that was killed. */
public final class SqliteLibrary {
    private static final String PROPERTY = "org.sqlite.tmpdir";

    private SqliteLibrary() {}

    /** Made once in a process, when it is first needed, and kept as long as the process. */
    private static final class Made {
        static final Optional<ProcessFolder> FOLDER = make();
    }

    private static Optional<ProcessFolder> make() {
        String base = System.getProperty(PROPERTY, System.getProperty("java.io.tmpdir"));
        try {
            ProcessFolder folder = ProcessFolder.make(Path.of(base));
            System.setProperty(PROPERTY, folder.path().toString());
            return Optional.of(folder);
        } catch (IOException unwritable) {
            // The driver says what is wrong, or finds another place.
            return Optional.empty();
        }
    }

    /** To be called before the first connection; returns the folder, if one could be made. */
    public static Optional<Path> prepare() {
        return Made.FOLDER.map(ProcessFolder::path);
    }
}
