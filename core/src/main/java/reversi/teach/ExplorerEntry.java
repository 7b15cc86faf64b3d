package reversi.teach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What real games tell about a position.
 *
 * @param results how the games that reached it ended
 * @param moves what they went on with, the most played first; moves that a symmetry of the position turns into each other are one
 */
public record ExplorerEntry(GameResults results, List<ExplorerMove> moves) {
    private static final Comparator<ExplorerMove> MOST_PLAYED = Comparator.comparingInt(
                    (ExplorerMove move) -> -move.results().games())
            .thenComparing(move -> move.move().toString());

    public ExplorerEntry {
        moves = List.copyOf(moves);
    }

    /** An entry whose moves come in any order. */
    static ExplorerEntry ordered(GameResults results, List<ExplorerMove> moves) {
        List<ExplorerMove> ordered = new ArrayList<>(moves);
        ordered.sort(MOST_PLAYED);
        return new ExplorerEntry(results, ordered);
    }
}
