package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.online.ClientMessage.SendFeedback;
import reversi.online.ErrorCode;

/** Writing to whoever runs the server, and what becomes of it. */
class FeedbackOnStageTest {
    private final GameDriver game = GameDriver.wide();

    @BeforeEach
    void open() {
        game.online();
        game.go().home();
        game.go().about();
        game.pass(0.3f);
        game.click("Send feedback");
        game.pass(0.3f);
        assertTrue(game.shows("It goes to whoever runs localhost"), () -> game.words()
                .toString());
    }

    @AfterEach
    void close() {
        game.close();
    }

    private List<SendFeedback> sent() {
        return game.server().heard(SendFeedback.class);
    }

    private void writeAndSend(String words) {
        game.click("Your message");
        game.type(words);
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
    }

    @Test
    void itIsSentWithTheDetailsAndSaidSo() {
        writeAndSend(" The corner is green ");
        assertEquals(List.of(new SendFeedback("The corner is green", "Reversi 1.0.0, en, 100%")), sent());
        assertFalse(game.state().isSheetOpen());
        assertTrue(game.shows("Thank you."));
    }

    @Test
    void nothingIsNotSent() {
        writeAndSend("  ");
        assertTrue(game.shows("Write something first."));
        assertTrue(sent().isEmpty());
    }

    @Test
    void aRefusalIsSaidAndItCanBeSentAgain() {
        game.server().refuse(SendFeedback.class, ErrorCode.TRY_LATER);
        writeAndSend("Hm");
        assertTrue(game.shows("Too many attempts."));
        assertEquals("Hm", game.written("Your message"));
        game.server().answerAll();
        game.click("Send");
        game.pass(0.2f);
        assertEquals(2, sent().size());
        assertFalse(game.state().isSheetOpen());
    }

    @Test
    void aLostLinkIsSaidAndTheWordsStay() {
        game.server().ignore(SendFeedback.class);
        writeAndSend("Hm");
        game.click("Send");
        assertEquals(1, sent().size(), "while it is on its way it is not sent twice");
        game.loseLink();
        game.pass(0.2f);
        assertTrue(game.shows("Connection lost"), () -> game.words().toString());
        game.click("Send");
        game.pass(0.2f);
        assertTrue(game.shows("Can’t reach localhost"), () -> game.words().toString());
        assertEquals("Hm", game.written("Your message"));
        game.server().answerAll();
        game.findLink();
        game.click("Send");
        game.pass(0.2f);
        assertTrue(game.shows("Thank you."));
    }

    @Test
    void whoLeavesTheDialogIsToldAllTheSame() {
        game.server().ignore(SendFeedback.class);
        writeAndSend("Hm");
        game.press(Input.Keys.ESCAPE);
        assertFalse(game.state().isSheetOpen());
        game.loseLink();
        game.pass(0.2f);
        assertFalse(game.state().isSheetOpen(), "a closed dialog stays closed");
    }
}
