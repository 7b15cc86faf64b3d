package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The board that stands in other people's pages, and the page that stands in their frames. */
class BoardTest extends BrowserTest {
    private static Object moves(Locator board) {
        return board.evaluate("board => board.moves");
    }

    private Page open(BrowserContext window, String address) {
        Page page = window.newPage();
        page.navigate(server.address() + address);
        page.getByRole(AriaRole.TOOLBAR).first().waitFor();
        return page;
    }

    @ParameterizedTest
    @ValueSource(strings = {"board/", "embed/#g=1.lrS&ply=end&lang=ja", "embed/#g=hello&theme=dark", "embed#g=f5d6"})
    void axeFindsNothing(String address) throws IOException {
        try (BrowserContext window = browser.window(360, 640, 1, false)) {
            Axe axe = new Axe(open(window, address));
            axe.check(address);
            assertEquals(List.of(), axe.faults());
        }
    }

    @Test
    void keysGoThroughMovesAndVariations() {
        try (BrowserContext window = browser.window(1280, 720, 1, false)) {
            Page page = open(window, "board/");
            Locator board = page.locator("reversi-board").nth(1);
            board.getByRole(AriaRole.IMG).focus();
            page.keyboard().press("ArrowRight");
            page.keyboard().press("ArrowRight");
            assertEquals("f5d6c3d3c4f4", moves(board));
            page.keyboard().press("ArrowDown");
            assertEquals("f5d6c3d3c4b3", moves(board));
            page.keyboard().press("Home");
            assertEquals("", moves(board));
            page.keyboard().press("End");
            assertEquals("f5d6c3d3c4f4f6f3", moves(board));
        }
    }

    @Test
    void whoeverReadsPlaysByKeyAndByMouse() {
        try (BrowserContext window = browser.window(1280, 720, 1, false)) {
            Page page = open(window, "board/");
            Locator board = page.locator("reversi-board").nth(2);
            board.locator("[role=gridcell][tabindex='0']").focus();
            for (String key : List.of("ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "Enter")) {
                page.keyboard().press(key);
            }
            assertEquals("d3", moves(board));
            board.getByLabel("c5", new Locator.GetByLabelOptions().setExact(true))
                    .click();
            assertEquals("d3c5", moves(board));
            board.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Back"))
                    .click();
            assertEquals("d3", moves(board));
        }
    }

    @Test
    void aFrameShowsTheGameOfItsAddressAndLeadsToIt() {
        try (BrowserContext window = browser.window(360, 640, 1, false)) {
            Page page = open(window, "embed/#g=1.lrS&ply=2");
            assertEquals("f5d6", moves(page.locator("reversi-board")));
            String link = page.getByRole(AriaRole.LINK).getAttribute("href");
            assertEquals("../#g=1.lrS", link);
            page.evaluate("() => { location.hash = '#g=f5f5'; }");
            page.getByRole(AriaRole.ALERT).waitFor();
            assertTrue(page.getByRole(AriaRole.ALERT).textContent().contains("move 2, 'f5', is not legal"));
        }
    }
}
