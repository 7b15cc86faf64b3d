package reversi.teach.lesson;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.lesson.AnswerRemark.Kind;

/** What is said of an answer where the lesson says nothing of its own. */
public final class Remarks {
    private Remarks() {}

    /** What is said of a legal move. */
    public static AnswerRemark on(LessonStep.MoveTask task, Square move) {
        boolean isRight = task.answers().contains(move);
        Position position = task.scene().position();
        return switch (task.goal().kind()) {
            case KEEPS_CORNERS -> corners(position, move);
            case FEWEST_REPLIES -> replies(task, position, move, isRight);
            case FORCES_PASS -> isRight ? plain(true, move) : replies(task, position, move, false);
            case LEAVES_NO_SAFE_MOVE -> safeReply(position, move, isRight);
            case FEWEST_FLIPS, MOST_FLIPS ->
                AnswerRemark.of(Kind.FLIPS, move, position.flips(move).size());
            case QUIET -> quiet(position, move);
            case ODD_REGION ->
                AnswerRemark.of(
                        Kind.REGION, move, LessonFacts.region(position, move).size());
            case WINS, BEST -> result(task.results(), move, task.answers().get(0), isRight);
            default -> plain(isRight, move);
        };
    }

    private static AnswerRemark plain(boolean isRight, Square move) {
        return AnswerRemark.of(isRight ? Kind.THIS : Kind.NOT_THIS, move);
    }

    private static AnswerRemark corners(Position position, Square move) {
        for (Square corner : LessonFacts.givenCorners(position, move)) {
            return AnswerRemark.of(Kind.OPENS_CORNER, move, corner);
        }
        return AnswerRemark.of(Kind.OPENS_NO_CORNER, move);
    }

    private static AnswerRemark replies(LessonStep.MoveTask task, Position position, Square move, boolean isRight) {
        int replies = LessonFacts.replies(position, move);
        int fewest = LessonFacts.replies(position, task.answers().get(0));
        return isRight
                ? AnswerRemark.of(Kind.FEWEST_REPLIES, move, replies)
                : AnswerRemark.of(Kind.REPLIES, move, replies, fewest);
    }

    private static AnswerRemark safeReply(Position position, Square move, boolean isRight) {
        Position after = LessonFacts.after(position, move);
        for (Square reply : after.placements()) {
            if (LessonFacts.givenCorners(after, reply).isEmpty()) {
                return AnswerRemark.of(Kind.SAFE_REPLY, move, reply);
            }
        }
        return plain(isRight, move);
    }

    private static AnswerRemark quiet(Position position, Square move) {
        for (Square outer : LessonFacts.outerFlips(position, move)) {
            return AnswerRemark.of(Kind.OUTER_FLIP, move, outer);
        }
        return AnswerRemark.of(Kind.QUIET, move);
    }

    private static AnswerRemark result(Map<Square, Integer> results, Square move, Square best, boolean isRight) {
        int own = results.getOrDefault(move, 0);
        return isRight
                ? AnswerRemark.of(Kind.BEST_RESULT, move, signed(own))
                : AnswerRemark.of(Kind.RESULT, move, signed(own), best, signed(results.getOrDefault(best, 0)));
    }

    private static String signed(int discs) {
        return discs > 0 ? "+" + discs : discs < 0 ? "−" + -discs : "0";
    }

    /** What is said of marked squares: how many are too many, and how many are missing. */
    public static AnswerRemark on(LessonStep.SquaresTask task, Set<Square> marked) {
        Set<Square> missing = new HashSet<>(task.answers());
        missing.removeAll(marked);
        Set<Square> extra = new HashSet<>(marked);
        extra.removeAll(task.answers());
        if (missing.isEmpty() && extra.isEmpty()) {
            return AnswerRemark.of(Kind.THIS, task.answers().size());
        }
        if (extra.isEmpty()) {
            return AnswerRemark.of(Kind.MISSING, missing.size());
        }
        return missing.isEmpty()
                ? AnswerRemark.of(Kind.EXTRA, extra.size())
                : AnswerRemark.of(Kind.EXTRA_AND_MISSING, extra.size(), missing.size());
    }

    /** The corners that a wrong move opens, where the task is about that. */
    public static Set<Square> opened(LessonStep.MoveTask task, Square move) {
        return task.goal().refutation(task.scene().position(), move);
    }
}
