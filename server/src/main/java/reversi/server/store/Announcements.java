package reversi.server.store;

import java.util.Optional;

/**
 * What whoever runs the server says to everybody: the text of the last line about it in {@link Interventions}, which may be empty. Remembered by
 * each node, which looks every second; thread-safe.
 */
public final class Announcements {
    private static final String ACT = "notice";

    private final Database database;
    private volatile String known;

    public Announcements(Database database) {
        this.database = database;
        this.known = latest();
    }

    /** What was said last, as far as this node knows; empty if nothing holds. Never blocks. */
    public String known() {
        return known;
    }

    /** Looks what was said last; returns it if it is something else than before. May block on the database. */
    public Optional<String> refresh() {
        String now = latest();
        boolean isNew = !now.equals(known);
        known = now;
        return isNew ? Optional.of(now) : Optional.empty();
    }

    /** Says something, at most {@link reversi.online.Protocol#MAX_NOTICE} characters; nothing, where it is empty. */
    public void set(String text, long now) {
        database.write(sql -> {
            Interventions.add(sql, ACT, text, now);
            return text;
        });
        known = text;
    }

    private String latest() {
        return database.read(sql -> sql.first(
                        row -> row.getString("detail"),
                        "select detail from intervention where account = ? and act = ? order by id desc limit 1",
                        Interventions.NO_ACCOUNT,
                        ACT))
                .orElse("");
    }
}
