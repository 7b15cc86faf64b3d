package reversi.server.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Players' feedback to the operator; only the newest entries are kept. */
public final class FeedbackRepository {
    /** Number of entries kept. */
    public static final int MAX_ENTRIES = 5_000;

    private final Database database;
    private final int limit;

    public FeedbackRepository(Database database) {
        this(database, MAX_ENTRIES);
    }

    /** {@code limit} is the number of entries kept. */
    FeedbackRepository(Database database, int limit) {
        this.database = database;
        this.limit = limit;
    }

    /**
     * One entry.
     *
     * @param at when, in milliseconds since the epoch
     * @param name the sender's current name; empty if not signed in or deleted since
     * @param version the sender's version of the game
     */
    public record Feedback(long id, long at, Optional<String> name, String version, String text) {}

    /** Stores an entry and deletes the oldest ones beyond the limit. */
    public void add(OptionalLong account, String version, String text, long now) {
        @Nullable Long who = account.isPresent() ? (Long) account.getAsLong() : null;
        database.write(sql -> {
            long id = sql.insert(
                    "insert into feedback (at, account, version, body) values (?, ?, ?, ?)", now, who, version, text);
            return sql.change("delete from feedback where id <= ?", id - limit);
        });
    }

    /** At most {@code count} entries, newest first. */
    public List<Feedback> newest(int count) {
        return database.read(sql -> sql.all(
                row -> new Feedback(
                        row.getLong("id"),
                        row.getLong("at"),
                        Optional.ofNullable(row.getString("name")),
                        row.getString("version"),
                        row.getString("body")),
                "select f.id, f.at, a.name, f.version, f.body from feedback f left join account a on a.id = f.account"
                        + " order by f.id desc limit ?",
                count));
    }
}
