package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.platform.PushSource;

/** Messages while the game is not open are turned on and off in the account, and what stands in their way is said. */
class PushOnStageTest {
    private final FakePush push = new FakePush();
    private final GameDriver game = GameDriver.wide(push);

    /** A browser whose person says yes or no. */
    private static final class FakePush implements PushSource {
        private State state = State.OFF;
        private boolean isAllowed = true;

        @Override
        public void look(Consumer<State> then) {
            then.accept(state);
        }

        @Override
        public void turnOn(String serverKey, BiConsumer<State, Optional<Browser>> then) {
            assertEquals("BKey", serverKey);
            state = isAllowed ? State.ON : State.REFUSED;
            then.accept(
                    state,
                    isAllowed ? Optional.of(new Browser("https://push.example/1", "key", "secret")) : Optional.empty());
        }

        @Override
        public void turnOff() {
            state = State.OFF;
        }
    }

    @AfterEach
    void close() {
        game.close();
    }

    private void account() {
        game.logIn();
        game.go().account();
        game.pass(0.3f);
        assertTrue(game.shows("Messages on this device"), () -> game.words().toString());
    }

    private void turn(String button) {
        game.click(button);
        game.pass(0.3f);
    }

    @Test
    void theyAreTurnedOnAndOff() {
        account();
        turn("Turn on messages");
        assertEquals(
                List.of(new AccountRequest.SetPush("https://push.example/1", "key", "secret", "en")),
                game.server().heard(AccountRequest.SetPush.class));
        assertTrue(game.shows("This device is told while the game is not open."));
        turn("Turn off messages");
        assertEquals(1, game.server().heard(AccountRequest.EndPush.class).size());
        assertFalse(game.shows("This device is told while the game is not open."));
        assertEquals(PushSource.State.OFF, push.state);
    }

    @Test
    void nobodyIsAskedBeforeTheyWantIt() {
        account();
        assertEquals(PushSource.State.OFF, push.state);
        push.isAllowed = false;
        turn("Turn on messages");
        assertTrue(
                game.shows("The browser does not allow it."), () -> game.words().toString());
        assertTrue(game.server().heard(AccountRequest.SetPush.class).isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "MISSING, can’t show messages while the game is not open",
        "APP, First add the game to the home screen",
        "REFUSED, The browser does not allow it"
    })
    void whatStandsInTheWayIsSaid(PushSource.State state, String said) {
        push.state = state;
        account();
        assertTrue(game.shows(said), () -> game.words().toString());
    }

    @Test
    void aServerThatCanNotSendSaysSo() {
        game.server().refuse(AccountRequest.SetPush.class, ErrorCode.NO_PUSH);
        account();
        turn("Turn on messages");
        assertTrue(game.shows("This server can’t send messages to this browser."), () -> game.words()
                .toString());
    }
}
