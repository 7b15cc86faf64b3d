package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** axe-core finds nothing to object to on any page. */
class AxeTest extends BrowserTest {
    private static final String RUN =
            """
            async () => {
              const found = await axe.run(document);
              return found.violations.map(one => one.id + ': '
                + one.nodes.map(node => node.html.slice(0, 160) + ' | ' + node.failureSummary).join(' ; '));
            }
            """;

    private final List<String> faults = new ArrayList<>();

    private static String axe() throws IOException {
        try (InputStream script = AxeTest.class.getResourceAsStream("/axe.min.js")) {
            return new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Goes from page to page by the tree and has each looked at. */
    @Test
    void nothingIsFoundOnAnyPage() throws IOException {
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            GamePage game = new GamePage(window).open(server.address());
            SpokenPage page = new SpokenPage(game.page());
            page.waitFor("button", "Play the computer");
            game.page().evaluate(axe());
            check(game, "home");
            visit(game, page, "Play the computer", "New game");
            visit(game, page, "Settings", "Settings");
            visit(game, page, "Learn", "Learn");
            visit(game, page, "Puzzles", "Puzzles");
            visit(game, page, "Games", "Games");
            visit(game, page, "Analysis", "Analysis");
            visit(game, page, "About", "");
            page.press("button", "Two players");
            page.press("button", "Start");
            page.waitFor("grid", "Board");
            check(game, "game");
            page.press("button", "Menu");
            page.waitFor("dialog", "");
            check(game, "game, menu");
            page.press("button", "Shortcuts");
            page.waitFor("heading", "Keyboard shortcuts");
            check(game, "shortcuts");
            assertEquals(List.of(), faults);
        }
    }

    private void visit(GamePage game, SpokenPage page, String way, String heading) {
        page.press("button", way);
        page.waitFor("button", "Back");
        page.waitFor("heading", heading);
        check(game, way);
        page.press("button", "Back");
        page.waitFor("button", "Play the computer");
    }

    private void check(GamePage game, String where) {
        for (Object fault : (List<?>) game.page().evaluate(RUN)) {
            faults.add(where + ": " + fault);
        }
    }
}
