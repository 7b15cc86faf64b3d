package reversi.screens;

/**
 * What the board shows to help, each for itself.
 *
 * @param legalMoves the squares on which a disc may be placed
 * @param flipPreview the discs that would flip, while a square is pointed at
 * @param bestMove whether a hint may be asked for
 * @param lastMove the disc placed last
 * @param coordinates the letters and numbers at the edge
 * @param blindfold whether the discs of a game are hidden until it ends
 */
public record Hints(
        boolean legalMoves,
        boolean flipPreview,
        boolean bestMove,
        boolean lastMove,
        boolean coordinates,
        boolean blindfold) {
    /** Everything shown, the discs too. */
    public static Hints all() {
        return new Hints(true, true, true, true, true, false);
    }

    /** These hints with or without the squares on which a disc may be placed. */
    public Hints withLegalMoves(boolean shown) {
        return new Hints(shown, flipPreview, bestMove, lastMove, coordinates, blindfold);
    }

    /** These hints with or without the discs that would flip. */
    public Hints withFlipPreview(boolean shown) {
        return new Hints(legalMoves, shown, bestMove, lastMove, coordinates, blindfold);
    }

    /** These hints with or without the best move on request. */
    public Hints withBestMove(boolean shown) {
        return new Hints(legalMoves, flipPreview, shown, lastMove, coordinates, blindfold);
    }

    /** These hints with or without the mark on the disc placed last. */
    public Hints withLastMove(boolean shown) {
        return new Hints(legalMoves, flipPreview, bestMove, shown, coordinates, blindfold);
    }

    /** These hints with or without letters and numbers. */
    public Hints withCoordinates(boolean shown) {
        return new Hints(legalMoves, flipPreview, bestMove, lastMove, shown, blindfold);
    }

    /** These hints with the discs of a game hidden or not. */
    public Hints withBlindfold(boolean worn) {
        return new Hints(legalMoves, flipPreview, bestMove, lastMove, coordinates, worn);
    }
}
