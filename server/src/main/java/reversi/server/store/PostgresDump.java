package reversi.server.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Says whether a file of {@code pg_dump} is a whole database of this server, by reading all of it through {@code pg_restore}. */
final class PostgresDump {
    /** How such a file begins. */
    static final String MAGIC = "PGDMP";

    private static final String COPY = "COPY ";
    private static final String END = "\\.";

    /** The rows of each table. */
    private final Map<String, Long> rows = new TreeMap<>();

    private String schema = "";

    private PostgresDump() {}

    /** What is in it; throws BackupException where it is not whole. */
    static Copy check(Path file) {
        PostgresDump dump = PostgresTools.forFiles()
                .run(List.of("pg_restore", "--data-only", "--file=-", file.toString()), PostgresDump::read);
        try {
            Set<String> tables = new TreeSet<>();
            dump.rows.keySet().forEach(table -> tables.add("table " + table));
            if (dump.schema.isEmpty()) {
                throw new BackupException(
                        "it is no whole database of this server: it has no table " + Migrations.TABLE);
            }
            Migrations.requireTables(dump.schema, tables);
            return new Copy(
                    dump.schema,
                    dump.rows.getOrDefault("account", 0L),
                    dump.rows.getOrDefault("game", 0L),
                    Files.size(file));
        } catch (SQLException | IOException failure) {
            throw new BackupException("it can't be read: " + failure.getMessage(), failure);
        }
    }

    /** {@code COPY schema.table (columns) FROM stdin;}, its rows, and {@code \.} for each table. */
    private static PostgresDump read(BufferedReader lines) throws IOException {
        PostgresDump dump = new PostgresDump();
        String line = lines.readLine();
        while (line != null) {
            if (line.startsWith(COPY) && line.endsWith(" FROM stdin;")) {
                String name = line.substring(COPY.length(), line.indexOf(" ("));
                dump.readTable(name.substring(name.indexOf('.') + 1), lines);
            }
            line = lines.readLine();
        }
        return dump;
    }

    private void readTable(String table, BufferedReader lines) throws IOException {
        long count = 0;
        int newest = 0;
        for (String line = lines.readLine(); line != null && !line.equals(END); line = lines.readLine()) {
            count++;
            if (table.equals(Migrations.TABLE)) {
                newest = Math.max(newest, version(line.split("\t", -1)));
            }
        }
        rows.put(table, count);
        if (newest > 0) {
            schema = Integer.toString(newest);
        }
    }

    /** The version of a row of Flyway's table, whose second column it is; 0 if it has none. */
    private static int version(String[] columns) {
        return columns.length > 1 && columns[1].matches("[0-9]{1,6}") ? Integer.parseInt(columns[1]) : 0;
    }
}
