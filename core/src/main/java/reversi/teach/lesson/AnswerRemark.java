package reversi.teach.lesson;

import java.util.List;

/**
 * What holds of an answer by definition, to be said in words.
 *
 * @param kind what holds
 * @param details names of squares and numbers, in the order that the kind says
 */
public record AnswerRemark(Kind kind, List<String> details) {
    /** What can be said of an answer. */
    public enum Kind {
        /** The move opens a corner: move, corner. */
        OPENS_CORNER,
        /** It opens none: move. */
        OPENS_NO_CORNER,
        /** Moves that the opponent has left: move, number, the fewest possible. */
        REPLIES,
        /** The same where it is the fewest: move, number. */
        FEWEST_REPLIES,
        /** An answer that costs the opponent no corner: move, answer. */
        SAFE_REPLY,
        /** The discs that the move flips: move, number. */
        FLIPS,
        /** It flips a disc that has another empty square beside it: move, disc. */
        OUTER_FLIP,
        /** It flips only inner discs: move. */
        QUIET,
        /** The empty squares of the region: move, number. */
        REGION,
        /** What the game ends with: move, result, best move, best result. */
        RESULT,
        /** The same where it is the best: move, result. */
        BEST_RESULT,
        /** Right squares that are missing: number. */
        MISSING,
        /** Marked squares that don't belong: number. */
        EXTRA,
        /** Both: how many don't belong, how many are missing. */
        EXTRA_AND_MISSING,
        /** It is not what was asked for: the answer. */
        NOT_THIS,
        /** It is what was asked for: the answer. */
        THIS
    }

    public AnswerRemark {
        details = List.copyOf(details);
    }

    static AnswerRemark of(Kind kind, Object... details) {
        String[] words = new String[details.length];
        for (int i = 0; i < words.length; i++) {
            words[i] = String.valueOf(details[i]);
        }
        return new AnswerRemark(kind, List.of(words));
    }
}
