package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import reversi.online.Letter;

/** A private message as the database holds it. */
final class LetterRow {
    static final String SELECT = "select id, sender, receiver, at, body, seen, request from letter";

    /** The value of {@code request} for a message like any other. */
    static final int NO_REQUEST = 0;

    private LetterRow() {}

    static Letter letter(ResultSet row) throws SQLException {
        return new Letter(
                row.getLong("id"),
                row.getLong("sender"),
                row.getLong("receiver"),
                row.getLong("at"),
                row.getString("body"),
                row.getBoolean("seen"),
                row.getInt("request") != NO_REQUEST);
    }
}
