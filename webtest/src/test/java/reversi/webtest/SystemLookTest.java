package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Contrast;
import com.microsoft.playwright.options.ForcedColors;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Light and dark, more contrast and forced colours are followed at once while the game runs. */
class SystemLookTest extends BrowserTest {
    private static final int BLACK = 0x000000;
    private static final int WHITE = 0xffffff;
    private static final int MOST_PICTURES = 50;

    @Test
    void theLookFollowsTheSystemWhileTheGameRuns() throws IOException {
        needsChromium("changes while a page runs what the system asks for");
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            game.click("Settings");
            game.waitUntil("s.page === 'settings'");
            int dark = corner(game);
            assertTrue(brightness(dark) < 60 && dark != BLACK, () -> Integer.toHexString(dark));
            int light = cornerAfter(dark, game, new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
            assertTrue(brightness(light) > 200 && light != WHITE, () -> Integer.toHexString(light));
            game.shoot("system-light");
            int lightContrast = cornerAfter(light, game, new Page.EmulateMediaOptions().setContrast(Contrast.MORE));
            assertEquals(WHITE, lightContrast, "more contrast on light");
            game.shoot("system-light-contrast");
            int darkContrast =
                    cornerAfter(WHITE, game, new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
            assertEquals(BLACK, darkContrast, "more contrast on dark");
            assertEquals(
                    dark, cornerAfter(BLACK, game, new Page.EmulateMediaOptions().setContrast(Contrast.NO_PREFERENCE)));
            int forced = cornerAfter(dark, game, new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
            assertTrue(List.of(BLACK, WHITE).contains(forced), "forced colours");
            assertEquals(
                    dark, cornerAfter(forced, game, new Page.EmulateMediaOptions().setForcedColors(ForcedColors.NONE)));
            assertEquals("settings", game.sees("page"));
            assertEquals(List.of(), game.troubles());
        }
    }

    /** The colour that comes in place of {@code before} once the system asks for this; the browser tells the game of it in its own time. */
    private static int cornerAfter(int before, GamePage game, Page.EmulateMediaOptions wish) throws IOException {
        game.page().emulateMedia(wish);
        int seen = corner(game);
        for (int i = 0; i < MOST_PICTURES && seen == before; i++) {
            seen = corner(game);
        }
        return seen;
    }

    /** The colour of the upper left corner once the picture is still, as {@code 0xRRGGBB}. */
    private static int corner(GamePage game) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(game.stillPicture())).getRGB(2, 2) & 0xffffff;
    }

    private static int brightness(int colour) {
        return ((colour >> 16 & 255) + (colour >> 8 & 255) + (colour & 255)) / 3;
    }
}
