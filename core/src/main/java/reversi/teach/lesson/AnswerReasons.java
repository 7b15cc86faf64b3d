package reversi.teach.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.MoveValue;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.reasons.Comparison;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.ReasonSearch;
import reversi.teach.reasons.Reasons;

/**
 * Looks in small steps for why an answer to a task of moves is better or worse than another one, beside what {@link Remarks} say by
 * definition. The lesson knows what moves are worth where its goal is a result, or a margin by which all others are worse.
 */
public final class AnswerReasons {
    private static final int HUNDREDTHS = 100;

    private final Comparison comparison;
    private final boolean isRight;
    private final ReasonSearch search;

    private AnswerReasons(Comparison comparison, boolean isRight) {
        this.comparison = comparison;
        this.isRight = isRight;
        this.search = new ReasonSearch(comparison, Reasons.MOST);
    }

    /** A search about a legal move; empty where the lesson does not know what the move and another one are worth. */
    public static Optional<AnswerReasons> about(LessonStep.MoveTask task, Square move) {
        boolean isRight = task.answers().contains(move);
        Optional<Comparison> comparison =
                switch (task.goal().kind()) {
                    case WINS, BEST -> byResults(task, move, isRight);
                    case DEPTH -> isRight ? Optional.empty() : byMargin(task, move);
                    default -> Optional.empty();
                };
        return comparison
                .filter(known -> known.loss() >= Comparison.LEAST_LOSS)
                .map(known -> new AnswerReasons(known, isRight));
    }

    /** A right move is compared with the best of the wrong ones, a wrong one with the best. */
    private static Optional<Comparison> byResults(LessonStep.MoveTask task, Square move, boolean isRight) {
        Position position = task.scene().position();
        List<MoveValue> known = new ArrayList<>();
        Optional<MoveValue> other = Optional.empty();
        for (Square square : position.placements()) {
            Integer result = task.results().get(square);
            if (result == null) {
                return Optional.empty();
            }
            MoveValue value = value(square, HUNDREDTHS * result, position.empties(), true);
            known.add(value);
            boolean isOther = task.answers().contains(square) != isRight;
            if (isOther && other.filter(best -> best.value() >= value.value()).isEmpty()) {
                other = Optional.of(value);
            }
        }
        MoveValue own = known.get(position.placements().indexOf(move));
        return other.map(found -> new Comparison(position, isRight ? own : found, isRight ? found : own, known));
    }

    /** Every wrong move is known to be worse by the margin, whatever the moves are worth. */
    private static Optional<Comparison> byMargin(LessonStep.MoveTask task, Square move) {
        MoveGoal goal = task.goal();
        MoveValue best = value(task.answers().get(0), HUNDREDTHS * goal.margin(), goal.depth(), false);
        MoveValue own = value(move, 0, goal.depth(), false);
        return Optional.of(Comparison.of(task.scene().position(), best, own));
    }

    private static MoveValue value(Square square, int value, int depth, boolean isExact) {
        Move move = Move.at(square);
        return new MoveValue(move, value, depth, isExact, List.of(move));
    }

    /** The two moves that are compared. */
    public Comparison comparison() {
        return comparison;
    }

    /** Whether the answer is the better one of the two. */
    public boolean isRight() {
        return isRight;
    }

    /** Does a little more; answers whether there is more to do. */
    public boolean step() {
        return search.step();
    }

    /** The weightiest reason found, besides results, which are told anyway; empty where there is none. */
    public Optional<Reason> reason() {
        List<Reason> found =
                isRight ? search.explanation().better() : search.explanation().worse();
        return found.stream().filter(reason -> !reason.isResult()).findFirst();
    }
}
