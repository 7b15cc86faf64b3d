package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Base64;
import java.util.function.IntFunction;
import reversi.json.JsonWriter;

/**
 * A value in the rows of an export.
 *
 * @param name what it is called in the document
 * @param expression where it is found, in SQL
 * @param form how it is written
 */
record ExportColumn(String name, String expression, Form form) {
    /** How a value that is not null is written. */
    interface Form {
        /** Writes the column {@code at} of a row, from 1. */
        void write(ResultSet row, int at, JsonWriter out) throws SQLException;
    }

    /** A whole number, or a time in milliseconds since 1970. */
    static ExportColumn number(String name, String expression) {
        return new ExportColumn(name, expression, (row, at, out) -> out.value(row.getLong(at)));
    }

    /** A number with a fraction, as a text. */
    static ExportColumn fraction(String name, String expression) {
        return new ExportColumn(name, expression, (row, at, out) -> out.value(Double.toString(row.getDouble(at))));
    }

    static ExportColumn text(String name, String expression) {
        return new ExportColumn(name, expression, (row, at, out) -> out.value(row.getString(at)));
    }

    /** True or false. */
    static ExportColumn flag(String name, String expression) {
        return new ExportColumn(name, expression, (row, at, out) -> out.value(row.getBoolean(at)));
    }

    /** What is kept as JSON. */
    static ExportColumn json(String name, String expression) {
        return new ExportColumn(name, expression, (row, at, out) -> out.json(row.getString(at)));
    }

    /** Bytes, in Base64. */
    static ExportColumn bytes(String name, String expression) {
        return new ExportColumn(
                name,
                expression,
                (row, at, out) -> out.value(Base64.getEncoder().encodeToString(row.getBytes(at))));
    }

    /** One of a few, which is kept as a number. */
    static ExportColumn code(String name, String expression, IntFunction<? extends Enum<?>> meaning) {
        return new ExportColumn(
                name,
                expression,
                (row, at, out) -> out.value(meaning.apply(row.getInt(at)).name()));
    }

    void write(ResultSet row, int at, JsonWriter out) throws SQLException {
        if (row.getObject(at) != null) {
            out.name(name);
            form.write(row, at, out);
        }
    }
}
