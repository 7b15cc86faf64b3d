package reversi.screens.analysis;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import reversi.notation.analysis.VariationTree;

/** What an analysis was before its last changes, so that they can be undone. */
final class EditHistory {
    private static final int LONGEST = 50;

    private final Deque<VariationTree> before = new ArrayDeque<>();

    /** A tree is about to be changed; the oldest one is forgotten where there are too many. */
    void add(VariationTree tree) {
        if (before.size() == LONGEST) {
            before.removeFirst();
        }
        before.addLast(tree);
    }

    /** Whether a change can be undone. */
    boolean isEmpty() {
        return before.isEmpty();
    }

    /** The tree before the last change, which is not undone again; empty where there is none. */
    Optional<VariationTree> undo() {
        return Optional.ofNullable(before.pollLast());
    }

    /** Another analysis begins. */
    void clear() {
        before.clear();
    }
}
