package reversi.teach;

import java.util.List;

/**
 * What real games tell about a position.
 *
 * @param results how the games that reached it ended
 * @param moves what they went on with, the most played first; moves that a symmetry of the position turns into each other are one
 */
public record ExplorerEntry(GameResults results, List<ExplorerMove> moves) {
    public ExplorerEntry {
        moves = List.copyOf(moves);
    }
}
