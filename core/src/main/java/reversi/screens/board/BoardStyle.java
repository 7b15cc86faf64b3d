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
    public static BoardStyle classic() {
        return new BoardStyle(BoardLook.GREEN, DiscColour.BLACK, DiscColour.WHITE);
    }

    /** Which colour a side's face of the discs has. */
    public DiscColour discs(Disc side) {
        return side == Disc.BLACK ? black : white;
    }

    /** The key of the words that say this colour. */
    public String words(Disc side) {
        return "disc." + discs(side).key();
    }

    /** The colour of one face in even light, as an object of its own. */
    public Color colour(Disc disc) {
        return discs(disc).colour();
    }
}
