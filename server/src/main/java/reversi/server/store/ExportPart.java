package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import reversi.json.JsonWriter;

/**
 * A part of an export: the rows of one table that belong to an account, read a page at a time in the order of a key.
 *
 * @param name what the part is called in the document
 * @param source the table and its condition, in SQL, with one parameter: the account
 * @param key the expressions by which rows are ordered, which together are different for each row
 * @param first what is less than the key of every row
 * @param columns what is written of each row
 * @param rows the most rows of a page
 * @param more what else is written of each row
 */
record ExportPart(
        String name,
        String source,
        List<String> key,
        List<Object> first,
        List<ExportColumn> columns,
        int rows,
        More more) {
    private static final int USUAL_ROWS = 200;

    /** Writes what a row leads to, by the first value of its key. */
    interface More {
        void write(Sql sql, long first, JsonWriter out) throws SQLException;
    }

    /** A part whose rows are all that there is to it, ordered by numbers above 0. */
    static ExportPart of(String name, String source, String key, ExportColumn... columns) {
        List<String> keys = List.of(key.split(", "));
        List<Object> first = keys.stream().map(each -> (Object) 0L).toList();
        return new ExportPart(name, source, keys, first, List.of(columns), USUAL_ROWS, (sql, row, out) -> {});
    }

    /** The same from another beginning, for a key that is no number. */
    ExportPart from(Object least) {
        return new ExportPart(name, source, key, List.of(least), columns, rows, more);
    }

    /** The same with more of each row, {@code most} rows at a time. */
    ExportPart with(int most, More other) {
        return new ExportPart(name, source, key, first, columns, most, other);
    }

    /** Writes the rows of an account after a key, as many as a page has; the key of the last one, empty where no more follow. */
    Optional<List<Object>> page(Sql sql, long account, List<Object> after, JsonWriter out) throws SQLException {
        List<Object> values = new ArrayList<>();
        values.add(account);
        values.addAll(after);
        values.add(rows);
        List<List<Object>> keys = sql.all(row -> write(sql, row, out), query(), values.toArray());
        return keys.size() < rows ? Optional.empty() : Optional.of(keys.get(keys.size() - 1));
    }

    private String query() {
        String keys = String.join(", ", key);
        String read = Stream.concat(key.stream(), columns.stream().map(ExportColumn::expression))
                .collect(Collectors.joining(", "));
        String marks = key.stream().map(each -> "?").collect(Collectors.joining(", "));
        return "select " + read + " from " + source + " and (" + keys + ") > (" + marks + ") order by " + keys
                + " limit ?";
    }

    private List<Object> write(Sql sql, ResultSet row, JsonWriter out) throws SQLException {
        List<Object> found = new ArrayList<>();
        for (int i = 1; i <= key.size(); i++) {
            found.add(row.getObject(i));
        }
        out.beginObject();
        for (int i = 0; i < columns.size(); i++) {
            columns.get(i).write(row, key.size() + 1 + i, out);
        }
        more.write(sql, row.getLong(1), out);
        out.endObject();
        return found;
    }
}
