package reversi;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.online.Protocol;
import reversi.online.ServerMessage;

/** What whoever runs the server says to everybody is read on whatever page is in front. */
class HostNoticeTest {
    private static final String WORDS = "The server rests from 20:00 to 20:15 UTC; games go on afterwards.";

    /** Longer than such words are shown. */
    private static final float A_WHILE = 10;

    private final GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void hear(String text) {
        game.hear(new ServerMessage.Notice(text));
        game.pass(0.2f);
    }

    private boolean isShown() {
        return game.shows("From the host: " + WORDS);
    }

    @Test
    void aServerThatKeepsToNoLengthIsReadNoFurther() {
        game.logIn();
        hear("x".repeat(Protocol.MAX_NOTICE) + "beyond");
        assertTrue(game.shows("From the host: " + "x".repeat(Protocol.MAX_NOTICE)), () -> game.words()
                .toString());
        assertFalse(game.shows("beyond"));
    }

    @Test
    void itIsReadOnceHoweverOftenAConnectionIsMadeAnew() {
        game.logIn();
        hear(WORDS);
        assertTrue(isShown(), () -> game.words().toString());
        game.pass(A_WHILE);
        assertFalse(isShown());
        hear(WORDS);
        assertFalse(isShown(), "it is known");
        hear("");
        hear(WORDS);
        assertTrue(isShown(), "it was taken back in between");
    }
}
