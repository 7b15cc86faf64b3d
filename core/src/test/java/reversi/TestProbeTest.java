package reversi;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Vector2;
import org.junit.jupiter.api.Test;
import reversi.online.AccountRequest;

/** What browsers are told of the page must be what a person could do there. */
class TestProbeTest {
    private static final int WIDTH = 390;
    private static final int HEIGHT = 1_000;

    @Test
    void ofManyWithTheSameWordsTheOneInSightIsMeant() {
        try (GameDriver game = GameDriver.of("en", true, WIDTH, HEIGHT)) {
            game.go().online();
            game.pass(0.1f);
            game.server().set(DemoServer.Scene.CROWD);
            game.composition().client().ask(AccountRequest.Login.of("player 5", "secret"));
            game.pass(0.5f);
            Vector2 invite = game.composition().probe().control("Invite").orElseThrow();
            assertTrue(
                    invite.y > 0 && invite.y < HEIGHT && invite.x > 0 && invite.x < WIDTH,
                    "the last of a long list is far below the window: " + invite);
        }
    }
}
