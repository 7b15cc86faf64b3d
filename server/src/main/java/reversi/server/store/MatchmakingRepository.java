package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.rules.Disc;
import reversi.server.game.GameFacts;
import reversi.server.game.SeatedAccount;

/** Invitations, links and people who wait for any opponent: however two players meet, one transaction makes it a game. */
public final class MatchmakingRepository {
    private final Database database;
    private final GameRepository games;
    private final Codec codec;

    /** The meetings of a database. */
    public MatchmakingRepository(Database database, GameRepository games, Codec codec) {
        this.database = database;
        this.games = games;
        this.codec = codec;
    }

    /**
     * An invitation as it is kept.
     *
     * @param id its number
     * @param sender who invites
     * @param receiver who is invited; empty for a link
     * @param terms what is proposed
     * @param rematch the game of which it asks for a rematch
     */
    public record Kept(long id, long sender, Optional<Long> receiver, GameTerms terms, Optional<Long> rematch) {}

    /**
     * Somebody who waits for any opponent.
     *
     * @param account who
     * @param terms what is wanted
     * @param rating the rating
     */
    public record Seeker(long account, GameTerms terms, int rating) {}

    /** Why two players don't come to a game. */
    public enum Obstacle {
        /** The invitation is gone, or somebody else accepted it. */
        GONE,
        /** One of the two is in a game. */
        FIRST_BUSY,
        /** The other is in a game. */
        SECOND_BUSY
    }

    /** What came of an attempt to begin a game. */
    public sealed interface Begun {
        /** It begins. */
        record Yes(GameFacts game) implements Begun {}

        /** It doesn't. */
        record No(Obstacle why) implements Begun {}
    }

    /** Keeps an invitation and returns its number; an older one between the two gives way. */
    public long invite(
            long sender,
            @Nullable Long receiver,
            @Nullable String code,
            GameTerms terms,
            @Nullable Long rematch,
            long now) {
        return database.write(sql -> {
            if (receiver != null) {
                sql.change("delete from invitation where sender = ? and receiver = ?", sender, receiver);
            } else {
                sql.change("delete from invitation where sender = ? and receiver is null", sender);
            }
            return sql.insert(
                    "insert into invitation (sender, receiver, code, terms, rematch, created) values (?, ?, ?, ?, ?, ?)",
                    sender,
                    receiver,
                    code,
                    codec.write(terms),
                    rematch,
                    now);
        });
    }

    private static final String KEPT = "select id, sender, receiver, terms, rematch from invitation";

    private Kept kept(ResultSet row) throws SQLException {
        return new Kept(row.getLong(1), row.getLong(2), whole(row, 3), terms(row.getString(4)), whole(row, 5));
    }

    private static Optional<Long> whole(ResultSet row, int column) throws SQLException {
        long value = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(value);
    }

    private GameTerms terms(String text) {
        if (codec.readTerms(text) instanceof Decoded.Ok<GameTerms> ok) {
            return ok.value();
        }
        throw new IllegalStateException("the database holds terms that no codec wrote");
    }

    /** An invitation by its number. */
    public Optional<Kept> find(long id) {
        return database.read(sql -> sql.first(this::kept, KEPT + " where id = ?", id));
    }

    /** A link by its code. */
    public Optional<Kept> findLink(String code) {
        return database.read(sql -> sql.first(this::kept, KEPT + " where code = ?", code));
    }

    /** The invitations that somebody made or got, links left out. */
    public List<Kept> of(long account) {
        return database.read(sql -> sql.all(
                this::kept,
                KEPT + " where receiver is not null and (sender = ? or receiver = ?) order by id",
                account,
                account));
    }

    /** Forgets an invitation; returns whether there was one. */
    public boolean remove(long id) {
        return database.write(sql -> sql.change("delete from invitation where id = ?", id)) == 1;
    }

    /** Forgets the invitations that somebody made and got, links left out, and returns them. */
    public List<Kept> removeAllOf(long account) {
        return database.write(sql -> {
            List<Kept> gone = sql.all(
                    this::kept,
                    KEPT + " where receiver is not null and (sender = ? or receiver = ?) order by id",
                    account,
                    account);
            for (Kept kept : gone) {
                sql.change("delete from invitation where id = ?", kept.id());
            }
            return gone;
        });
    }

    /** Forgets invitations that nobody has answered since a moment. */
    public int forget(long createdBefore) {
        return database.write(sql -> sql.change("delete from invitation where created < ?", createdBefore));
    }

    /** Accepts an invitation: of all who try at once, one begins a game. */
    public Begun accept(long invitation, GameTerms terms, SeatedAccount black, SeatedAccount white, long now) {
        return database.write(sql -> {
            if (sql.change("delete from invitation where id = ?", invitation) != 1) {
                return new Begun.No(Obstacle.GONE);
            }
            return begin(sql, terms, black, white, now);
        });
    }

    /** Begins a game that needs no invitation: against a bot, which may be in several at once. */
    public Begun begin(GameTerms terms, SeatedAccount black, SeatedAccount white, long now) {
        return database.write(sql -> begin(sql, terms, black, white, now));
    }

    private Begun begin(Sql sql, GameTerms terms, SeatedAccount black, SeatedAccount white, long now)
            throws SQLException {
        lock(sql, black.account(), white.account());
        if (isBusy(sql, black)) {
            return new Begun.No(Obstacle.FIRST_BUSY);
        }
        if (isBusy(sql, white)) {
            return new Begun.No(Obstacle.SECOND_BUSY);
        }
        sql.change("delete from seek where account = ? or account = ?", black.account(), white.account());
        return new Begun.Yes(games.begin(sql, terms, black, white, now));
    }

    /** Two games of one player can't begin at the same time on two nodes; always in the same order, so nobody waits in a circle. */
    private static void lock(Sql sql, long one, long other) throws SQLException {
        String query = "select id from account where id = ?" + sql.forUpdate();
        sql.first(row -> row.getLong(1), query, Math.min(one, other));
        sql.first(row -> row.getLong(1), query, Math.max(one, other));
    }

    private static boolean isBusy(Sql sql, SeatedAccount seat) throws SQLException {
        boolean bot = seat.kind() == PlayerKind.BOT;
        return !bot && !GameRepository.openOf(sql, seat.account()).isEmpty();
    }

    /** Waits for any opponent who wants the same. */
    public void seek(long account, String wanted, GameTerms terms, int rating, long now) {
        database.write(sql -> {
            sql.change("delete from seek where account = ?", account);
            return sql.change(
                    "insert into seek (account, wanted, terms, rating, created) values (?, ?, ?, ?, ?)",
                    account,
                    wanted,
                    codec.write(terms),
                    rating,
                    now);
        });
    }

    /** Waits no longer; returns whether the account did. */
    public boolean stopSeeking(long account) {
        return database.write(sql -> sql.change("delete from seek where account = ?", account)) == 1;
    }

    /**
     * The opponents for somebody who waits, the nearest rating first. How far ratings may be apart grows by {@code perSecond} points
     * with every second that either has waited.
     */
    public List<Seeker> opponents(
            long account, String wanted, int rating, long since, long now, int near, int perSecond) {
        return database.read(sql -> {
            List<Seeker> found = new ArrayList<>();
            for (Waiting other : sql.all(
                    this::waiting,
                    "select account, terms, rating, created from seek where wanted = ? and account <> ?"
                            + " order by abs(rating - ?), created limit 20",
                    wanted,
                    account,
                    rating)) {
                long waited = Math.max(0, now - Math.min(since, other.since)) / 1000;
                if (Math.abs(other.seeker.rating() - rating) <= near + perSecond * waited) {
                    found.add(other.seeker);
                }
            }
            return found;
        });
    }

    /** Somebody who waits, and since when. */
    public record Waiting(Seeker seeker, long since) {}

    /** What somebody waits for; empty where they don't. */
    public Optional<Waiting> waiting(long account) {
        return database.read(sql -> sql.first(
                this::waiting, "select account, terms, rating, created from seek where account = ?", account));
    }

    private Waiting waiting(ResultSet row) throws SQLException {
        return new Waiting(new Seeker(row.getLong(1), terms(row.getString(2)), row.getInt(3)), row.getLong(4));
    }

    /** Makes two people who wait a pair; somebody who has found another opponent meanwhile is gone. */
    public Begun pair(
            long one,
            long other,
            GameTerms terms,
            Disc coloursOfOne,
            SeatedAccount first,
            SeatedAccount second,
            long now) {
        SeatedAccount black = coloursOfOne == Disc.BLACK ? first : second;
        SeatedAccount white = coloursOfOne == Disc.BLACK ? second : first;
        return database.write(sql -> {
            lock(sql, one, other);
            int waiting = sql.first(
                            row -> row.getInt(1),
                            "select count(*) from seek where account = ? or account = ?",
                            one,
                            other)
                    .orElse(0);
            if (waiting != 2) {
                return new Begun.No(Obstacle.GONE);
            }
            return begin(sql, terms, black, white, now);
        });
    }
}
