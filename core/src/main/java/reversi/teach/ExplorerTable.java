package reversi.teach;

import java.util.Arrays;
import java.util.Optional;

/** The columns of an {@link OpeningExplorer}: positions in the order of their keys, and the moves of all positions one after the other. */
final class ExplorerTable {
    private final int fewestGames;
    /** Ordered without sign. */
    private final int[] keys;

    private final ExplorerCounts results;
    /** For each position and one more. */
    private final int[] firstMoves;

    private final byte[] squares;
    /** The moves that have results of their own, in order. */
    private final int[] ownMoves;

    private final ExplorerCounts ownResults;

    ExplorerTable(
            int fewestGames,
            int[] keys,
            ExplorerCounts results,
            int[] firstMoves,
            byte[] squares,
            int[] ownMoves,
            ExplorerCounts ownResults) {
        this.fewestGames = fewestGames;
        this.keys = keys;
        this.results = results;
        this.firstMoves = firstMoves;
        this.squares = squares;
        this.ownMoves = ownMoves;
        this.ownResults = ownResults;
    }

    int fewestGames() {
        return fewestGames;
    }

    int size() {
        return keys.length;
    }

    /** The position of a key; negative where there is none. */
    int find(int key) {
        int wanted = key ^ Integer.MIN_VALUE;
        int low = 0;
        int high = keys.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int there = keys[middle] ^ Integer.MIN_VALUE;
            if (there == wanted) {
                return middle;
            }
            if (there < wanted) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    GameResults results(int position, ExplorerFilter filter) {
        return results.of(position, filter);
    }

    /** The number of the first move of a position; that of the next one is where they end. */
    int firstMove(int position) {
        return firstMoves[position];
    }

    /** The place of a move's square. */
    int square(int move) {
        return squares[move];
    }

    /** The results of a move, where they are not those of the position that it leads to. */
    Optional<GameResults> ownResults(int move, ExplorerFilter filter) {
        int own = Arrays.binarySearch(ownMoves, move);
        return own < 0 ? Optional.empty() : Optional.of(ownResults.of(own, filter));
    }
}
