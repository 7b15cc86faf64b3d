package reversi.screens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Color;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.rules.Disc;
import reversi.screens.ui.Contrast;

/** The rim of every mark stands out from every square, where the lamp shines and where its light falls off. */
class MarkInkTest {
    @ParameterizedTest
    @EnumSource
    void theRimStandsOutFromEverySquare(BoardLook look) throws IOException {
        Color rim = MarkInk.on(new BoardStyle(look, DiscColour.BLACK, DiscColour.WHITE))
                .rim();
        for (Color square : new BoardLight().squares(look)) {
            float contrast = Contrast.of(rim, square);
            assertTrue(contrast >= Contrast.SHAPES, () -> contrast + " on " + square);
        }
    }

    @Test
    void theFillIsTheDiscsOwn() {
        MarkInk ink = MarkInk.on(new BoardStyle(BoardLook.GREEN, DiscColour.RED, DiscColour.YELLOW));
        assertEquals(DiscColour.RED.colour(), ink.of(Disc.BLACK));
        assertEquals(DiscColour.YELLOW.colour(), ink.of(Disc.WHITE));
    }

    @Test
    void brightBoardsHaveDarkRimsAndDarkOnesBrightRims() {
        assertTrue(Contrast.luminance(rim(BoardLook.GREEN)) > 0.5);
        assertTrue(Contrast.luminance(rim(BoardLook.RED_BROWN)) > 0.5);
        assertTrue(Contrast.luminance(rim(BoardLook.WHITE)) < 0.5);
        assertTrue(Contrast.luminance(rim(BoardLook.CHILDREN)) < 0.5);
    }

    private static Color rim(BoardLook look) {
        return MarkInk.on(new BoardStyle(look, DiscColour.BLACK, DiscColour.WHITE))
                .rim();
    }
}
