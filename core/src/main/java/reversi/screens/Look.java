package reversi.screens;

import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.screens.board.BoardLook;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.DiscColour;

/**
 * How the game looks.
 *
 * @param board what the board and the discs are made of
 * @param theme the light or dark look
 * @param highContrast whether words and edges stand out most
 * @param isBoardChosen whether the person chose what the board is made of, be it the usual green felt
 */
public record Look(BoardStyle board, ThemeChoice theme, boolean highContrast, boolean isBoardChosen) {
    /** The look of the first start. */
    public static final Look DEFAULT = new Look(BoardStyle.CLASSIC, ThemeChoice.AUTO, false, false);

    /**
     * The board for a game: Reversi of 1876 lies on the red-brown board on which it was sold, as long as no board was chosen;
     * everything else lies on the board that was chosen.
     */
    public BoardStyle boardFor(Variant variant) {
        boolean isOld = variant.start() == Start.FREE_CENTRE && board.look() == BoardLook.GREEN && !isBoardChosen;
        return isOld ? new BoardStyle(BoardLook.RED_BROWN, board.black(), board.white()) : board;
    }

    /** This look with a board that was chosen. */
    public Look withBoard(BoardLook next) {
        return new Look(new BoardStyle(next, board.black(), board.white()), theme, highContrast, true);
    }

    /** This look with discs of these two faces. */
    public Look withDiscs(DiscColour black, DiscColour white) {
        return new Look(new BoardStyle(board.look(), black, white), theme, highContrast, isBoardChosen);
    }

    /** This look, light or dark. */
    public Look withTheme(ThemeChoice next) {
        return new Look(board, next, highContrast, isBoardChosen);
    }

    /** This look with the strongest contrast or without. */
    public Look withHighContrast(boolean next) {
        return new Look(board, theme, next, isBoardChosen);
    }
}
