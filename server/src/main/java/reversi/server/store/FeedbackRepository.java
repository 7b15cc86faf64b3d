package reversi.server.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** What people tell whoever runs the server; only the newest is kept. */
public final class FeedbackRepository {
    /** How many are kept: older ones make room for newer ones. */
    public static final int MOST = 5_000;

    private final Database database;
    private final int most;

    /** The feedback of a database. */
    public FeedbackRepository(Database database) {
        this(database, MOST);
    }

    /** The feedback of a database that keeps so many at most. */
    FeedbackRepository(Database database, int most) {
        this.database = database;
        this.most = most;
    }

    /**
     * What somebody said.
     *
     * @param at when, in milliseconds since 1970
     * @param name who, by the present name; empty for somebody who was not signed in or is no longer a member
     * @param version what they use
     */
    public record Feedback(long id, long at, Optional<String> name, String version, String text) {}

    /** Keeps what somebody says. */
    public void add(OptionalLong account, String version, String text, long now) {
        @Nullable Long who = account.isPresent() ? (Long) account.getAsLong() : null;
        database.write(sql -> {
            long id = sql.insert(
                    "insert into feedback (at, account, version, body) values (?, ?, ?, ?)", now, who, version, text);
            return sql.change("delete from feedback where id <= ?", id - most);
        });
    }

    /** The newest, the latest first, at most so many. */
    public List<Feedback> newest(int count) {
        return database.read(sql -> sql.all(
                row -> new Feedback(
                        row.getLong(1),
                        row.getLong(2),
                        Optional.ofNullable(row.getString(3)),
                        row.getString(4),
                        row.getString(5)),
                "select f.id, f.at, a.name, f.version, f.body from feedback f left join account a on a.id = f.account"
                        + " order by f.id desc limit ?",
                count));
    }
}
