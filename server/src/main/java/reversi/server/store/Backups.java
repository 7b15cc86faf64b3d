package reversi.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Whole copies of one database. Everything throws BackupException where it fails. */
public sealed interface Backups permits SqliteBackups, PostgresBackups {
    /** The copies of the database of this URL; throws IllegalArgumentException for a URL that names no file and no PostgreSQL. */
    static Backups of(String url) {
        if (url.startsWith("jdbc:postgresql:")) {
            return new PostgresBackups(url);
        }
        return new SqliteBackups(SqliteFile.of(url)
                .orElseThrow(
                        () -> new IllegalArgumentException("neither jdbc:sqlite:FILE nor jdbc:postgresql: " + url)));
    }

    /** Checks a copy of either kind. */
    static Copy check(Path file) {
        return isDump(file) ? PostgresDump.check(file) : SqliteCheck.check(new SqliteFile(file));
    }

    /** Whether a file begins as a copy of a PostgreSQL database. */
    static boolean isDump(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] start = in.readNBytes(PostgresDump.MAGIC.length());
            return new String(start, StandardCharsets.ISO_8859_1).equals(PostgresDump.MAGIC);
        } catch (IOException unreadable) {
            throw new BackupException("it can't be read: " + unreadable, unreadable);
        }
    }

    /** Makes a copy, also while servers use the database; the file appears only once it is whole, and replaces none. */
    Copy backup(Path file);

    /** Puts a copy in the database's place, which no server may use; returns the name of the old one, which is kept, if there was one. */
    Optional<String> restore(Path file);

    /** Checks the database itself, also while servers use it. */
    Copy check();
}
