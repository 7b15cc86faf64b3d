package reversi.server.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.postgresql.Driver;

/** PostgreSQL's own programs, as they are on the PATH, for one database. They say themselves what they complain of. */
final class PostgresTools {
    private final Map<String, String> environment;

    private PostgresTools(Map<String, String> environment) {
        this.environment = environment;
    }

    /** What reads the lines that a program writes. */
    interface Reader<T> {
        T read(BufferedReader lines) throws IOException;
    }

    /** For no database, to read a file. */
    static PostgresTools forFiles() {
        return new PostgresTools(Map.of());
    }

    /** For the database of a URL; its password stands in no command line. */
    static PostgresTools of(String url) {
        @Nullable Properties parts = Driver.parseURL(url, new Properties());
        if (parts == null) {
            throw new IllegalArgumentException("it is no URL of PostgreSQL");
        }
        Map<String, String> environment = new HashMap<>();
        Map<String, String> names = Map.of(
                "PGHOST", "PGHOST",
                "PGPORT", "PGPORT",
                "PGDBNAME", "PGDATABASE",
                "user", "PGUSER",
                "password", "PGPASSWORD",
                "sslmode", "PGSSLMODE",
                "sslrootcert", "PGSSLROOTCERT");
        names.forEach((property, variable) ->
                Optional.ofNullable(parts.getProperty(property)).ifPresent(value -> environment.put(variable, value)));
        return new PostgresTools(environment);
    }

    String database() {
        return environment.getOrDefault("PGDATABASE", "");
    }

    /** Runs a program and reads what it writes; throws BackupException if it is not there or fails. */
    <T> T run(List<String> command, Reader<T> reader) {
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(environment);
        Process process;
        try {
            process = builder.start();
        } catch (IOException missing) {
            throw new BackupException(
                    command.get(0) + " of PostgreSQL is not on the PATH; where it is, this does it: " + words(command),
                    missing);
        }
        try (BufferedReader lines = process.inputReader()) {
            T read = reader.read(lines);
            int code = process.waitFor();
            if (code != 0) {
                throw new BackupException(
                        command.get(0) + " ended with " + code + "; it was called so: " + words(command));
            }
            return read;
        } catch (IOException broken) {
            throw new BackupException(command.get(0) + " broke off: " + broken.getMessage(), broken);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new BackupException(command.get(0) + " was interrupted", interrupted);
        } finally {
            process.destroy();
        }
    }

    /** A command as it can be typed; without the password, which is asked for. */
    private String words(List<String> command) {
        List<String> words = new ArrayList<>();
        environment.forEach((variable, value) -> {
            if (!variable.equals("PGPASSWORD")) {
                words.add(variable + "=" + value);
            }
        });
        command.stream().filter(word -> !word.equals("--no-password")).forEach(words::add);
        return String.join(" ", words);
    }
}
