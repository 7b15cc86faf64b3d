package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.game.Ending;
import reversi.online.Codec;
import reversi.online.Decoded;
import reversi.online.Finish;
import reversi.online.GameTerms;
import reversi.online.PlayerKind;
import reversi.online.Protocol;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.server.game.GameFacts;
import reversi.server.game.SeatedAccount;

/** Invitations, links and seekers. Each way into a game is a single transaction, so that a player is in one game at most. */
public final class MatchmakingRepository {
    private final Database database;
    private final GameRepository games;
    /** So many of a player's latest games of each colour say whether they run away. */
    private static final int LATEST_GAMES = 10;

    private final Codec codec;

    public MatchmakingRepository(Database database, GameRepository games, Codec codec) {
        this.database = database;
        this.games = games;
        this.codec = codec;
    }

    /**
     * A stored invitation or link.
     *
     * @param id its id
     * @param sender the inviting account
     * @param receiver the invited account; empty for a link
     * @param terms the proposed terms
     * @param rematch the game to be repeated, for a rematch
     */
    public record StoredInvitation(
            long id, long sender, Optional<Long> receiver, GameTerms terms, Optional<Long> rematch) {}

    /**
     * An account waiting for quick pairing.
     *
     * @param account the account's id
     * @param terms the terms sought
     * @param rating the account's rating
     * @param range how many points the ratings may be apart; 0 for a difference that grows with the wait
     */
    public record Seeker(long account, GameTerms terms, int rating, int range) {}

    /** Why a game could not be started. */
    public enum Obstacle {
        /** The invitation is gone, or somebody else accepted it. */
        GONE,
        /** The first player (Black) is in a game. */
        FIRST_BUSY,
        /** The second player (White) is in a game. */
        SECOND_BUSY,
        /** One of them was deleted. */
        DELETED
    }

    /** The result of an attempt to start a game. */
    public sealed interface StartResult {
        /** The game was created. */
        record Started(GameFacts game) implements StartResult {}

        /** No game was created. */
        record Refused(Obstacle reason) implements StartResult {}
    }

    /** Stores an invitation (or a link, if {@code receiver} is null) and returns its id; it replaces an earlier one to the same receiver. */
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

    private static final String SELECT_INVITATION = "select id, sender, receiver, terms, rematch from invitation";

    private StoredInvitation invitation(ResultSet row) throws SQLException {
        return new StoredInvitation(
                row.getLong("id"),
                row.getLong("sender"),
                Sql.number(row, "receiver"),
                codec.readTerms(row.getString("terms")).orElseThrow(DamagedRow::new),
                Sql.number(row, "rematch"));
    }

    /** An invitation by its id. */
    public Optional<StoredInvitation> find(long id) {
        return database.read(sql -> sql.first(this::invitation, SELECT_INVITATION + " where id = ?", id));
    }

    public Optional<StoredInvitation> findLink(String code) {
        if (Sql.isUnstorable(code)) {
            return Optional.empty();
        }
        return database.read(sql -> sql.first(this::invitation, SELECT_INVITATION + " where code = ?", code));
    }

    /** The invitations from and to an account, without links. */
    public List<StoredInvitation> of(long account) {
        return database.read(sql -> sql.all(
                this::invitation,
                SELECT_INVITATION + " where receiver is not null and (sender = ? or receiver = ?) order by id",
                account,
                account));
    }

    /** Deletes an invitation; returns whether it existed. */
    public boolean remove(long id) {
        return database.write(sql -> sql.change("delete from invitation where id = ?", id)) == 1;
    }

    /** Deletes the invitations from and to an account, without links, and returns them; those to a game by days wait. */
    public List<StoredInvitation> removeLiveOf(long account) {
        return database.write(sql -> {
            List<StoredInvitation> removed = sql
                    .all(
                            this::invitation,
                            SELECT_INVITATION
                                    + " where receiver is not null and (sender = ? or receiver = ?) order by id",
                            account,
                            account)
                    .stream()
                    .filter(invitation -> !invitation.terms().isByDays())
                    .toList();
            for (StoredInvitation invitation : removed) {
                sql.change("delete from invitation where id = ?", invitation.id());
            }
            return removed;
        });
    }

    /** Deletes invitations and links created before a time, those to games by days only where they are even older; returns how many. */
    public int deleteCreatedBefore(long live, long byDays) {
        return database.write(sql -> {
            int deleted = sql.change("delete from invitation where created < ?", byDays);
            for (StoredInvitation old : sql.all(this::invitation, SELECT_INVITATION + " where created < ?", live)) {
                deleted += old.terms().isByDays() ? 0 : sql.change("delete from invitation where id = ?", old.id());
            }
            return deleted;
        });
    }

    /** How many invitations to games by days wait for an account's answer. */
    public long waitingByDays(long receiver) {
        return of(receiver).stream()
                .filter(invitation ->
                        invitation.terms().isByDays() && invitation.receiver().equals(Optional.of(receiver)))
                .count();
    }

    /** Accepts an invitation; of concurrent attempts exactly one succeeds. */
    public StartResult accept(long invitation, GameTerms terms, SeatedAccount black, SeatedAccount white, long now) {
        return database.write(sql -> {
            if (sql.change("delete from invitation where id = ?", invitation) != 1) {
                return new StartResult.Refused(Obstacle.GONE);
            }
            return begin(sql, terms, black, white, now);
        });
    }

    /** Starts a game without invitation, against a bot; bots may play any number at once. */
    public StartResult begin(GameTerms terms, SeatedAccount black, SeatedAccount white, long now) {
        return database.write(sql -> begin(sql, terms, black, white, now));
    }

    private StartResult begin(Sql sql, GameTerms terms, SeatedAccount black, SeatedAccount white, long now)
            throws SQLException {
        if (!lock(sql, black.account(), white.account())) {
            return new StartResult.Refused(Obstacle.DELETED);
        }
        if (isBusy(sql, terms, black)) {
            return new StartResult.Refused(Obstacle.FIRST_BUSY);
        }
        if (isBusy(sql, terms, white)) {
            return new StartResult.Refused(Obstacle.SECOND_BUSY);
        }
        if (!terms.isByDays()) {
            sql.change("delete from seek where account = ? or account = ?", black.account(), white.account());
        }
        return new StartResult.Started(games.create(sql, terms, black, white, now));
    }

    /**
     * Locks both accounts so that no other node starts a game with either or deletes it; always in the same order, against deadlock. Returns
     * whether both are there.
     */
    private static boolean lock(Sql sql, long one, long other) throws SQLException {
        boolean isFirstThere = AccountRepository.isThere(sql, Math.min(one, other));
        boolean isSecondThere = AccountRepository.isThere(sql, Math.max(one, other));
        return isFirstThere && isSecondThere;
    }

    /**
     * Whether an account is in a game, or has an opponent in a tournament who waits for it; for a game by days, whether it has as many of
     * those as it may.
     */
    private boolean isBusy(Sql sql, GameTerms terms, SeatedAccount seat) throws SQLException {
        if (seat.kind() == PlayerKind.BOT) {
            return false;
        }
        List<GameRepository.Open> open = games.openWithTerms(sql, seat.account());
        long byDays = open.stream().filter(game -> game.terms().isByDays()).count();
        return terms.isByDays()
                ? byDays >= Protocol.MAX_GAMES_BY_DAYS
                : byDays < open.size() || TournamentRepository.isCalled(sql, seat.account());
    }

    /** Starts seeking; {@code key} is a key that is equal for compatible terms. */
    public void seek(Seeker seeker, String key, long now) {
        long account = seeker.account();
        database.write(sql -> {
            sql.change("delete from seek where account = ?", account);
            if (!AccountRepository.isThere(sql, account)) {
                return 0;
            }
            return sql.change(
                    "insert into seek (account, wanted, terms, rating, range, created) values (?, ?, ?, ?, ?, ?)",
                    account,
                    key,
                    codec.write(seeker.terms()),
                    seeker.rating(),
                    seeker.range(),
                    now);
        });
    }

    /** Stops seeking; returns whether the account did seek. */
    public boolean stopSeeking(long account) {
        return database.write(sql -> sql.change("delete from seek where account = ?", account)) == 1;
    }

    /**
     * At most 20 opponents for a seeker who waits since then, nearest rating first. Ratings may differ by as much as {@code widening} says
     * and each of the two allows. Who begins to seek later than {@code now} is not found, and finds nobody.
     */
    public List<Seeker> opponents(Seeker seeker, String key, long since, long now, Widening widening) {
        if (since > now) {
            return List.of();
        }
        return database.read(sql -> {
            List<Seeker> found = new ArrayList<>();
            for (Waiting other : sql.all(
                    this::waiting,
                    "select account, terms, rating, range, created from seek where wanted = ? and account <> ?"
                            + " and created <= ? order by abs(rating - ?), created limit 20",
                    key,
                    seeker.account(),
                    now,
                    seeker.rating())) {
                long waited = Math.max(0, now - Math.min(since, other.since)) / 1000;
                int apart = Math.abs(other.seeker.rating() - seeker.rating());
                if (apart <= widening.range(seeker.range(), waited)
                        && apart <= widening.range(other.seeker.range(), waited)) {
                    found.add(other.seeker);
                }
            }
            return found;
        });
    }

    /**
     * How far apart ratings may be for whoever sets no range.
     *
     * @param first in points, at first
     * @param perSecond how much more for each second that either of the two has waited
     */
    public record Widening(int first, int perSecond) {
        private long range(int own, long waited) {
            return own > 0 ? own : first + perSecond * waited;
        }
    }

    /** When an account left its latest games with people, for good or for too long, or stalled them, in milliseconds since the epoch. */
    public List<Long> departures(long account) {
        return database.read(sql -> {
            List<Long> left = new ArrayList<>(departures(sql, account, Disc.BLACK));
            left.addAll(departures(sql, account, Disc.WHITE));
            return left;
        });
    }

    private List<Long> departures(Sql sql, long account, Disc own) throws SQLException {
        String query = own == Disc.BLACK
                ? "g.finished, g.finish, g.stalled from game g join account o on o.id = g.white where g.black = ?"
                : "g.finished, g.finish, g.stalled from game g join account o on o.id = g.black where g.white = ?";
        List<Long> left = new ArrayList<>();
        for (Ended game : sql.all(
                row -> new Ended(row.getLong("finished"), row.getString("finish"), row.getBoolean("stalled")),
                "select " + query + " and g.finished is not null and o.kind <> ? order by g.id desc limit ?",
                account,
                StoredCodes.of(PlayerKind.BOT),
                LATEST_GAMES)) {
            if (codec.readEvent(game.finish) instanceof Decoded.Ok<TableEvent> ok
                    && ok.value() instanceof TableEvent.Finished finished
                    && isLeftBy(finished.finish(), game.stalled, own)) {
                left.add(game.at);
            }
        }
        return left;
    }

    private record Ended(long at, String finish, boolean stalled) {}

    private static boolean isLeftBy(Finish finish, boolean stalled, Disc own) {
        boolean isLeft = stalled || finish.ending() == Ending.LEFT || finish.ending() == Ending.CLAIMED;
        return isLeft && finish.winner().filter(winner -> winner != own).isPresent();
    }

    /** A seeker, and since when, in milliseconds since the epoch. */
    public record Waiting(Seeker seeker, long since) {}

    /** What an account seeks; empty if it does not. */
    public Optional<Waiting> waiting(long account) {
        return database.read(sql -> sql.first(
                this::waiting, "select account, terms, rating, range, created from seek where account = ?", account));
    }

    private Waiting waiting(ResultSet row) throws SQLException {
        Seeker seeker = new Seeker(
                row.getLong("account"),
                codec.readTerms(row.getString("terms")).orElseThrow(DamagedRow::new),
                row.getInt("rating"),
                row.getInt("range"));
        return new Waiting(seeker, row.getLong("created"));
    }

    /** Starts a game between two seekers; {@code GONE} if either has stopped seeking meanwhile. */
    public StartResult pair(
            long one,
            long other,
            GameTerms terms,
            Disc colourOfFirst,
            SeatedAccount first,
            SeatedAccount second,
            long now) {
        SeatedAccount black = colourOfFirst == Disc.BLACK ? first : second;
        SeatedAccount white = colourOfFirst == Disc.BLACK ? second : first;
        return database.write(sql -> {
            if (!lock(sql, one, other)) {
                return new StartResult.Refused(Obstacle.DELETED);
            }
            int waiting = sql.first(
                            row -> row.getInt(1),
                            "select count(*) from seek where account = ? or account = ?",
                            one,
                            other)
                    .orElse(0);
            if (waiting != 2) {
                return new StartResult.Refused(Obstacle.GONE);
            }
            return begin(sql, terms, black, white, now);
        });
    }
}
