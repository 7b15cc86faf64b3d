package reversi.server.store;

import java.util.List;
import reversi.game.TimeControl;

/** The browsers that are told what waits while the game is not open, and of what was told. */
public final class PushRepository {
    private static final long DAY_MILLIS = 1_000L * TimeControl.DAY;

    /** The part of the time for a move that is left when somebody is reminded. */
    private static final int REMINDED_PART = 4;

    private final Database database;

    public PushRepository(Database database) {
        this.database = database;
    }

    /**
     * Where the messages of a browser go.
     *
     * @param endpoint the address at its push service; a secret
     * @param key its public key
     * @param secret what it shares with whoever may write to it
     * @param language of what it shows
     */
    public record Subscription(String endpoint, String key, String secret, String language) {}

    /** A game whose time ends soon. */
    public record Ending(long game, long deadline) {}

    /** Keeps where the messages of a session's browser go, until the session ends; false, and nothing, for one that has ended. */
    public boolean set(long account, long session, Subscription subscription) {
        return database.write(sql -> {
            boolean isThere = sql.number(
                            "select id from session where id = ? and account = ?" + sql.forUpdate(), session, account)
                    .isPresent();
            if (!isThere) {
                return false;
            }
            sql.change(
                    "delete from push_subscription where session = ? or endpoint = ?",
                    session,
                    subscription.endpoint());
            return sql.change(
                            "insert into push_subscription (session, account, endpoint, browser_key, secret, language)"
                                    + " values (?, ?, ?, ?, ?, ?)",
                            session,
                            account,
                            subscription.endpoint(),
                            subscription.key(),
                            subscription.secret(),
                            subscription.language())
                    == 1;
        });
    }

    /** Forgets the browser of a session. */
    public void end(long session) {
        database.write(sql -> sql.change("delete from push_subscription where session = ?", session));
    }

    /** Forgets an address that its push service does not know any more. */
    public void gone(String endpoint) {
        database.write(sql -> sql.change("delete from push_subscription where endpoint = ?", endpoint));
    }

    /** Whether the browser of a session is told. */
    public boolean isOn(long session) {
        return database.read(sql -> sql.number("select session from push_subscription where session = ?", session))
                .isPresent();
    }

    /** The browsers of an account, as many as it has sessions at most. */
    public List<Subscription> of(long account) {
        return database.read(sql -> sql.all(
                row -> new Subscription(
                        row.getString("endpoint"),
                        row.getString("browser_key"),
                        row.getString("secret"),
                        row.getString("language")),
                "select endpoint, browser_key, secret, language from push_subscription where account = ?",
                account));
    }

    /** Whether nobody has told of this move of a game or a later one, as is done now. */
    public boolean claimMove(long game, int ply) {
        return claim("update push_told set ply = ? where game = ? and ply < ?", game, ply);
    }

    /** Whether nobody has told that this time ends, as is done now. */
    public boolean claimDeadline(Ending ending) {
        return claim(
                "update push_told set deadline = ? where game = ? and deadline < ?", ending.game(), ending.deadline());
    }

    private boolean claim(String update, long game, long number) {
        return database.write(sql -> {
            sql.change("insert into push_told (game) values (?) on conflict do nothing", game);
            return sql.change(update, number, game, number) == 1;
        });
    }

    /** Forgets what was told of a game that is over. */
    public void forget(long game) {
        database.write(sql -> sql.change("delete from push_told where game = ?", game));
    }

    /** Games by days that go on, of which less than a quarter of the time for a move is left, a day at most, and of which nobody was told so. */
    public List<Ending> ending(long now, int limit) {
        return database.read(sql -> sql.all(
                row -> new Ending(row.getLong("id"), row.getLong("deadline")),
                "select g.id, g.deadline from game g where g.finished is null and g.deadline > ? and g.deadline <= ?"
                        + " and g.deadline >= g.touched + ? and (g.deadline - ?) * ? <= g.deadline - g.touched"
                        + " and exists (select 1 from push_subscription p where p.account in (g.black, g.white))"
                        + " and not exists (select 1 from push_told t where t.game = g.id and t.deadline >= g.deadline)"
                        + " order by g.deadline limit ?",
                now,
                now + DAY_MILLIS,
                DAY_MILLIS,
                now,
                REMINDED_PART,
                limit));
    }
}
