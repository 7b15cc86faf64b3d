package reversi.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteOpenMode;
import reversi.natives.SqliteLibrary;

/** The file of a SQLite database, and how it is opened beside a server that uses it. */
record SqliteFile(Path path) {
    static final String PREFIX = "jdbc:sqlite:";
    private static final int BUSY_MILLIS = 10_000;

    /** Where the header of a file says how it is written. */
    private static final int LOGGED_BYTE = 18;

    private static final int LOGGED = 2;

    /** The file that a URL names; empty if it names none, as of a database in memory. */
    static Optional<SqliteFile> of(String url) {
        if (!url.startsWith(PREFIX)) {
            return Optional.empty();
        }
        String name = url.substring(PREFIX.length());
        int parameters = name.indexOf('?');
        String file = parameters < 0 ? name : name.substring(0, parameters);
        boolean isNone = file.isEmpty() || file.startsWith(":") || file.startsWith("file:");
        return isNone ? Optional.empty() : Optional.of(new SqliteFile(Path.of(file)));
    }

    /** The file whose lock says that a server uses the database. */
    Path lockFile() {
        return beside(".lock");
    }

    /** What has not been written into the file itself yet; not there if the database was closed in order. */
    Path log() {
        return beside("-wal");
    }

    /** What SQLite keeps beside a file in use, or leaves there after a crash. */
    List<Path> companions() {
        return List.of(log(), beside("-shm"), beside("-journal"));
    }

    /** A file in the same folder that has this one's name with an ending. */
    Path beside(String ending) {
        return path.resolveSibling(path.getFileName() + ending);
    }

    Path folder() throws IOException {
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null) {
            throw new IOException(path + " is no file");
        }
        return folder;
    }

    /** The bytes of the file and of its log. */
    long bytes() throws IOException {
        return Files.size(path) + (Files.exists(log()) ? Files.size(log()) : 0);
    }

    /** A connection that changes nothing; the database must exist. */
    Connection openToRead() throws SQLException, IOException {
        SqliteLibrary.prepare();
        SQLiteConfig config = new SQLiteConfig();
        if (hasLog()) {
            // Whoever only reads could not tidy up what lies beside the file when it closes.
            config.resetOpenMode(SQLiteOpenMode.CREATE);
        } else {
            config.setReadOnly(true);
        }
        config.setBusyTimeout(BUSY_MILLIS);
        return config.createConnection(PREFIX + path);
    }

    /** Whether the file says of itself that it has a log, as that of a server does and a copy does not. */
    private boolean hasLog() throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] header = in.readNBytes(LOGGED_BYTE + 1);
            return header.length > LOGGED_BYTE && header[LOGGED_BYTE] == LOGGED;
        }
    }

    /** A connection for changes; the database must exist. Another program that writes is waited for so long. */
    Connection openToWrite(int busyMillis) throws SQLException {
        SqliteLibrary.prepare();
        SQLiteConfig config = new SQLiteConfig();
        config.resetOpenMode(SQLiteOpenMode.CREATE);
        config.setBusyTimeout(busyMillis);
        return config.createConnection(PREFIX + path);
    }
}
