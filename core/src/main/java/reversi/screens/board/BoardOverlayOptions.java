package reversi.screens.board;

/**
 * What a board shows to help, each for itself.
 *
 * @param legal the squares on which a disc may be placed
 * @param preview the discs that would flip on the square pointed at
 * @param last the disc placed last
 * @param coordinates the letters and numbers on the frame
 * @param contrast whether marks stand out most
 */
public record BoardOverlayOptions(boolean legal, boolean preview, boolean last, boolean coordinates, boolean contrast) {
    /** All help, in the ordinary strength. */
    public static BoardOverlayOptions all() {
        return new BoardOverlayOptions(true, true, true, true, false);
    }
}
