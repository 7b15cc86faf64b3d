package reversi.screens.board;

import com.badlogic.gdx.graphics.Color;
import reversi.rules.Disc;

/**
 * How a board and its discs look.
 *
 * @param look what the board is made of
 * @param black the colour of Black's face of the discs
 * @param white the colour of White's face of the discs
 */
public record BoardStyle(BoardLook look, DiscColour black, DiscColour white) {
    /** The tournament set: black and white discs on green felt. */
    public static final BoardStyle CLASSIC = new BoardStyle(BoardLook.GREEN, DiscColour.BLACK, DiscColour.WHITE);

    /** The colour of one face in even light, as an object of its own. */
    public Color colour(Disc disc) {
        return (disc == Disc.BLACK ? black : white).colour();
    }
}
