package reversi.tools.lessons;

import java.util.Map;
import java.util.TreeMap;
import reversi.engine.Answer;
import reversi.engine.Board;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.MoveValue;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.engine.SearchObserver;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.tools.options.EngineOptions;

/** What solver and engine say of a position. */
final class EngineProof {
    /** With more empties a position is not solved: a lesson that claims its result is refused. */
    static final int MOST_EMPTIES = 20;

    /** For the variants, whose solver is slower. */
    static final int MOST_VARIANT_EMPTIES = 12;

    private static final int SECONDS = 600;

    private final EngineOptions options;
    private final Engine engine;

    EngineProof(EngineOptions options, Engine engine) {
        this.options = options;
        this.engine = engine;
    }

    /** Whether the result of a position is within reach. */
    static boolean canSolve(Position position) {
        boolean isOthello = position.variant().equals(Variant.OTHELLO);
        return position.empties() <= (isOthello ? MOST_EMPTIES : MOST_VARIANT_EMPTIES);
    }

    /** The result with best play, in discs for a colour; what the variant counts as good is positive. */
    int result(Position position, Disc colour) {
        int forMover = position.isOver() ? over(position) : solve(position);
        return position.toMove() == colour ? forMover : -forMover;
    }

    private int over(Position position) {
        boolean fewest = position.score().fewestWins();
        int black = position.score().black() - position.score().white();
        int withEmpties = black + Integer.signum(black) * position.empties();
        int forMover = position.toMove() == Disc.BLACK ? withEmpties : -withEmpties;
        return fewest ? -forMover : forMover;
    }

    private int solve(Position position) {
        if (position.variant().equals(Variant.OTHELLO)) {
            return engine.solve(Board.of(position), false).score();
        }
        Answer answer = ask(position, Level.strongest());
        if (!answer.exact()) {
            throw new IllegalStateException("not solved: " + position);
        }
        return answer.value() / 100;
    }

    /** The result after each legal move, in discs for the side to move. */
    Map<Square, Integer> results(Position position) {
        Map<Square, Integer> results = new TreeMap<>();
        for (Square move : position.placements()) {
            Position after = position.play(Move.at(move)).orThrow().after();
            results.put(move, result(after, position.toMove()));
        }
        return results;
    }

    /** What each legal move is worth so many plies ahead, in hundredths of a disc for the side to move. */
    Map<Square, Integer> values(Position position, int depth) {
        Map<Square, Integer> values = new TreeMap<>();
        for (MoveValue value :
                ask(position, Level.flawless(depth, 0, SECONDS * 1000)).values()) {
            value.move().square().ifPresent(square -> values.put(square, value.value()));
        }
        return values;
    }

    private Answer ask(Position position, Level level) {
        options.prepare(engine, position.variant());
        Level patient = new Level(0, level.depth(), level.solveEmpties(), SECONDS * 1000, level.accuracy(), 0, 0);
        return engine.answer(new Question(position, patient, Purpose.ANALYSIS, 1, SECONDS * 1000), SearchObserver.NONE);
    }
}
