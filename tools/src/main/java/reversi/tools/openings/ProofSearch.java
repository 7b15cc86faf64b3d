package reversi.tools.openings;

import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.engine.PatternWeights;
import reversi.tools.books.Proof;
import reversi.tools.books.ProvedPosition;

/** Finds the values of proved openings. Each search begins with an empty table, so that it finds the same again, whatever went before. */
final class ProofSearch {
    private static final int TABLE_BITS = 18;
    private static final int PER_DISC = 100;

    private final BoardSearch search;

    ProofSearch(PatternWeights weights) {
        this.search = new BoardSearch(weights, TABLE_BITS);
    }

    /** What a search of a board finds; its best move is left in {@link #best}. */
    int value(Board board, Proof.Searched proof) {
        search.clear();
        return search.deepen(board, proof.depth(), proof.confidence());
    }

    /** The best move that the last search of a board found, 0…63. */
    int best(Board board) {
        return search.best(board);
    }

    /** The result of a board with best play. */
    int result(Board board) {
        search.clear();
        return PER_DISC * search.solveByDeepening(board).score();
    }

    /** The value of a position by its proof, found again; that of a published one is taken as it is. */
    int again(ProvedPosition position) {
        return position.proof()
                .fold(
                        exact -> result(position.board()),
                        searched -> value(position.board(), searched),
                        published -> position.value());
    }
}
