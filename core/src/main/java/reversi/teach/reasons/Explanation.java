package reversi.teach.reasons;

import java.util.List;

/**
 * Why a move is better than another, the weightiest reasons first.
 *
 * @param better what speaks for the better move
 * @param worse what speaks against the worse one
 */
public record Explanation(List<Reason> better, List<Reason> worse) {
    public Explanation {
        better = List.copyOf(better);
        worse = List.copyOf(worse);
    }

    /** Whether there is nothing to say. */
    public boolean isEmpty() {
        return better.isEmpty() && worse.isEmpty();
    }
}
