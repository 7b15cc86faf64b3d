package reversi.screens.analysis;

import reversi.engine.Answer;
import reversi.engine.MoveValue;

/**
 * How far the engine has come with solving every move of a position: it searches ever deeper first, then to the end of the game, less and
 * less selectively, at last exactly. The share of the time that each stage takes is a rough one, of positions with 20 to 26 empties.
 */
final class SolvingProgress {
    /** What is shown before anything is known. */
    static final float BEGUN = 0.02f;

    private static final float DEEPENING = 0.1f;
    private static final float TO_THE_END = 0.15f;
    private static final float LESS_SELECTIVE = 0.25f;
    private static final int SURE = 100;

    private SolvingProgress() {}

    /** The share done, 0…1, as an answer tells it; it never falls from one answer about a position to the next. */
    static float of(Answer answer, int empties) {
        if (answer.exact()) {
            return 1;
        }
        float exact = share(answer, empties, true);
        float untilExact = DEEPENING + TO_THE_END + LESS_SELECTIVE;
        if (exact > 0) {
            return untilExact + (1 - untilExact) * exact;
        }
        boolean isAtEnd = answer.depth() >= empties;
        if (isAtEnd) {
            return answer.confidence() < SURE ? DEEPENING + TO_THE_END + confident(answer) : untilExact;
        }
        float ended = share(answer, empties, false);
        float deepened = Math.max(BEGUN, DEEPENING * answer.depth() / Math.max(1, empties));
        return ended > 0 ? DEEPENING + TO_THE_END * ended : deepened;
    }

    /** Part of the time of the less selective search, by how sure the last one made it. */
    private static float confident(Answer answer) {
        return LESS_SELECTIVE * Math.max(0, answer.confidence() - SURE / 2) / SURE;
    }

    /** The share of the moves that are valued to the end of the game. */
    private static float share(Answer answer, int empties, boolean isExactly) {
        int done = 0;
        for (MoveValue move : answer.values()) {
            done += move.exact() || (!isExactly && move.depth() >= empties) ? 1 : 0;
        }
        return answer.values().isEmpty() ? 0 : (float) done / answer.values().size();
    }
}
