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

    @Test
    void theLookFollowsTheSystemWhileTheGameRuns() throws IOException {
        needsChromium("changes while a page runs what the system asks for");
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            game.click("Settings");
            game.waitUntil("s.page === 'settings'");
            int dark = corner(game);
            assertTrue(brightness(dark) < 60 && dark != BLACK, () -> Integer.toHexString(dark));
            prefer(game, new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
            int light = corner(game);
            assertTrue(brightness(light) > 200 && light != WHITE, () -> Integer.toHexString(light));
            game.shoot("system-light");
            prefer(game, new Page.EmulateMediaOptions().setContrast(Contrast.MORE));
            assertEquals(WHITE, corner(game), "more contrast on light");
            game.shoot("system-light-contrast");
            prefer(game, new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
            assertEquals(BLACK, corner(game), "more contrast on dark");
            prefer(game, new Page.EmulateMediaOptions().setContrast(Contrast.NO_PREFERENCE));
            assertEquals(dark, corner(game));
            prefer(game, new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
            assertTrue(List.of(BLACK, WHITE).contains(corner(game)), "forced colours");
            prefer(game, new Page.EmulateMediaOptions().setForcedColors(ForcedColors.NONE));
            assertEquals(dark, corner(game));
            assertEquals("settings", game.sees("page"));
            assertEquals(List.of(), game.troubles());
        }
    }

    private static void prefer(GamePage game, Page.EmulateMediaOptions wish) {
        game.page().emulateMedia(wish);
    }

    /** The colour of the upper left corner once the picture is still, as {@code 0xRRGGBB}. */
    private static int corner(GamePage game) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(game.stillPicture())).getRGB(2, 2) & 0xffffff;
    }

    private static int brightness(int colour) {
        return ((colour >> 16 & 255) + (colour >> 8 & 255) + (colour & 255)) / 3;
    }
}
