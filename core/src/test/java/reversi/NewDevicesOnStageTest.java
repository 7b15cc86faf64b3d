package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.DeviceCard;

/** Whoever is signed in is asked whether it was them who signed in on another device. */
class NewDevicesOnStageTest {
    private final GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    @BeforeEach
    void hear() {
        game.logIn();
        hear(new DeviceCard(4, "Opera, Win32", DemoServer.NOW - 120_000));
    }

    private void hear(DeviceCard card) {
        game.hear(new AccountNews.NewDevices(List.of(card)));
        game.pass(0.2f);
    }

    @Test
    void whoSaysYesIsNotAskedAgain() {
        assertTrue(game.shows("Was this you?"), () -> game.words().toString());
        assertTrue(game.shows("Opera, Win32"));
        game.click("Yes, it was me");
        game.pass(0.2f);
        assertEquals(List.of(new AccountRequest.KnowDevices(4)), game.server().heard(AccountRequest.KnowDevices.class));
        assertFalse(game.state().isSheetOpen());
    }

    @Test
    void whoSaysNoIsLedToDevicesAndPassword() {
        game.click("No – show devices and password");
        game.pass(0.3f);
        assertTrue(game.shows("Logged in on"), () -> game.words().toString());
        assertFalse(game.state().isSheetOpen());
        assertEquals(List.of(new AccountRequest.KnowDevices(4)), game.server().heard(AccountRequest.KnowDevices.class));
    }

    @Test
    void devicesThatComeMeanwhileJoinTheQuestion() {
        hear(new DeviceCard(9, "Safari, iPhone", DemoServer.NOW));
        assertTrue(game.shows("Safari, iPhone") && game.shows("Opera, Win32"));
        game.click("Yes, it was me");
        game.pass(0.2f);
        assertEquals(List.of(new AccountRequest.KnowDevices(9)), game.server().heard(AccountRequest.KnowDevices.class));
    }

    @Test
    void whoClosesItWithoutAnAnswerHasNotRead() {
        game.press(Input.Keys.ESCAPE);
        assertFalse(game.state().isSheetOpen());
        assertTrue(game.server().heard(AccountRequest.KnowDevices.class).isEmpty());
    }
}
