package reversi;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a server keeps can be read before an account is made, and from the account. */
class PrivacyOnStageTest {
    private final GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void read() {
        game.click("Privacy and age");
        game.pass(0.2f);
        assertTrue(game.shows("What is kept") && game.shows("For children"), () -> game.words()
                .toString());
        game.click("Close");
        assertFalse(game.state().isSheetOpen());
    }

    @Test
    void beforeAnAccountIsMade() {
        game.online();
        game.click("New account");
        game.pass(0.2f);
        read();
    }

    @Test
    void fromTheAccount() {
        game.logIn();
        game.go().account();
        game.pass(0.3f);
        read();
    }
}
