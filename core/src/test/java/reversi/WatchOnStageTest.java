package reversi;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.MemoryStore;
import reversi.rules.Start;
import reversi.rules.Variant;

/** A game between two computers as a person looks at it: it goes on as fast as was chosen, also in the next one. */
class WatchOnStageTest {
    private static final GameSetup WATCHED = new GameSetup(
            Variant.square(4, Start.DIAGONAL), Seat.computer("", 1), Seat.computer("", 2), TimeControl.none());

    private static void chooseFast(GameDriver game) {
        game.play(WATCHED);
        game.click("Normal");
        game.pass(0.3f);
        assertTrue(game.canClick("Fast"), () -> game.words().toString());
    }

    @Test
    void aRematchKeepsTheSpeed() {
        try (GameDriver game = GameDriver.wide()) {
            chooseFast(game);
            for (int i = 0; i < 100 && !game.canClick("Rematch"); i++) {
                game.thinker().answer();
                game.pass(1);
            }
            game.click("Rematch");
            game.pass(0.5f);
            assertTrue(game.canClick("Fast"), () -> game.words().toString());
        }
    }

    @Test
    void theNextGameKeepsTheSpeedEvenAfterARestart() {
        MemoryStore store = new MemoryStore();
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            chooseFast(game);
        }
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            game.play(WATCHED);
            assertTrue(game.canClick("Fast"), () -> game.words().toString());
        }
    }
}
