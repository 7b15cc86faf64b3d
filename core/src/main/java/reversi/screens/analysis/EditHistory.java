package reversi.screens.analysis;

import java.util.List;
import java.util.stream.Stream;
import reversi.notation.analysis.VariationTree;

/**
 * The lines of an analysis, and what they were before their last changes, so that these can be undone.
 *
 * @param tree the lines, and which of their positions is on the board
 * @param before what they were, the oldest first
 * @param isPlayed whether a move from the position before led to the one on the board
 */
record EditHistory(VariationTree tree, List<VariationTree> before, boolean isPlayed) {
    private static final int LONGEST = 50;

    EditHistory {
        before = List.copyOf(before);
    }

    /** Lines that were not changed yet. */
    static EditHistory of(VariationTree tree) {
        return new EditHistory(tree, List.of(), false);
    }

    /** Goes on with other lines, or another position of these; the oldest change is forgotten where there are too many. */
    EditHistory show(VariationTree next) {
        int played = next.moveOf(next.current().id()).parent();
        boolean isMove = isMoved(next) ? played == tree.current().id() : isPlayed;
        if (tree.isSameTree(next)) {
            return new EditHistory(next, before, isMove);
        }
        List<VariationTree> kept = before.subList(Math.max(0, before.size() + 1 - LONGEST), before.size());
        return new EditHistory(
                next, Stream.concat(kept.stream(), Stream.of(tree)).toList(), isMove);
    }

    /** Whether another tree has another position on the board. */
    boolean isMoved(VariationTree next) {
        return next.current().id() != tree.current().id();
    }

    /** What was before the last change; the same where there is none. */
    EditHistory undone() {
        int last = before.size() - 1;
        return last < 0 ? this : new EditHistory(before.get(last), before.subList(0, last), false);
    }
}
