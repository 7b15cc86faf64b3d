package reversi.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import reversi.game.Game;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.online.Codec;
import reversi.online.GameTerms;
import reversi.online.RatingPool;
import reversi.online.TableEvent;
import reversi.rules.Disc;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.game.PlayerStats;
import reversi.server.game.SeatedAccount;
import reversi.server.game.TournamentLink;
import reversi.verify.GameLog;

/** Games and their events; events are append-only. */
public final class GameRepository {
    private static final String PLAYERS = " join account b on b.id = g.black join account w on w.id = g.white";
    private static final String FACTS =
            "select g.id, g.terms, g.started, g.black, b.kind as black_kind, g.white, w.kind as white_kind, g.open_chat,"
                    + " g.tournament, t.no_show from game g" + PLAYERS
                    + " left join tournament t on t.id = g.tournament";

    private final Database database;
    private final Codec codec;
    private final EventLog log;

    public GameRepository(Database database, Codec codec) {
        this.database = database;
        this.codec = codec;
        this.log = new EventLog(codec);
    }

    /**
     * Appends each proposal's events to its game, all in one transaction. Returns, in the same order, the appended events; none where the
     * game was no longer at the proposal's version. Throws StoreException, after which the events may nevertheless have been appended.
     */
    public List<List<StoredEvent>> add(List<Proposal> proposals) {
        // Sorted, so that all nodes lock rows in the same order.
        List<Proposal> sorted = new ArrayList<>(proposals);
        sorted.sort(Comparator.comparingLong(proposal -> proposal.game().id()));
        Map<Proposal, List<StoredEvent>> added = database.write(sql -> addSorted(sql, sorted));
        List<List<StoredEvent>> answers = new ArrayList<>();
        for (Proposal proposal : proposals) {
            answers.add(added.getOrDefault(proposal, List.of()));
        }
        return answers;
    }

    private Map<Proposal, List<StoredEvent>> addSorted(Sql sql, List<Proposal> proposals) throws SQLException {
        List<Proposal> claimed = claim(sql, proposals);
        Map<Proposal, List<StoredEvent>> added = new HashMap<>();
        Map<Long, PlayerStats> stats = lockStats(sql, claimed);
        for (Proposal proposal : claimed) {
            added.put(proposal, events(sql, proposal, stats));
        }
        log.append(sql, added);
        return added;
    }

    /** Optimistic locking: returns the proposals whose update of the game's last event number succeeded. */
    private static List<Proposal> claim(Sql sql, List<Proposal> proposals) throws SQLException {
        List<@Nullable Object[]> rows = new ArrayList<>();
        for (Proposal proposal : proposals) {
            rows.add(new Object[] {
                proposal.version() + proposal.size(),
                proposal.placements(),
                proposal.deadline().isPresent() ? proposal.deadline().getAsLong() : null,
                proposal.at(),
                proposal.game().id(),
                proposal.version(),
                proposal.onlyAfter() ? proposal.at() : Long.MAX_VALUE
            });
        }
        int[] counts = sql.changeBatch(
                "update game set seq = ?, placements = ?, deadline = ?, touched = ?"
                        + " where id = ? and seq = ? and (deadline is null or deadline <= ?)",
                rows);
        List<Proposal> claimed = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] == 1) {
                claimed.add(proposals.get(i));
            }
        }
        return claimed;
    }

    /** Reads the stats of the players of ending games, in order of their ids, and locks those of rated games. */
    private static Map<Long, PlayerStats> lockStats(Sql sql, List<Proposal> claimed) throws SQLException {
        Map<Long, Boolean> players = new TreeMap<>();
        for (Proposal proposal : claimed) {
            if (proposal.end().isPresent()) {
                boolean counts = proposal.game().counts();
                players.merge(proposal.game().black().account(), counts, Boolean::logicalOr);
                players.merge(proposal.game().white().account(), counts, Boolean::logicalOr);
            }
        }
        Map<Long, PlayerStats> stats = new HashMap<>();
        for (Map.Entry<Long, Boolean> player : players.entrySet()) {
            String query =
                    "select rating, points, games, wins, draws, deviation, volatility, rated_at from account where id = ?"
                            + (player.getValue() ? sql.forUpdate() : "");
            stats.put(
                    player.getKey(),
                    sql.first(StatsColumns::read, query, player.getKey()).orElseThrow());
        }
        return stats;
    }

    private List<StoredEvent> events(Sql sql, Proposal proposal, Map<Long, PlayerStats> stats) throws SQLException {
        List<StoredEvent> events = new ArrayList<>(proposal.size());
        int seq = proposal.version();
        for (TableEvent event : proposal.events()) {
            events.add(new StoredEvent(++seq, proposal.at(), proposal.nonce(), event));
        }
        if (proposal.end().isPresent()) {
            TableEvent.Finished finished = settle(sql, proposal, stats);
            events.add(new StoredEvent(++seq, proposal.at(), proposal.nonce(), finished));
        }
        return events;
    }

    private TableEvent.Finished settle(Sql sql, Proposal proposal, Map<Long, PlayerStats> stats) throws SQLException {
        GameFacts game = proposal.game();
        long black = game.black().account();
        long white = game.white().account();
        Result end = proposal.end().orElseThrow();
        boolean counts = game.counts()
                && PlayerStats.isSettled(end, proposal.plies())
                && countedOfPair(sql, black, white, proposal.at()) < PlayerStats.MOST_OF_PAIR
                && !OriginRepository.areShared(sql, black, white, proposal.at());
        RatingPool pool = RatingPool.of(game.terms());
        RatingRepository.Side blackSide = new RatingRepository.Side(black, Disc.BLACK, require(stats, black));
        RatingRepository.Side whiteSide = new RatingRepository.Side(white, Disc.WHITE, require(stats, white));
        PlayerStats.Settled settled = counts
                ? RatingRepository.settle(sql, pool, blackSide, whiteSide, end, proposal.at())
                : PlayerStats.settle(end, false, blackSide.all(), whiteSide.all(), proposal.at());
        if (counts && pool.isOverall()) {
            meet(sql, black, white, require(stats, white));
            meet(sql, white, black, require(stats, black));
        }
        update(sql, black, stats, settled.black());
        update(sql, white, stats, settled.white());
        TableEvent.Finished finished = new TableEvent.Finished(settled.finish());
        sql.change(
                "update game set finished = ?, finish = ?, counted = ?, deadline = null where id = ?",
                proposal.at(),
                codec.write(finished),
                counts,
                game.id());
        return finished;
    }

    /** Notes an established opponent, as they were before the game, the first time that one is met. */
    private static void meet(Sql sql, long account, long opponent, PlayerStats opponentBefore) throws SQLException {
        if (opponentBefore.isEstablished()
                && sql.change(
                                "insert into met (account, opponent) values (?, ?) on conflict do nothing",
                                account,
                                opponent)
                        == 1) {
            sql.change("update account set met = met + 1 where id = ?", account);
        }
    }

    /** Number of rated games between two players within the last day. Their stats must be locked. */
    private static int countedOfPair(Sql sql, long one, long other, long now) throws SQLException {
        return sql.first(
                        row -> row.getInt("games"),
                        "select count(*) as games from game where counted and finished > ?"
                                + " and ((black = ? and white = ?) or (black = ? and white = ?))",
                        now - PlayerStats.PAIR_MILLIS,
                        one,
                        other,
                        other,
                        one)
                .orElse(0);
    }

    private static PlayerStats require(Map<Long, PlayerStats> stats, long account) {
        PlayerStats found = stats.get(account);
        if (found == null) {
            throw new IllegalStateException("account " + account + " was not locked");
        }
        return found;
    }

    private static void update(Sql sql, long account, Map<Long, PlayerStats> stats, PlayerStats after)
            throws SQLException {
        if (!after.equals(stats.put(account, after))) {
            sql.change(
                    "update account set rating = ?, points = ?, games = ?, wins = ?, draws = ?,"
                            + " deviation = ?, volatility = ?, rated_at = ? where id = ?",
                    after.rating(),
                    after.points(),
                    after.games(),
                    after.wins(),
                    after.draws(),
                    after.deviation(),
                    after.volatility(),
                    after.ratedAt(),
                    account);
        }
    }

    /** Creates a game within a transaction. */
    public GameFacts create(Sql sql, GameTerms terms, SeatedAccount black, SeatedAccount white, long now)
            throws SQLException {
        return create(sql, terms, black, white, now, Optional.empty());
    }

    /** As above, for a tournament if there is one. */
    GameFacts create(
            Sql sql,
            GameTerms terms,
            SeatedAccount black,
            SeatedAccount white,
            long now,
            Optional<TournamentLink> tournament)
            throws SQLException {
        boolean openChat = sql.first(
                        row -> row.getInt("open"),
                        "select count(*) as open from account where open_chat and (id = ? or id = ?)",
                        black.account(),
                        white.account())
                .equals(Optional.of(2));
        GameFacts draft = new GameFacts(0, terms, black, white, now, openChat, tournament);
        OptionalLong deadline = GameState.start(draft).deadline();
        long id = sql.insert(
                "insert into game (terms, rated, black, white, started, touched, deadline, open_chat,"
                        + " tournament) values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                codec.write(terms),
                draft.counts(),
                black.account(),
                white.account(),
                now,
                now,
                deadline.isPresent() ? deadline.getAsLong() : null,
                openChat,
                tournament.map(TournamentLink::tournament).orElse(null));
        return new GameFacts(id, terms, black, white, now, openChat, tournament);
    }

    /** Whoever lost this game let the clock run out in a lost position. */
    public void markStalled(long game) {
        database.write(sql -> sql.change("update game set stalled = true where id = ?", game));
    }

    /** Whether other nodes may append to the games too. */
    public boolean isShared() {
        return database.isShared();
    }

    public Optional<GameFacts> facts(long id) {
        return database.read(sql -> facts(sql, id));
    }

    /** As above, within a transaction. */
    Optional<GameFacts> facts(Sql sql, long id) throws SQLException {
        return sql.first(this::facts, FACTS + " where g.id = ?", id);
    }

    private GameFacts facts(ResultSet row) throws SQLException {
        GameTerms terms = codec.readTerms(row.getString("terms")).orElseThrow(DamagedRow::new);
        SeatedAccount black = new SeatedAccount(row.getLong("black"), StoredCodes.kind(row.getInt("black_kind")));
        SeatedAccount white = new SeatedAccount(row.getLong("white"), StoredCodes.kind(row.getInt("white_kind")));
        long tournament = row.getLong("tournament");
        return new GameFacts(
                row.getLong("id"),
                terms,
                black,
                white,
                row.getLong("started"),
                row.getBoolean("open_chat"),
                tournament == 0
                        ? Optional.empty()
                        : Optional.of(new TournamentLink(tournament, 1_000 * row.getLong("no_show"))));
    }

    /** The events of a game after event number {@code version}, in order. */
    public List<StoredEvent> eventsAfter(long game, int version) {
        return database.read(sql -> log.after(sql, game, version));
    }

    /** All events of a game in order, of what was said only the latest {@code remarks}: where others were said there are gaps. */
    public List<StoredEvent> events(long game, int remarks) {
        return database.read(sql -> log.whole(sql, game, remarks));
    }

    /** A game as it was played, apart from what was said; empty if there is none. */
    public Optional<Game> replay(long game) {
        return facts(game).map(facts -> replay(facts, events(game, 0)));
    }

    /** A game as these of its events say, in order, which may leave out what was said. */
    public static Game replay(GameFacts facts, List<StoredEvent> events) {
        GameState state = GameState.start(facts);
        for (StoredEvent stored : events) {
            state = state.skippingTo(stored.seq() - 1).with(stored.event(), stored.at());
        }
        return state.game();
    }

    /** What happened in a game that is over, apart from what was said; empty where there is none and for one that counts for nothing. */
    public Optional<GameLog> log(long game) {
        return facts(game)
                .filter(facts -> facts.terms().rated() || facts.tournament().isPresent())
                .map(facts -> new GameLog(
                        game,
                        facts.tournament().map(TournamentLink::tournament),
                        facts.terms(),
                        facts.counts(),
                        facts.black().account(),
                        facts.white().account(),
                        facts.started(),
                        entries(game)))
                .filter(GameLog::isOver);
    }

    private List<GameLog.Entry> entries(long game) {
        return events(game, 0).stream()
                .map(stored -> new GameLog.Entry(stored.at(), stored.event()))
                .toList();
    }

    /** The ids of an account's games in progress, oldest first. */
    public List<Long> open(long account) {
        return database.read(sql -> openOf(sql, account));
    }

    /** As {@link #open}, within a transaction. */
    public static List<Long> openOf(Sql sql, long account) throws SQLException {
        return sql.numbers(
                "select id from game where finished is null and black = ? union"
                        + " select id from game where finished is null and white = ? order by 1",
                account,
                account);
    }

    /** Which of an account's games in progress are played at the board now, and which by days; within a transaction. */
    List<Open> openWithTerms(Sql sql, long account) throws SQLException {
        return sql.all(
                row -> new Open(
                        row.getLong("id"),
                        codec.readTerms(row.getString("terms")).orElseThrow(DamagedRow::new)),
                "select id, terms from game where finished is null and black = ? union"
                        + " select id, terms from game where finished is null and white = ? order by 1",
                account,
                account);
    }

    /** A game in progress. */
    record Open(long id, GameTerms terms) {}

    /** The game that an account sits at, which is not one of days; empty where there is none. */
    public Optional<Long> atBoard(long account) {
        return database.read(sql -> atBoard(sql, account));
    }

    /** As {@link #atBoard(long)}, within a transaction. */
    Optional<Long> atBoard(Sql sql, long account) throws SQLException {
        return openWithTerms(sql, account).stream()
                .filter(game -> !game.terms().isByDays())
                .map(Open::id)
                .findFirst();
    }

    /** At most {@code limit} games in progress whose deadline is before a time. */
    public List<Long> overdue(long before, int limit) {
        return database.read(sql -> sql.numbers(
                "select id from game where finished is null and deadline < ? order by deadline limit ?",
                before,
                limit));
    }

    /** At most {@code limit} games in progress without an event since a time; those by days are left to their clocks. */
    public List<Long> untouched(long since, int limit) {
        return database.read(sql -> sql.numbers(
                "select id from game where finished is null and touched < ? and (deadline is null or deadline < touched + ?)"
                        + " order by touched limit ?",
                since,
                1000L * TimeControl.DAY,
                limit));
    }
}
