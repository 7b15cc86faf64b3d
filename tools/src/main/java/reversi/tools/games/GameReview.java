package reversi.tools.games;

import java.util.ArrayList;
import java.util.List;
import reversi.engine.Answer;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.SearchObserver;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.rules.Transcript;
import reversi.rules.Turn;
import reversi.tools.options.Strength;

/**
 * Values the moves of a game. The move that was made and the best one are seen from the same distance: the position after
 * the one is searched a ply less, and solved only where the position before it was, since a search that sees further would
 * only seem to find a mistake.
 */
final class GameReview {
    private final Engine engine;
    private final Strength strength;

    GameReview(Engine engine, Strength strength) {
        this.engine = engine;
        this.strength = strength.forValues();
    }

    /** Every move of the game in order, forced passes left out. */
    List<MoveReview> of(Transcript game) {
        List<MoveReview> reviews = new ArrayList<>();
        for (Turn turn : game.turns()) {
            if (!turn.move().isPass()) {
                reviews.add(review(turn));
            }
        }
        return reviews;
    }

    private MoveReview review(Turn turn) {
        Answer best = ask(turn.before(), strength);
        if (best.best().equals(turn.move())) {
            return new MoveReview(turn, best.value(), turn.move(), best.value(), best.exact());
        }
        Level level = strength.level();
        boolean solved = turn.before().empties() <= level.solveEmpties();
        Strength nearer = strength.with(Math.max(1, level.depth() - 1), solved ? level.solveEmpties() : 0);
        int value = valueAfter(turn, nearer);
        return value >= best.value()
                ? new MoveReview(turn, value, turn.move(), value, best.exact())
                : new MoveReview(turn, value, best.best(), best.value(), best.exact());
    }

    /** What a move was worth to its side, in hundredths of a disc. */
    private int valueAfter(Turn turn, Strength nearer) {
        Position after = turn.after();
        if (after.isOver()) {
            return result(after, turn.mover());
        }
        Position next = after.mustPass() ? after.play(Move.PASS).orThrow().after() : after;
        int value = ask(next, nearer).value();
        return next.toMove() == turn.mover() ? value : -value;
    }

    private Answer ask(Position position, Strength how) {
        return engine.answer(how.question(position, 1), SearchObserver.NONE);
    }

    private static int result(Position over, Disc side) {
        Score score = over.score();
        int lead = score.official(side) - score.official(side.other());
        return 100 * (over.variant().fewestWins() ? -lead : lead);
    }

    /**
     * What a move of a game was worth.
     *
     * @param turn the move that was made
     * @param value what it was worth to its side, in hundredths of a disc
     * @param best the best move that was found, which may be the same
     * @param bestValue what that one was worth, at least as much
     * @param exact whether both values are results of the game with best play
     */
    record MoveReview(Turn turn, int value, Move best, int bestValue, boolean exact) {
        /** Hundredths of a disc from which a move is a mistake. */
        static final int MISTAKE = 200;

        /** Hundredths of a disc from which a mistake is a blunder. */
        static final int BLUNDER = 600;

        /** What the move gave away, in hundredths of a disc, 0 or more. */
        int loss() {
            return bestValue - value;
        }
    }
}
