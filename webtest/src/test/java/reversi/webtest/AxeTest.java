package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.microsoft.playwright.BrowserContext;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** axe-core finds nothing to object to on the pages, to which somebody goes by the accessibility tree. */
class AxeTest extends BrowserTest {
    @ParameterizedTest(name = "{0}×{1}")
    @CsvSource({"1280, 720, false", "390, 844, true"})
    void nothingIsFoundOnAnyPage(int width, int height, boolean touch) throws IOException {
        needsChromium("tells its accessibility tree");
        try (BrowserContext window = browser.calmWindow(width, height, 1, touch)) {
            GamePage game = new GamePage(window).open(server.address());
            SpokenPage page = new SpokenPage(game.page());
            page.waitFor("button", "Play the computer");
            Axe axe = new Axe(game.page());
            axe.check("home");
            visit(axe, page, "Play the computer", "New game");
            visit(axe, page, "Settings", "Settings");
            visit(axe, page, "Learn", "Learn");
            visit(axe, page, "Puzzles", "Puzzles");
            visit(axe, page, "Games", "Games");
            visit(axe, page, "Analysis", "Analysis");
            visit(axe, page, "About", "");
            page.press("button", "Two players");
            page.press("button", "Start");
            page.waitFor("grid", "Board");
            axe.check("game");
            page.press("button", "Menu");
            page.waitFor("dialog", "");
            axe.check("game, menu");
            if (!touch) {
                page.press("button", "Shortcuts");
                page.waitFor("heading", "Keyboard shortcuts");
                axe.check("shortcuts");
            }
            assertEquals(List.of(), axe.faults());
        }
    }

    private static void visit(Axe axe, SpokenPage page, String way, String heading) {
        page.press("button", way);
        page.waitFor("button", "Back");
        page.waitFor("heading", heading);
        axe.check(way);
        page.press("button", "Back");
        page.waitFor("button", "Play the computer");
    }

    /** The tool would find what is wrong: a control without a name. */
    @Test
    void aControlWithoutANameIsFound() throws IOException {
        needsChromium("tells its accessibility tree");
        try (BrowserContext window = browser.calmWindow(390, 844, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            new SpokenPage(game.page()).waitFor("button", "Play the computer");
            game.page().evaluate("() => { document.querySelector('#mirror button').textContent = ''; }");
            Axe axe = new Axe(game.page());
            axe.check("home");
            assertFalse(axe.faults().isEmpty());
        }
    }
}
