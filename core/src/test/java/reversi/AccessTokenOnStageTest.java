package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.online.AccessScope;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;

/** A key for a program is made on the account's page, shown once, and ended there. */
class AccessTokenOnStageTest {
    private final GameDriver game = GameDriver.wide();

    @BeforeEach
    void open() {
        game.logIn();
        game.go().account();
        game.pass(0.3f);
    }

    @AfterEach
    void close() {
        game.close();
    }

    @Test
    void whatWasMadeIsListedWithItsScopesAndUse() {
        assertTrue(game.shows("Analysis script"), () -> game.words().toString());
        assertTrue(game.shows("games:read, challenge:write"), () -> game.words().toString());
    }

    @Test
    void aKeyIsMadeByThePasswordAndShownOnce() {
        game.click("Make a key");
        game.click("Make a key");
        assertTrue(game.shows("Say what it is for."), () -> game.words().toString());
        game.write("What it is for", "My bot ");
        game.click("Play as a bot");
        game.server().refuse(AccountRequest.MakeAccessToken.class, ErrorCode.WRONG_LOGIN);
        game.write("Current password", "secret");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertTrue(game.state().isSheetOpen());
        game.server().answerAll();
        game.click("Make a key");
        game.pass(0.2f);
        AccountRequest.MakeAccessToken asked =
                game.server().heard(AccountRequest.MakeAccessToken.class).get(1);
        assertEquals(new AccountRequest.MakeAccessToken("My bot", List.of(AccessScope.BOT_PLAY), "secret"), asked);
        assertTrue(game.shows(DemoAccount.ACCESS_TOKEN), () -> game.words().toString());
        game.click("Copy");
        assertTrue(game.done().contains("copy " + DemoAccount.ACCESS_TOKEN), () -> game.done()
                .toString());
        game.click("Close");
        assertFalse(game.shows(DemoAccount.ACCESS_TOKEN));
        assertTrue(game.shows("My bot"), () -> game.words().toString());
    }

    @Test
    void aKeyIsEnded() {
        game.click("End");
        assertEquals(
                List.of(new AccountRequest.EndAccessToken(7)),
                game.server().heard(AccountRequest.EndAccessToken.class));
    }
}
