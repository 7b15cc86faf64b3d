package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;

/** Recovery codes are made in the account, shown once, and let somebody back in where one signs in. */
class RecoveryOnStageTest {
    private GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void openCodes() {
        game.logIn();
        game.go().account();
        game.pass(0.3f);
        game.click("Make new codes");
    }

    private void make(String password) {
        game.write("Current password", password);
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
    }

    @Test
    void theAccountSaysHowManyCodesAreLeft() {
        game.logIn();
        game.go().account();
        game.pass(0.3f);
        assertTrue(game.shows("3 codes left"), () -> game.words().toString());
    }

    @Test
    void codesAreMadeWithThePasswordAndShownToBeWrittenDown() {
        openCodes();
        make("secret");
        assertEquals(
                List.of(new AccountRequest.MakeRecoveryCodes("secret")),
                game.server().heard(AccountRequest.MakeRecoveryCodes.class));
        DemoAccount.RECOVERY_CODES.forEach(code -> assertTrue(game.shows(code), code));
        game.click("Copy");
        assertEquals(List.of("copy " + String.join("\n", DemoAccount.RECOVERY_CODES)), game.done());
        game.click("Save as a file");
        game.pass(0.2f);
        String file = new String(game.files().lastBytes(), StandardCharsets.UTF_8);
        assertTrue(file.contains(String.join("\n", DemoAccount.RECOVERY_CODES)), file);
        game.click("Close");
        assertFalse(game.shows(DemoAccount.RECOVERY_CODES.get(0)));
        game.pass(0.2f);
        assertTrue(game.shows("8 codes left"), () -> game.words().toString());
    }

    @Test
    void withoutOrWithAWrongPasswordNoneAreMade() {
        openCodes();
        game.click("Make new codes");
        assertTrue(game.shows("Enter your password."));
        game.server().refuse(AccountRequest.MakeRecoveryCodes.class, ErrorCode.WRONG_LOGIN);
        make("guess");
        assertTrue(game.shows("Wrong name or password."), () -> game.words().toString());
        game.server().answerAll();
        make("secret");
        assertTrue(game.shows(DemoAccount.RECOVERY_CODES.get(7)));
    }

    private void openRecovery() {
        game.online();
        game.write("Name", "player 5");
        game.click("Forgot your password?");
        game.pass(0.2f);
    }

    @Test
    void aCodeLeadsToTheLobbyWithANewPassword() {
        openRecovery();
        assertEquals("player 5", game.written("Name"), "what was written already need not be written again");
        game.write("Recovery code", " k7md 2xqp 9rtb hw4c ");
        game.write("New password", "another one");
        game.press(Input.Keys.ENTER);
        game.pass(0.3f);
        assertEquals(
                List.of(new AccountRequest.Recover("player 5", "k7md 2xqp 9rtb hw4c", "another one")),
                game.server().heard(AccountRequest.Recover.class));
        assertEquals("lobby", game.state().page());
        assertFalse(game.state().isSheetOpen());
        assertTrue(game.shows("Password changed."), () -> game.words().toString());
    }

    @ParameterizedTest
    @CsvSource({
        "Recovery code, , New password, another one, Enter a recovery code.",
        "Recovery code, K7MD-2XQP-9RTB-HW4C, New password, , Enter your password."
    })
    void whatIsMissingIsSaid(String first, String code, String second, String next, String said) {
        openRecovery();
        game.write(first, code == null ? "" : code);
        game.write(second, next == null ? "" : next);
        game.press(Input.Keys.ENTER);
        assertTrue(game.shows(said), () -> game.words().toString());
        assertTrue(game.server().heard(AccountRequest.Recover.class).isEmpty());
    }

    @Test
    void aRefusedCodeIsSaidAndStaysWritten() {
        game.server().refuse(AccountRequest.Recover.class, ErrorCode.WRONG_RECOVERY_CODE);
        openRecovery();
        game.write("Recovery code", "2222");
        game.write("New password", "another one");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertTrue(game.shows("This code doesn’t belong to this name"), () -> game.words()
                .toString());
        assertEquals("2222", game.written("Recovery code"));
    }
}
