package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a person who reports a problem finds on the page about the game. */
class AboutOnStageTest {
    private final GameDriver game = GameDriver.wide();

    @BeforeEach
    void open() {
        game.go().about();
        game.pass(0.3f);
    }

    @AfterEach
    void close() {
        game.close();
    }

    @Test
    void theLogIsShownWhereTheDeviceKeepsOne() {
        game.click("Show the log");
        assertEquals(
                "open file:///people/anna/log/", game.done().get(game.done().size() - 1));
    }

    @Test
    void theDetailsOfTheVersionAreCopied() {
        game.click("Copy version details");
        assertTrue(game.done().contains("copy Reversi 1.0.0, en, 100%"), () -> game.done()
                .toString());
        assertTrue(game.shows("Copied"));
    }
}
