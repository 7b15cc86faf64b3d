package reversi.screens;

/**
 * What the board shows to help, each for itself.
 *
 * @param legalMoves the squares on which a disc may be placed
 * @param flipPreview the discs that would flip, while a square is pointed at
 * @param bestMove whether a hint may be asked for
 * @param lastMove the disc placed last
 * @param coordinates the letters and numbers at the edge
 */
public record Hints(boolean legalMoves, boolean flipPreview, boolean bestMove, boolean lastMove, boolean coordinates) {
    /** Everything shown. */
    public static Hints all() {
        return new Hints(true, true, true, true, true);
    }

    /** These hints with or without the squares on which a disc may be placed. */
    public Hints withLegalMoves(boolean shown) {
        return new Hints(shown, flipPreview, bestMove, lastMove, coordinates);
    }

    /** These hints with or without the discs that would flip. */
    public Hints withFlipPreview(boolean shown) {
        return new Hints(legalMoves, shown, bestMove, lastMove, coordinates);
    }

    /** These hints with or without the best move on request. */
    public Hints withBestMove(boolean shown) {
        return new Hints(legalMoves, flipPreview, shown, lastMove, coordinates);
    }

    /** These hints with or without the mark on the disc placed last. */
    public Hints withLastMove(boolean shown) {
        return new Hints(legalMoves, flipPreview, bestMove, shown, coordinates);
    }

    /** These hints with or without letters and numbers. */
    public Hints withCoordinates(boolean shown) {
        return new Hints(legalMoves, flipPreview, bestMove, lastMove, shown);
    }
}
