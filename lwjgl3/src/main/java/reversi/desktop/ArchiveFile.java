package reversi.desktop;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import reversi.natives.SqliteLibrary;
import reversi.platform.ArchiveCondition;
import reversi.platform.ArchiveCondition.Kind;

/**
 * The file of an archive: opened when it is needed, brought to the newest schema, read where it can't be changed, and set aside where it is
 * damaged. Used by one thread. After a failure it is opened anew.
 */
final class ArchiveFile {
    private static final Logger LOG = System.getLogger(ArchiveFile.class.getName());

    static final String NAME = "games.db";

    private static final String ASIDE = "games.unreadable";
    private static final String ENDING = ".db";
    /** What SQLite puts beside a file; the log may hold its newest games. */
    private static final List<String> COMPANIONS = List.of("-wal", "-shm");

    /** Room that they need at least. */
    private static final long COMPANION_BYTES = 64 * 1024;

    /** How each version of the schema comes from the one before; the first begins with an empty file. Steps are added, never changed. */
    private static final List<String> MIGRATIONS = List.of(
            "create table game (id text primary key, at integer not null, summary text not null, body text not null)",
            // Lists are read without the bodies, in order.
            "create index game_list on game (at desc, id, summary)");

    /** The part of a result that says what kind it is, whatever else it says. */
    private static final int PRIMARY = 0xff;

    private static final Set<SQLiteErrorCode> DAMAGE =
            Set.of(SQLiteErrorCode.SQLITE_CORRUPT, SQLiteErrorCode.SQLITE_NOTADB);
    private static final Set<SQLiteErrorCode> IN_USE =
            Set.of(SQLiteErrorCode.SQLITE_BUSY, SQLiteErrorCode.SQLITE_LOCKED);
    private static final Set<SQLiteErrorCode> REFUSAL =
            Set.of(SQLiteErrorCode.SQLITE_READONLY, SQLiteErrorCode.SQLITE_PERM, SQLiteErrorCode.SQLITE_CANTOPEN);

    private final Path folder;
    private final Path file;
    private final int busyMillis;
    private @Nullable Connection open;
    private boolean isReadOnly;
    /** What the archive is where nothing fails: whole, or begun anew since the program began. */
    private ArchiveCondition best = ArchiveCondition.whole();

    /** The file in a folder, which is made when it is needed. Where another program uses it, that is waited for so long. */
    ArchiveFile(Path folder, int busyMillis) {
        this.folder = folder;
        this.busyMillis = busyMillis;
        this.file = folder.resolve(NAME);
    }

    /** The database; where it can't be changed, only for reading. */
    Connection open(boolean isForChange) throws SQLException, IOException {
        if (isReadOnly && isForChange) {
            // Somebody may have seen to it since.
            close();
        }
        Connection known = open;
        return known == null ? connect(isForChange) : known;
    }

    ArchiveCondition condition() {
        return isReadOnly ? ArchiveCondition.of(Kind.READ_ONLY, file.toString()) : best;
    }

    private Connection connect(boolean isForChange) throws SQLException, IOException {
        SqliteLibrary.prepare();
        boolean isFile = Files.isRegularFile(file);
        if (Files.isDirectory(file)) {
            throw new Trouble(Kind.SET_ASIDE, "it is a folder");
        }
        if (!isFile || Files.isWritable(file)) {
            try {
                return connectForChange();
            } catch (SQLException refused) {
                if (!isFile || !REFUSAL.contains(code(refused))) {
                    throw refused;
                }
                close();
            }
        }
        if (isForChange) {
            throw new Trouble(Kind.READ_ONLY, "it can't be written");
        }
        Connection made = connectReadOnly(file);
        open = made;
        isReadOnly = true;
        check(made);
        return made;
    }

    private Connection connectForChange() throws SQLException, IOException {
        Files.createDirectories(folder);
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        // What was confirmed outlives a power failure, too.
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(busyMillis);
        Connection made = config.createConnection("jdbc:sqlite:" + file);
        open = made;
        migrate(made);
        return made;
    }

    /** Reads a file without changing it. Where nothing can be put beside it, what its log holds can't be read. */
    private Connection connectReadOnly(Path from) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout(busyMillis);
        Connection made = config.createConnection("jdbc:sqlite:" + from);
        try {
            version(made);
            return made;
        } catch (SQLException refused) {
            made.close();
            if (!REFUSAL.contains(code(refused))) {
                throw refused;
            }
            return config.createConnection("jdbc:sqlite:" + from.toUri() + "?immutable=1");
        }
    }

    private static int version(Connection database) throws SQLException {
        try (Statement statement = database.createStatement();
                ResultSet found = statement.executeQuery("pragma user_version")) {
            return found.getInt(1);
        }
    }

    private static void migrate(Connection database) throws SQLException {
        int version = check(database);
        if (version < MIGRATIONS.size()) {
            database.setAutoCommit(false);
            try (Statement statement = database.createStatement()) {
                for (String step : MIGRATIONS.subList(version, MIGRATIONS.size())) {
                    statement.executeUpdate(step);
                }
                statement.executeUpdate("pragma user_version = " + MIGRATIONS.size());
            }
            database.commit();
            database.setAutoCommit(true);
        }
    }

    /** Which version it is of, where it is one that can be read. */
    private static int check(Connection database) throws SQLException {
        int version = version(database);
        if (version > MIGRATIONS.size()) {
            throw new Trouble(Kind.NEWER, "a newer version of the game wrote it: schema " + version);
        }
        return version;
    }

    /**
     * What a failure means. The database is closed; a damaged file is set aside, so that the next one who opens it begins a new one with
     * every game that could be read from it.
     */
    ArchiveCondition failed(Throwable failure) {
        close();
        Kind known = failure instanceof Trouble trouble ? trouble.kind : Kind.FAILED;
        SQLiteErrorCode code = code(failure);
        if (known == Kind.SET_ASIDE || DAMAGE.contains(code)) {
            return setAside();
        }
        if (known == Kind.NEWER) {
            return ArchiveCondition.of(known, "");
        }
        if (IN_USE.contains(code)) {
            return ArchiveCondition.of(Kind.BUSY, "");
        }
        if (isFull(code)) {
            return ArchiveCondition.of(Kind.FULL, "");
        }
        if (known == Kind.READ_ONLY || code == SQLiteErrorCode.SQLITE_READONLY || isRefused()) {
            return ArchiveCondition.of(Kind.READ_ONLY, Files.exists(file) ? file.toString() : folder.toString());
        }
        return ArchiveCondition.of(Kind.FAILED, reason(failure));
    }

    /** SQLite calls a disk full where its file finds no room, but not where the files beside it find none. */
    private boolean isFull(SQLiteErrorCode code) {
        return code == SQLiteErrorCode.SQLITE_FULL
                || (code == SQLiteErrorCode.SQLITE_IOERR && DiskSpace.isBelow(folder, COMPANION_BYTES));
    }

    private boolean isRefused() {
        Path there = folder;
        while (!Files.exists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        Path needed = Files.isRegularFile(file) ? file : there;
        return !Files.isWritable(needed) || (Files.isDirectory(there) && !Files.isWritable(there));
    }

    private static SQLiteErrorCode code(Throwable failure) {
        return failure instanceof SQLiteException refused
                ? SQLiteErrorCode.getErrorCode(refused.getResultCode().code & PRIMARY)
                : SQLiteErrorCode.UNKNOWN_ERROR;
    }

    private static String reason(Throwable failure) {
        return String.valueOf(failure.getMessage());
    }

    private ArchiveCondition setAside() {
        try {
            Path aside = free();
            // The log first: one that were left would be taken for the next file's.
            for (String companion : COMPANIONS) {
                Path beside = folder.resolve(NAME + companion);
                if (Files.exists(beside, LinkOption.NOFOLLOW_LINKS)) {
                    Files.move(beside, aside.resolveSibling(aside.getFileName() + companion));
                }
            }
            Files.move(file, aside);
            best = new ArchiveCondition(Kind.SET_ASIDE, aside.toString(), 0);
            int recovered = Files.isDirectory(aside) ? 0 : recover(aside);
            best = new ArchiveCondition(Kind.SET_ASIDE, aside.toString(), recovered);
            return best;
        } catch (SQLException | IOException failed) {
            LOG.log(Level.WARNING, "archive-not-set-aside", "folder", folder, "failure", failed.getMessage());
            close();
            return ArchiveCondition.of(Kind.FAILED, reason(failed));
        }
    }

    /** A name that nothing has that was set aside before. */
    private Path free() {
        Path free = folder.resolve(ASIDE + ENDING);
        for (int number = 2; isTaken(free); number++) {
            free = folder.resolve(ASIDE + "-" + number + ENDING);
        }
        return free;
    }

    private static boolean isTaken(Path name) {
        return Files.exists(name, LinkOption.NOFOLLOW_LINKS)
                || COMPANIONS.stream()
                        .anyMatch(companion -> Files.exists(
                                name.resolveSibling(name.getFileName() + companion), LinkOption.NOFOLLOW_LINKS));
    }

    /** Copies every game that can be read from a damaged file into a new one; answers how many those are. */
    private int recover(Path damaged) throws SQLException, IOException {
        Connection into = connectForChange();
        Connection from;
        try {
            from = connectReadOnly(damaged);
        } catch (SQLException unreadable) {
            LOG.log(Level.WARNING, "archive-lost", "file", damaged, "failure", unreadable.getMessage());
            return 0;
        }
        try (from) {
            return GameRescue.copy(from, into);
        }
    }

    /** Closes the database, where it is open. */
    void close() {
        Connection known = open;
        open = null;
        isReadOnly = false;
        if (known != null) {
            try {
                known.close();
            } catch (SQLException failed) {
                LOG.log(Level.WARNING, "archive-not-closed", "folder", folder, "failure", failed.getMessage());
            }
        }
    }

    /** Something that the database itself does not call wrong. */
    private static final class Trouble extends SQLException {
        private static final long serialVersionUID = 1;

        private final Kind kind;

        Trouble(Kind kind, String words) {
            super(words);
            this.kind = kind;
        }
    }
}
