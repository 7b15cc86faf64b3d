package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;

/** The second step of the login is turned on with an app's code, and asked for after the password. */
class SecondFactorOnStageTest {
    private final GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void begin() {
        game.logIn();
        game.go().account();
        game.pass(0.3f);
        game.click("Turn on");
        game.write("Current password", "secret");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
    }

    @Test
    void itIsTurnedOnWithACodeFromTheSecretThatIsShown() {
        begin();
        assertTrue(game.shows("GEZD GNBV GY3T QOJQ"), () -> game.words().toString());
        game.click("Turn on");
        assertTrue(game.shows("Enter the code from the app."));
        game.server().refuse(AccountRequest.ConfirmSecondFactor.class, ErrorCode.WRONG_CODE);
        game.write("Code from the app", "123 456 ");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertTrue(game.shows("This code is wrong, too old or used already."));
        game.server().answerAll();
        game.click("Turn on");
        game.pass(0.2f);
        assertEquals(
                new AccountRequest.ConfirmSecondFactor("secret", "123 456"),
                game.server().heard(AccountRequest.ConfirmSecondFactor.class).get(1));
        assertFalse(game.state().isSheetOpen(), "recovery codes are there already");
        assertTrue(game.shows("Two-step login is on."), () -> game.words().toString());
    }

    @Test
    void theCodeIsAskedForAfterThePassword() {
        game.online();
        game.server().refuse(AccountRequest.Login.class, ErrorCode.CODE_NEEDED);
        game.write("Name", "player 5");
        game.write("Password", "secret");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertTrue(game.shows("Enter the code that your authenticator app shows now."), () -> game.words()
                .toString());
        game.server().answerAll();
        game.write("Code from the app", "123456");
        game.press(Input.Keys.ENTER);
        game.pass(0.3f);
        assertEquals(
                List.of(
                        AccountRequest.Login.of("player 5", "secret"),
                        new AccountRequest.Login("player 5", "secret", Optional.of("123456"))),
                game.server().heard(AccountRequest.Login.class));
        assertEquals("lobby", game.state().page());
        assertFalse(game.state().isSheetOpen());
    }

    @Test
    void whoLostTheAppIsLedToTheRecoveryCodes() {
        game.online();
        game.server().refuse(AccountRequest.Login.class, ErrorCode.CODE_NEEDED);
        game.write("Name", "player 5");
        game.write("Password", "secret");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        game.click("Lost your app? Use a recovery code");
        game.pass(0.2f);
        assertEquals("player 5", game.written("Name"));
        assertEquals("", game.written("Recovery code"));
    }
}
