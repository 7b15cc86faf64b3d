package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.NewVersion;
import reversi.rules.Variant;

/** A newer version is offered quietly on the first page, and nowhere else. */
class NewVersionOnStageTest {
    private static final String OFFER = "New version – Reload";

    /** Is there when a test says so. */
    private static final class Fetched implements NewVersion {
        private boolean isReady;
        private boolean isRefused;
        private int starts;
        private Runnable listener = () -> {};

        void arrive() {
            isReady = true;
            listener.run();
        }

        @Override
        public boolean isReady() {
            return isReady;
        }

        @Override
        public void listen(Runnable ready) {
            listener = ready;
        }

        @Override
        public void activate(Runnable refused) {
            starts++;
            if (isRefused) {
                refused.run();
            }
        }
    }

    @Test
    void itIsOfferedOnTheFirstPageAsSoonAsItIsThere() {
        Fetched version = new Fetched();
        try (GameDriver game = GameDriver.upgraded(version)) {
            assertFalse(game.shows(OFFER));
            version.arrive();
            game.pass(0.3f);
            game.click(OFFER);
            assertEquals(1, version.starts);
        }
    }

    @Test
    void aGameIsNotInterrupted() {
        Fetched version = new Fetched();
        try (GameDriver game = GameDriver.upgraded(version)) {
            game.play(new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()));
            version.arrive();
            game.pass(0.3f);
            assertEquals("game", game.state().page());
            assertFalse(game.shows(OFFER));
            game.clickSquare("d3");
            assertEquals("d3", game.table().transcript());
            game.go().home();
            game.pass(0.3f);
            assertTrue(game.canClick(OFFER));
            assertTrue(game.canClick("Continue"), "the game is kept for after");
        }
    }

    @Test
    void anotherWindowThatStillRunsThisVersionIsSaid() {
        Fetched version = new Fetched();
        version.isReady = true;
        version.isRefused = true;
        try (GameDriver game = GameDriver.upgraded(version)) {
            game.click(OFFER);
            assertTrue(game.shows("Close the game’s other windows first."));
            assertTrue(game.canClick(OFFER));
        }
    }

    @Test
    void aGameAtTheServerIsNotInterruptedFromTheFirstPageEither() {
        Fetched version = new Fetched();
        version.isReady = true;
        try (GameDriver game = GameDriver.upgraded(version)) {
            game.sitDown();
            game.go().home();
            game.pass(0.3f);
            assertTrue(game.shows("against"), game.words().toString());
            assertFalse(game.shows(OFFER));
        }
    }
}
