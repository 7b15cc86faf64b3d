package reversi.desktop;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Copies the games that can be read from a damaged database. */
final class GameRescue {
    private static final Logger LOG = System.getLogger(GameRescue.class.getName());

    /** From both ends, since reading ends where the damage is; the index is not needed for it. */
    private static final List<String> WAYS = List.of("rowid", "rowid desc");

    private GameRescue() {}

    /** Copies every game that can be read; answers how many those are. Throws only where they can't be written. */
    static int copy(Connection from, Connection into) throws SQLException {
        int copied = 0;
        into.setAutoCommit(false);
        try (PreparedStatement insert =
                into.prepareStatement("insert or ignore into game (id, at, summary, body) values (?, ?, ?, ?)")) {
            for (String way : WAYS) {
                copied += copy(from, insert, way);
            }
        }
        into.commit();
        into.setAutoCommit(true);
        return copied;
    }

    private static int copy(Connection from, PreparedStatement insert, String way) throws SQLException {
        int copied = 0;
        try (Statement statement = from.createStatement()) {
            Optional<ResultSet> found = read(
                    () -> statement.executeQuery("select id, at, summary, body from game not indexed order by " + way));
            while (found.isPresent() && take(found.get(), insert)) {
                copied += insert.executeUpdate();
            }
        }
        return copied;
    }

    /** Reads the next game; answers whether there is one that can be read. */
    private static boolean take(ResultSet found, PreparedStatement insert) throws SQLException {
        Optional<Game> game = read(() -> found.next()
                ? new Game(found.getString(1), found.getLong(2), found.getString(3), found.getString(4))
                : null);
        if (game.isPresent()) {
            insert.setString(1, game.get().id);
            insert.setLong(2, game.get().at);
            insert.setString(3, game.get().summary);
            insert.setString(4, game.get().body);
        }
        return game.isPresent();
    }

    private static <T> Optional<T> read(Reading<T> reading) {
        try {
            return Optional.ofNullable(reading.read());
        } catch (SQLException damaged) {
            LOG.log(Level.WARNING, "archive-read-in-part", "failure", damaged.getMessage());
            return Optional.empty();
        }
    }

    private record Game(String id, long at, String summary, String body) {}

    /** Reads something, or null where there is no more. */
    private interface Reading<T> {
        @Nullable
        T read() throws SQLException;
    }
}
