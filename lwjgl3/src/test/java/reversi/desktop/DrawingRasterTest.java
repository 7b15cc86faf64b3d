package reversi.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Files;
import com.badlogic.gdx.utils.GdxNativesLoader;
import com.badlogic.gdx.utils.Os;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import reversi.notation.Drawing;
import reversi.notation.Drawing.Anchor;
import reversi.notation.Drawing.Circle;
import reversi.notation.Drawing.Ink;
import reversi.notation.Drawing.Line;
import reversi.notation.Drawing.Words;

class DrawingRasterTest {
    private static @Nullable Files before;

    @BeforeAll
    static void findFonts() {
        GdxNativesLoader.load();
        before = Gdx.files;
        Gdx.files = new Lwjgl3Files();
    }

    @AfterAll
    static void forget() {
        Gdx.files = before;
    }

    private static BufferedImage picture(Drawing drawing, int width) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(DrawingRaster.png(drawing, width)));
    }

    private static int grey(BufferedImage picture, int x, int y) {
        return picture.getRaster().getSample(x, y, 0);
    }

    @Test
    void circlesAndLinesLieWhereTheDrawingSays() throws IOException {
        BufferedImage picture = picture(
                new Drawing(
                        100,
                        50,
                        "",
                        List.of(
                                new Circle(25, 25, 20, Ink.BLACK, 2),
                                new Circle(75, 25, 20, Ink.WHITE, 4),
                                new Line(0, 48, 100, 48, 2))),
                200);
        assertEquals(200, picture.getWidth());
        assertEquals(100, picture.getHeight());
        assertEquals(0, grey(picture, 50, 50));
        assertEquals(255, grey(picture, 150, 50), "the inside of a white disc");
        assertEquals(0, grey(picture, 150, 10), "its rim");
        assertEquals(255, grey(picture, 100, 4));
        assertEquals(0, grey(picture, 100, 96));
        int edge = grey(picture, 50 + 29, 50 + 29);
        assertTrue(edge > 0 && edge < 255, "an edge is grey, not " + edge);
    }

    @Test
    void wordsAreCentredOnTheirAnchor() throws IOException {
        BufferedImage picture = picture(
                new Drawing(100, 50, "", List.of(new Words(50, 35, 30, true, Anchor.CENTRE, Ink.BLACK, "88"))), 400);
        int left = 0;
        int right = 0;
        for (int y = 0; y < 200; y++) {
            for (int x = 0; x < 200; x++) {
                left += 255 - grey(picture, x, y);
                right += 255 - grey(picture, 399 - x, y);
            }
        }
        assertTrue(left > 100_000, "nothing is written");
        assertEquals(1, (double) left / right, 0.1);
    }

    @Test
    void eachSystemHasItsProgramForThePictureOnTheClipboard() {
        Path file = Path.of("picture.png");
        for (Os os : Os.values()) {
            assertTrue(DesktopClipboard.command(file, os, Map.of()).size() > 2);
        }
        assertEquals(
                "wl-copy",
                DesktopClipboard.command(file, Os.Linux, Map.of("WAYLAND_DISPLAY", "x"))
                        .get(0));
    }
}
