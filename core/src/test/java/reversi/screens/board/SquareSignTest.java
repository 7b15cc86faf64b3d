package reversi.screens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Color;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.screens.ui.ColourVision;
import reversi.screens.ui.Contrast;

/** What is right and what is wrong stands out on every board, for everybody, and not by its colour alone. */
class SquareSignTest {
    private final BoardContrasts contrasts = new BoardContrasts();

    SquareSignTest() throws IOException {}

    /** The frame and the plate lie in a rim, which stands out from the board wherever the light is weakest. */
    @ParameterizedTest
    @EnumSource
    void theRimOfAFrameStandsOutFromTheBoard(BoardLook board) {
        for (ColourVision vision : ColourVision.values()) {
            double contrast = contrasts.rim(board, vision);
            assertTrue(contrast >= Contrast.SHAPES, () -> board + ", " + vision.title() + ": " + contrast);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"RIGHT", "WRONG"})
    void theSignStandsOutFromItsPlate(SquareSign sign) {
        for (ColourVision vision : ColourVision.values()) {
            Color plate = BoardMarks.colour(sign);
            double contrast = vision.contrast(BoardMarks.SIGN_INK, plate);
            assertTrue(contrast >= Contrast.WORDS, () -> sign + ", " + vision.title() + ": " + contrast);
        }
    }

    @Test
    void signsDifferByMoreThanTheirColour() {
        long icons = Arrays.stream(SquareSign.values())
                .flatMap(sign -> sign.icon().stream())
                .distinct()
                .count();
        assertEquals(2, icons);
    }
}
