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
import java.util.Set;
import org.jspecify.annotations.Nullable;
import reversi.online.Codec;
import reversi.online.Finish;
import reversi.online.PlayerKind;
import reversi.online.RatingChange;
import reversi.online.RatingPool;
import reversi.online.TableEvent;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.game.PlayerRatings;
import reversi.server.game.PlayerStats;
import reversi.server.tournament.GameOutcome;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentGame;

/**
 * Works out again, from the events of games and tournaments alone, what is kept beside them: results, ratings, tables of tournaments. All of
 * it as it was at one moment, also while servers use the database.
 */
public final class Recount {
    /** Deviation and volatility may differ by the last digits of another processor's or Java's arithmetic. */
    private static final double PRECISION = 1e-9;

    private final Database database;
    private final Codec codec;
    private final GameRepository games;
    private final TournamentRepository tournaments;
    private final EventLog log;

    private final List<String> differences = new ArrayList<>();
    private final List<Rated> rated = new ArrayList<>();
    private final Map<Long, GameOutcome> outcomes = new HashMap<>();

    private record Rated(long game, long at, GameState state) {}

    /**
     * What was looked at.
     *
     * @param games all games
     * @param rated those that changed ratings
     * @param tournaments all tournaments
     * @param differences what differs from what is kept, a line each
     */
    public record Found(long games, long rated, long tournaments, List<String> differences) {
        @Override
        public String toString() {
            return "games=" + games + " rated=" + rated + " tournaments=" + tournaments + " differences="
                    + differences.size();
        }
    }

    /** A game as it is kept. */
    private record Kept(
            long id, int seq, int placements, OptionalLong finished, Optional<String> finish, boolean counted) {
        static Kept read(ResultSet row) throws SQLException {
            long finished = row.getLong("finished");
            return new Kept(
                    row.getLong("id"),
                    row.getInt("seq"),
                    row.getInt("placements"),
                    finished == 0 ? OptionalLong.empty() : OptionalLong.of(finished),
                    Optional.ofNullable(row.getString("finish")),
                    row.getBoolean("counted"));
        }
    }

    private Recount(Database database, Codec codec) {
        this.database = database;
        this.codec = codec;
        this.games = new GameRepository(database, codec);
        this.tournaments = new TournamentRepository(database, codec);
        this.log = new EventLog(codec);
    }

    /** Looks at everything in a database. */
    public static Found of(Database database, Codec codec) {
        return new Recount(database, codec).run();
    }

    private Found run() {
        return database.read(sql -> {
            sql.readOneMoment();
            List<Kept> kept =
                    sql.all(Kept::read, "select id, seq, placements, finished, finish, counted from game order by id");
            for (Kept game : kept) {
                replay(sql, game);
            }
            compareRatings(sql);
            List<TournamentRepository.Listed> listed = tournaments.all(sql);
            for (TournamentRepository.Listed row : listed) {
                compare(sql, row);
            }
            return new Found(kept.size(), rated.size(), listed.size(), List.copyOf(differences));
        });
    }

    private void replay(Sql sql, Kept kept) throws SQLException {
        try {
            GameFacts facts = games.facts(sql, kept.id).orElseThrow();
            GameState state = GameState.start(facts);
            for (StoredEvent stored : log.whole(sql, kept.id, 0)) {
                state = state.skippingTo(stored.seq() - 1).with(stored.event(), stored.at());
            }
            compare(kept, state);
        } catch (IllegalArgumentException | IllegalStateException impossible) {
            differs("game " + kept.id, "its events", "possible ones", String.valueOf(impossible.getMessage()));
        }
    }

    private void differs(String where, String what, Object kept, Object counted) {
        if (!kept.equals(counted)) {
            differences.add(where + ": " + what + " kept as " + kept + ", by the events " + counted);
        }
    }

    /** Remarks after the last other event are numbered too. */
    private void compare(Kept kept, GameState state) {
        String where = "game " + kept.id;
        differs(where, "whether it has all its events", true, kept.seq >= state.version());
        differs(where, "discs placed", kept.placements, state.transcript().placements());
        differs(
                where,
                "end",
                kept.finish,
                state.finish().map(TableEvent.Finished::new).map(codec::write));
        differs(where, "time of the end", kept.finished.isPresent(), state.isOver());
        if (!state.isOver()) {
            return;
        }
        Finish finish = state.finish().orElseThrow();
        if (state.facts().tournament().isPresent()) {
            outcomes.put(kept.id, GameOutcome.of(finish, state.position(), state.isNoShow()));
        }
        if (kept.counted) {
            rated.add(new Rated(kept.id, kept.finished.orElse(0), state));
        } else {
            differs(where, "whether it changes ratings", false, changes(finish.black()) || changes(finish.white()));
        }
    }

    private static boolean changes(RatingChange change) {
        return change.points() != 0 || change.before() != change.after();
    }

    private void compareRatings(Sql sql) throws SQLException {
        Map<Long, PlayerStats> all = new HashMap<>();
        Map<Apart, PlayerStats> apart = new HashMap<>();
        rated.sort(Comparator.comparingLong(Rated::at).thenComparingLong(Rated::game));
        for (Rated game : rated) {
            RatingPool pool = RatingPool.of(game.state.facts().terms());
            Apart black = new Apart(game.state.facts().black().account(), pool.code());
            Apart white = new Apart(game.state.facts().white().account(), pool.code());
            Finish finish = game.state.finish().orElseThrow();
            PlayerRatings.Settled settled = PlayerRatings.settle(
                    finish.result(game.state.position()),
                    pool,
                    ratings(black, all, apart),
                    ratings(white, all, apart),
                    game.at);
            differs("game " + game.game, "ratings", finish, settled.finish());
            all.put(black.account, settled.black().all());
            all.put(white.account, settled.white().all());
            apart.put(black, settled.black().apart());
            apart.put(white, settled.white().apart());
        }
        compareAll(sql, all);
        compareApart(sql, apart);
    }

    private record Apart(long account, String pool) {
        static Apart read(ResultSet row) throws SQLException {
            return new Apart(row.getLong("account"), row.getString("pool"));
        }
    }

    private static PlayerRatings ratings(Apart who, Map<Long, PlayerStats> all, Map<Apart, PlayerStats> apart) {
        return new PlayerRatings(
                all.getOrDefault(who.account, PlayerStats.start()), apart.getOrDefault(who, PlayerStats.start()));
    }

    private void compareAll(Sql sql, Map<Long, PlayerStats> stats) throws SQLException {
        Map<Long, PlayerStats> kept = new HashMap<>();
        sql.all(
                row -> kept.put(row.getLong("id"), StatsColumns.read(row)),
                "select id, rating, points, games, wins, draws, deviation, volatility, rated_at from account"
                        + " where kind = ?",
                StoredCodes.of(PlayerKind.MEMBER));
        kept.forEach((account, own) -> compare("account " + account, own, stats.get(account)));
    }

    /** Of a deleted account they are gone. */
    private void compareApart(Sql sql, Map<Apart, PlayerStats> stats) throws SQLException {
        Map<Apart, PlayerStats> kept = new HashMap<>();
        sql.all(row -> kept.put(Apart.read(row), StatsColumns.read(row)), RatingRepository.COLUMNS);
        kept.forEach((who, own) -> compare("account " + who.account + " " + who.pool, own, stats.get(who)));
        Set<Long> deleted = Set.copyOf(sql.numbers("select id from account where deleted is not null"));
        stats.keySet().stream()
                .filter(who -> !kept.containsKey(who) && !deleted.contains(who.account))
                .forEach(who -> differs("account " + who.account + " " + who.pool, "standing", "none", "one"));
    }

    private void compare(String where, PlayerStats own, @Nullable PlayerStats found) {
        PlayerStats counted = found == null ? PlayerStats.start() : found;
        if (!own.isNear(counted, PRECISION)) {
            differs(where, "standing", own, counted);
        }
    }

    private void compare(Sql sql, TournamentRepository.Listed row) throws SQLException {
        String where = "tournament " + row.id();
        OptionalLong host = row.host().map(OptionalLong::of).orElse(OptionalLong.empty());
        try {
            Tournament tournament =
                    Tournament.of(row.id(), row.terms(), host).withAll(TournamentLog.after(sql, row.id(), 0));
            differs(where, "table", row, TournamentRepository.Listed.of(tournament));
            tournament.rounds().forEach(round -> round.games().forEach(game -> compare(where, game)));
        } catch (IllegalArgumentException impossible) {
            differs(where, "its events", "possible ones", String.valueOf(impossible.getMessage()));
        }
    }

    private void compare(String where, TournamentGame game) {
        if (game.game().isPresent() && game.outcome().isPresent()) {
            long number = game.game().getAsLong();
            differs(where, "result of game " + number, game.outcome(), Optional.ofNullable(outcomes.get(number)));
        }
    }
}
