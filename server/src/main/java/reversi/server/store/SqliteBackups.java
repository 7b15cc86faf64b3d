package reversi.server.store;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteErrorCode;

/** Copies of a SQLite file, made by {@code vacuum into}: one read transaction, which no writer interrupts and which holds up none. */
record SqliteBackups(SqliteFile database) implements Backups {
    private static final Logger LOG = LoggerFactory.getLogger(SqliteBackups.class);

    /** The low byte of an error says what kind it is. */
    private static final int PRIMARY = 0xff;

    private static final String BEFORE_MIGRATION = ".schema-";
    private static final int KEPT_BEFORE_MIGRATIONS = 3;
    private static final int BUSY_MILLIS = 10_000;
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS", Locale.ROOT).withZone(ZoneOffset.UTC);

    @Override
    public Copy backup(Path file) {
        Copy copy = copy(file);
        note(copy);
        return copy;
    }

    private Copy copy(Path file) {
        if (!Files.isRegularFile(database.path())) {
            throw new BackupException("there is no database " + database.path());
        }
        CopyTarget target = new CopyTarget(file);
        try {
            return target.write(part -> {
                copy(database, part);
                return SqliteCheck.check(new SqliteFile(part));
            });
        } catch (SQLException | IOException failure) {
            throw new BackupException(reason(target, failure, database), failure);
        }
    }

    private static void copy(SqliteFile from, Path to) throws SQLException, IOException {
        try (Connection connection = from.openToRead();
                PreparedStatement vacuum = connection.prepareStatement("vacuum into ?")) {
            vacuum.setString(1, to.toString());
            vacuum.execute();
        }
    }

    private static String reason(CopyTarget target, Exception failure, SqliteFile from) throws BackupException {
        boolean isFull = failure instanceof SQLException fault && is(fault, SQLiteErrorCode.SQLITE_FULL);
        try {
            return target.reason(failure, isFull ? Math.max(from.bytes(), target.room() + 1) : from.bytes());
        } catch (IOException unknown) {
            return isFull ? "the disk of " + target.file() + " is full" : String.valueOf(failure.getMessage());
        }
    }

    private static boolean is(SQLException failure, SQLiteErrorCode kind) {
        return (failure.getErrorCode() & PRIMARY) == kind.code;
    }

    /** Tells the servers of the database that there is a copy, for their figures. */
    private void note(Copy copy) {
        try (Connection connection = database.openToWrite(BUSY_MILLIS)) {
            Copy.note(connection, copy.bytes());
        } catch (SQLException failure) {
            LOG.atWarn().addKeyValue("failure", failure.getMessage()).log("copy-not-noted");
        }
    }

    @Override
    public Copy check() {
        return SqliteCheck.check(database);
    }

    @Override
    public Optional<String> restore(Path file) {
        SqliteFile copy = new SqliteFile(file);
        SqliteCheck.check(copy);
        CopyTarget target = new CopyTarget(database.path());
        try {
            Files.createDirectories(database.folder());
            DatabaseLock lock = lock();
            try {
                return restore(copy);
            } finally {
                lock.close();
            }
        } catch (SQLException | IOException failure) {
            throw new BackupException(reason(target, failure, copy), failure);
        }
    }

    /** The new one is ready, beside the old one, before that is renamed. */
    private Optional<String> restore(SqliteFile copy) throws SQLException, IOException {
        boolean isFirst = !Files.exists(database.path());
        if (!isFirst) {
            writeLogBack();
        }
        SqliteFile ready = new SqliteFile(database.beside(".restored"));
        Files.deleteIfExists(ready.path());
        try {
            Copy whole = new CopyTarget(ready.path()).write(part -> {
                copy(copy, part);
                return SqliteCheck.check(new SqliteFile(part));
            });
            LOG.atDebug()
                    .addKeyValue("schema", whole.schema())
                    .addKeyValue("games", whole.games())
                    .log("restoring");
            if (isFirst) {
                Files.move(ready.path(), database.path());
                return Optional.empty();
            }
            // Somebody may have come while it was copied.
            writeLogBack();
            String old = setAside();
            Files.move(ready.path(), database.path());
            return Optional.of(old);
        } finally {
            Files.deleteIfExists(ready.path());
        }
    }

    private DatabaseLock lock() {
        try {
            return DatabaseLock.of(database);
        } catch (IllegalStateException used) {
            throw new BackupException("a server uses " + database.path() + ": stop it first", used);
        } catch (StoreException unwritable) {
            throw new BackupException(database.path() + " can't be locked: " + unwritable.getMessage(), unwritable);
        }
    }

    /** Renames the database with whatever lies beside it, so that it could be used again under its new name. */
    private String setAside() throws IOException {
        SqliteFile aside = new SqliteFile(database.beside(".before-restore-" + TIME.format(Instant.now())));
        for (int i = 0; i < database.companions().size(); i++) {
            Path companion = database.companions().get(i);
            if (Files.exists(companion)) {
                Files.move(companion, aside.companions().get(i));
            }
        }
        Files.move(database.path(), aside.path());
        return aside.path().toString();
    }

    /** So that all of the old database is in its file; a damaged one stays as it is. Refuses if another program has it open. */
    private void writeLogBack() {
        try (Connection connection = database.openToWrite(0)) {
            if (SqliteCheck.strings(connection, "pragma wal_checkpoint(truncate)")
                    .equals(List.of("1"))) {
                throw inUse();
            }
        } catch (SQLException failure) {
            if (is(failure, SQLiteErrorCode.SQLITE_BUSY) || is(failure, SQLiteErrorCode.SQLITE_LOCKED)) {
                throw inUse();
            }
            LOG.atWarn().addKeyValue("failure", failure.getMessage()).log("old-database-unreadable");
            return;
        }
        // The last program that closes it deletes its log.
        if (Files.exists(database.log())) {
            throw inUse();
        }
    }

    private BackupException inUse() {
        return new BackupException("another program uses " + database.path() + ": end it first");
    }

    /** Keeps a copy beside the database of what it was before a migration, and only the newest of them. */
    void keepBeforeMigration(String version) {
        Path file = database.beside(BEFORE_MIGRATION + version + "-" + TIME.format(Instant.now()));
        LOG.atInfo()
                .addKeyValue("schema", version)
                .addKeyValue("bytes", copy(file).bytes())
                .addKeyValue("file", file)
                .log("copy-before-migration");
        try (DirectoryStream<Path> found =
                Files.newDirectoryStream(database.folder(), database.path().getFileName() + BEFORE_MIGRATION + "*")) {
            List<Path> copies = new ArrayList<>();
            found.forEach(copies::add);
            copies.sort(Comparator.comparing(SqliteBackups::time).reversed());
            for (Path old : copies.subList(Math.min(KEPT_BEFORE_MIGRATIONS, copies.size()), copies.size())) {
                Files.delete(old);
            }
        } catch (IOException failure) {
            LOG.atWarn().addKeyValue("failure", failure.getMessage()).log("old-copies-stay");
        }
    }

    /** The part of its name that says when a copy was made. */
    private static String time(Path copy) {
        String name = copy.getFileName().toString();
        return name.substring(name.indexOf('-', name.lastIndexOf(BEFORE_MIGRATION) + BEFORE_MIGRATION.length()));
    }
}
