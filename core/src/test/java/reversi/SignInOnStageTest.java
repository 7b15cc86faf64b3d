package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage;

/** Becoming somebody on a server, and everything that can go wrong on the way. */
class SignInOnStageTest {
    private final GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void fill(String name, String password) {
        game.click("Name");
        game.type(name);
        game.press(Input.Keys.TAB);
        game.type(password);
    }

    @Test
    void theKeyboardAloneLogsIn() {
        game.online();
        fill("player 5", "secret");
        game.press(Input.Keys.ENTER);
        game.pass(0.3f);
        assertEquals("lobby", game.state().page());
        assertEquals(
                List.of(AccountRequest.Login.of("player 5", "secret")),
                game.server().heard(AccountRequest.Login.class));
    }

    @Test
    void enterAfterTheNameLeadsToThePassword() {
        game.online();
        game.click("Name");
        game.type("player 5");
        game.press(Input.Keys.ENTER);
        game.type("secret");
        assertEquals("secret", game.written("Password"));
        assertTrue(game.server().heard(AccountRequest.Login.class).isEmpty());
    }

    @Test
    void aGuestIsLedToTheLobby() {
        game.online();
        game.click("Play now");
        game.pass(0.3f);
        assertEquals("lobby", game.state().page());
        assertTrue(game.shows("You’re playing as a guest"));
    }

    /** Every refusal is said in words, below the line that it is about, and what was written stays. */
    @ParameterizedTest
    @EnumSource(
            value = ErrorCode.class,
            names = {
                "WRONG_LOGIN",
                "TRY_LATER",
                "NAME_TAKEN",
                "NAME_TOO_SHORT",
                "NAME_TOO_LONG",
                "NAME_NOT_ALLOWED",
                "NAME_RESERVED",
                "PASSWORD_TOO_SHORT",
                "PASSWORD_TOO_LONG",
                "PASSWORD_COMMON",
                "UNAVAILABLE",
                "TOO_FAST"
            })
    void aRefusalIsSaidAndCanBeRepaired(ErrorCode why) throws IOException {
        game.online();
        game.tap("New account");
        game.server().refuse(AccountRequest.Register.class, why);
        fill("zoe", "secret123");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertEquals("sign-in", game.state().page());
        String words = words(why);
        assertTrue(game.shows(words), () -> words + " among " + game.words());
        assertEquals("zoe", game.written("Name"));
        assertEquals("secret123", game.written("Password"));
        game.click("Create account");
        assertEquals(2, game.server().heard(AccountRequest.Register.class).size(), "it can be tried again");
    }

    /** What is said of a refusal, up to the first number in it. */
    private static String words(ErrorCode why) throws IOException {
        Properties english = new Properties();
        try (Reader file = Files.newBufferedReader(Path.of("../assets/texts/en.properties"))) {
            english.load(file);
        }
        return english.getProperty("fault." + why.name()).replaceFirst("\\{.*", "");
    }

    @ParameterizedTest
    @CsvSource({"'', secret, Enter your name.", "zoe, '', Enter your password.", "'   ', secret, Enter your name."})
    void whatIsMissingIsNotSent(String name, String password, String words) {
        game.online();
        fill(name, password);
        game.click("Log in");
        game.pass(0.1f);
        game.press(Input.Keys.ENTER);
        assertTrue(game.server().heard(AccountRequest.Login.class).isEmpty());
        game.click("Password");
        game.press(Input.Keys.ENTER);
        assertTrue(game.shows(words), () -> game.words().toString());
    }

    @Test
    void aSecondPressWhileTheServerThinksAsksNothing() {
        game.online();
        game.server().ignore(AccountRequest.Guest.class);
        game.click("Play now");
        assertFalse(game.canClick("Play now"));
        game.press(Input.Keys.ENTER, Input.Keys.ENTER);
        assertEquals(1, game.server().heard(AccountRequest.Guest.class).size());
    }

    @Test
    void aLinkLostWhileTheServerThinksIsSaidAndTheNextTrySucceeds() {
        game.online();
        game.server().ignore(AccountRequest.Login.class);
        fill("player 5", "secret");
        game.press(Input.Keys.ENTER);
        game.loseLink();
        assertTrue(game.shows("Connection lost – reconnecting…"), () -> game.words()
                .toString());
        assertTrue(game.shows("Reconnecting…"));
        game.server().answerAll();
        game.findLink();
        game.click("Password");
        game.press(Input.Keys.ENTER);
        game.pass(0.3f);
        assertEquals("lobby", game.state().page());
    }

    @Test
    void aServerThatIsNotThereLeavesAWayToAnotherOne() {
        game.server().goDown();
        game.online();
        game.server().goDown();
        game.pass(0.2f);
        assertTrue(game.shows("Can’t reach localhost"), () -> game.words().toString());
        assertFalse(game.canClick("Log in"));
        game.server().comeBack();
        game.write("Server address", "example.org");
        game.press(Input.Keys.ENTER);
        game.pass(0.3f);
        assertTrue(game.shows("Connected to example.org"), () -> game.words().toString());
        assertTrue(game.canClick("Play now"));
    }

    @Test
    void whatIsNoAddressIsSaid() {
        game.online();
        game.write("Server address", "not an address");
        game.click("Connect");
        assertTrue(game.shows("That isn’t an address."), () -> game.words().toString());
    }

    @Test
    void aServerOfAnotherVersionIsNamed() {
        game.server().refuse(ClientMessage.Hello.class, ErrorCode.VERSION);
        game.online();
        assertTrue(game.shows("runs another version"), () -> game.words().toString());
        assertFalse(game.canClick("Play now"));
    }

    @ParameterizedTest
    @CsvSource({"SESSION_ENDED, You have been logged out", "ACCOUNT_CLOSED, This account was closed"})
    void whoIsSignedOutFromElsewhereReadsWhyAndIsBackAtTheDoorWithoutThePassword(ErrorCode why, String words) {
        game.logIn();
        game.hear(new ServerMessage.SignedOut(Optional.of(why)));
        game.pass(0.3f);
        assertEquals("sign-in", game.state().page());
        assertTrue(game.shows(words), () -> game.words().toString());
        assertEquals("", game.written("Password"));
    }
}
