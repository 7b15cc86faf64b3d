package reversi.server.fairplay;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import reversi.engine.PatternWeights;
import reversi.fairplay.Agreement;
import reversi.fairplay.AgreementReader;
import reversi.fairplay.GivenUpGames;
import reversi.fairplay.JudgedMove;
import reversi.fairplay.RatedResult;
import reversi.fairplay.TimeProfile;
import reversi.fairplay.TimedMove;
import reversi.game.Game;
import reversi.online.Finish;
import reversi.online.RatingChange;
import reversi.rules.Disc;
import reversi.server.game.GameFacts;
import reversi.server.store.AccountRow;
import reversi.server.store.GameRepository;
import reversi.server.store.HistoryRepository;
import reversi.server.store.OriginRepository;
import reversi.server.store.StoredEvent;

/** Works out the signals of one player at a time, in about a second. Not thread-safe. */
public final class PlayerStudy {
    /** Finished games that are looked through, the latest. */
    static final int MOST_GAMES = 200;

    /** Of these, the latest rated ones whose moves are judged: as many as the measured figures are about. */
    static final int MOST_JUDGED = 30;

    private static final int SQUARES = 64;
    private static final int START_DISCS = 4;

    private final AgreementReader reader;
    private final HistoryRepository history;
    private final GameRepository games;
    private final OriginRepository origins;

    /** A study by these weights of Othello. */
    public PlayerStudy(
            PatternWeights weights, HistoryRepository history, GameRepository games, OriginRepository origins) {
        this.reader = new AgreementReader(weights);
        this.history = history;
        this.games = games;
        this.origins = origins;
    }

    /** The signals of a player's latest games; {@code now} in milliseconds since 1970. */
    public Signals of(AccountRow player, long now) {
        List<HistoryRepository.Entry> rated = history.history(player.id(), Long.MAX_VALUE, false, MOST_GAMES).stream()
                .filter(HistoryRepository.Entry::rated)
                .toList();
        Agreement agreement = Agreement.NONE;
        List<TimedMove> timed = new ArrayList<>();
        for (HistoryRepository.Entry entry : rated.subList(0, Math.min(MOST_JUDGED, rated.size()))) {
            agreement = agreement.plus(judge(entry, player, timed));
        }
        return new Signals(
                agreement,
                TimeProfile.of(timed),
                GivenUpGames.of(results(rated, player.id())),
                origins.shared(player.id(), now));
    }

    /** Judges a game, and adds the times of its moves. */
    private Agreement judge(HistoryRepository.Entry entry, AccountRow player, List<TimedMove> timed) {
        GameFacts facts = games.facts(entry.id()).orElseThrow();
        List<StoredEvent> events = games.events(entry.id(), 0);
        Game game = GameRepository.replay(facts, events);
        ThinkingTimes times = new ThinkingTimes(facts.started(), events);
        int rating = player.stats().rating();
        List<JudgedMove> moves = reader.judge(game.transcript(), side(entry, player.id()));
        for (JudgedMove move : moves) {
            OptionalLong millis = times.of(move.ply());
            if (millis.isPresent()) {
                timed.add(TimedMove.of(move.decision(), rating, millis.getAsLong()));
            }
        }
        return Agreement.ofGame(moves, rating);
    }

    private static Disc side(HistoryRepository.Entry entry, long player) {
        return entry.black() == player ? Disc.BLACK : Disc.WHITE;
    }

    /** The results of games, the earliest first. */
    private static List<RatedResult> results(List<HistoryRepository.Entry> latestFirst, long player) {
        List<RatedResult> results = new ArrayList<>();
        for (HistoryRepository.Entry entry : latestFirst) {
            entry.finish().ifPresent(finish -> results.add(0, result(entry, finish, side(entry, player))));
        }
        return results;
    }

    private static RatedResult result(HistoryRepository.Entry entry, Finish finish, Disc side) {
        boolean isLost = finish.winner().filter(side.other()::equals).isPresent();
        boolean isOffTheBoard =
                switch (finish.ending()) {
                    case RESIGNATION, LEFT, TIME, CLAIMED -> true;
                    case DISCS, AGREED_DRAW, ABANDONED -> false;
                };
        boolean isEarly = SQUARES - START_DISCS - entry.placements() > RatedResult.MOST_EMPTIES;
        RatingChange change = finish.gain(side);
        return new RatedResult(isLost && isOffTheBoard && isEarly, change.before(), change.after());
    }
}
