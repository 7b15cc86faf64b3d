package reversi.screens;

import reversi.platform.Device;
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
 * @param textSize how large words are
 */
public record Look(
        BoardStyle board, ThemeChoice theme, boolean highContrast, boolean isBoardChosen, TextSize textSize) {
    /** The look of the first start. */
    public static Look initial() {
        return new Look(BoardStyle.classic(), ThemeChoice.AUTO, false, false, TextSize.MEDIUM);
    }

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
        return new Look(new BoardStyle(next, board.black(), board.white()), theme, highContrast, true, textSize);
    }

    /** This look with discs of these two faces. */
    public Look withDiscs(DiscColour black, DiscColour white) {
        return new Look(new BoardStyle(board.look(), black, white), theme, highContrast, isBoardChosen, textSize);
    }

    /** This look, light or dark. */
    public Look withTheme(ThemeChoice next) {
        return new Look(board, next, highContrast, isBoardChosen, textSize);
    }

    /** This look with the strongest contrast or without. */
    public Look withHighContrast(boolean next) {
        return new Look(board, theme, next, isBoardChosen, textSize);
    }

    /** This look with larger or smaller words. */
    public Look withTextSize(TextSize next) {
        return new Look(board, theme, highContrast, isBoardChosen, next);
    }

    /** Whether the look is light on this device. */
    public boolean isLight(Device device) {
        return theme == ThemeChoice.LIGHT || (theme == ThemeChoice.AUTO && device.prefersLight());
    }

    /** Whether words and edges stand out most on this device: because the person chose it here, or in the system that the theme follows. */
    public boolean isHighContrast(Device device) {
        return highContrast || (theme == ThemeChoice.AUTO && device.prefersHighContrast());
    }
}
