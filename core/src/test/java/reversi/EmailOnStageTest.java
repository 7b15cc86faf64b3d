package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;

/** An address for recovery is added, confirmed and removed in the account, and leads back in where one signs in. */
class EmailOnStageTest {
    private GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void account() {
        game.logIn();
        game.go().account();
        game.pass(0.3f);
    }

    private void enter() {
        game.press(Input.Keys.ENTER);
        game.pass(0.3f);
    }

    @Test
    void anAddressIsRemovedAndAnotherOneAddedAndConfirmed() {
        account();
        assertTrue(game.shows("y…@example.org"), () -> game.words().toString());
        game.click("Remove the e-mail address");
        enter();
        game.write("Current password", "secret");
        enter();
        assertEquals(
                List.of(new AccountRequest.RemoveEmail("secret")),
                game.server().heard(AccountRequest.RemoveEmail.class));
        assertFalse(game.shows("y…@example.org"), () -> game.words().toString());
        game.click("Add an e-mail address");
        game.write("E-mail address", " you@example.org ");
        game.write("Current password", "secret");
        enter();
        assertEquals(
                List.of(new AccountRequest.SetEmail("secret", "you@example.org", "en")),
                game.server().heard(AccountRequest.SetEmail.class));
        game.write("Code from the e-mail", "k7md 2xqp");
        enter();
        assertEquals(
                List.of(new AccountRequest.ConfirmEmail("k7md 2xqp")),
                game.server().heard(AccountRequest.ConfirmEmail.class));
        assertTrue(game.shows("E-mail address confirmed."), () -> game.words().toString());
        assertTrue(game.shows("Change the e-mail address"));
    }

    @Test
    void whatIsMissingOrRefusedIsSaid() {
        account();
        game.click("Change the e-mail address");
        game.write("Current password", "secret");
        enter();
        assertTrue(game.shows("Enter an e-mail address."), () -> game.words().toString());
        game.server().refuse(AccountRequest.SetEmail.class, ErrorCode.BAD_EMAIL);
        game.write("E-mail address", "you");
        game.write("Current password", "secret");
        enter();
        assertTrue(game.shows("This is not an e-mail address that we can write to."), () -> game.words()
                .toString());
        assertEquals("you", game.written("E-mail address"));
    }

    @Test
    void withASecondStepAnAddressIsOfNoUseForNow() {
        game.server().account().useSecondFactor();
        account();
        assertTrue(game.shows("While two-step login is on, only a recovery code lets you back in, no e-mail."));
    }

    @Test
    void whoForgotThePasswordGetsACodeByEmail() {
        game.online();
        game.click("Forgot your password?");
        game.pass(0.2f);
        game.click("Get a code by e-mail");
        game.click("Send code");
        assertTrue(game.shows("Enter your name or your e-mail address."));
        game.write("Name or e-mail address", "you@example.org");
        enter();
        assertEquals(
                List.of(new AccountRequest.AskEmailCode("you@example.org")),
                game.server().heard(AccountRequest.AskEmailCode.class));
        assertTrue(game.shows("If an e-mail address belongs to it"), () -> game.words()
                .toString());
        game.write("Name", "player 5");
        game.write("Recovery code", "k7md 2xqp");
        game.write("New password", "another one");
        enter();
        assertEquals(
                List.of(new AccountRequest.Recover("player 5", "k7md 2xqp", "another one")),
                game.server().heard(AccountRequest.Recover.class));
        assertEquals("lobby", game.state().page());
    }
}
