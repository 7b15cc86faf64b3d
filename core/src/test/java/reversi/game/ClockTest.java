package reversi.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Disc;
import reversi.rules.Variant;

/** What the clocks of a game show, earn and forgive. */
class ClockTest {
    private static Clock begun(TimeControl control, long now) {
        return Clock.start(new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.computer("", 3), control), now);
    }

    /** A game of a minute and two seconds a move that began at 1000. */
    private static final Clock GAME = begun(TimeControl.perGame(60, 2), 1_000);

    @ParameterizedTest
    @CsvSource({
        "1000, 60000",
        "1001, 59999",
        "61000, 0",
        "99000, 0",
        // A clock that is read before its turn began has lost nothing.
        "0, 60000"
    })
    void theMoversClockRunsDownToZero(long now, long black) {
        assertEquals(new ClockTimes(black, 60_000), GAME.at(Disc.BLACK, now).shown());
        assertEquals(new ClockTimes(60_000, black), GAME.at(Disc.WHITE, now).shown());
    }

    @Test
    void timeThatDidNotCountIsTakenOffTheTurn() {
        Clock stopped = GAME.stoppedFor(500);
        assertEquals(59_500, stopped.at(Disc.BLACK, 2_000).millisLeft(Disc.BLACK));
        assertEquals(61_500, stopped.runsOutAt(Disc.BLACK));
        assertEquals(new ClockTimes(61_500, 60_000), stopped.afterMove(Disc.BLACK, 2_000, 0));
        assertEquals(0, stopped.at(Disc.BLACK, 2_000).stopped(), "it counts for one turn");
    }

    @ParameterizedTest
    @CsvSource({"0, 58000", "300, 58300", "4000, 62000", "9000, 62000"})
    void whatIsGivenBackIsNeverMoreThanWasUsed(long given, long left) {
        assertEquals(new ClockTimes(left, 60_000), GAME.afterMove(Disc.BLACK, 5_000, given));
        assertEquals(new ClockTimes(60_000, left), GAME.afterMove(Disc.WHITE, 5_000, given));
    }

    @Test
    void aClockForEachMoveIsFullAgainForBoth() {
        Clock moves = begun(TimeControl.perMove(30), 0);
        assertEquals(new ClockTimes(30_000, 30_000), moves.afterMove(Disc.BLACK, 29_999, 0));
    }

    @Test
    void onALadderOnlyThePersonIsTimed() {
        Clock ladder = begun(TimeControl.ladder(TrainingLadder.start()), 0);
        assertTrue(ladder.isTimed(Disc.BLACK));
        assertFalse(ladder.isTimed(Disc.WHITE));
        assertEquals(ladder.shown(), ladder.at(Disc.WHITE, 99_000).shown());
        assertFalse(begun(TimeControl.none(), 0).isTimed(Disc.BLACK));
    }

    @Test
    void onlyASideWithAClockIsLow() {
        Clock low = GAME.showing(new ClockTimes(6_000, 6_001), 0);
        assertTrue(low.isLow(Disc.BLACK), "a tenth of the game");
        assertFalse(low.isLow(Disc.WHITE));
        Clock ladder = begun(TimeControl.ladder(TrainingLadder.start()), 0).showing(new ClockTimes(1, 1), 0);
        assertTrue(ladder.isLow(Disc.BLACK));
        assertFalse(ladder.isLow(Disc.WHITE), "the computer has none");
    }

    @Test
    void noClockShowsLessThanNothing() {
        assertThrows(IllegalArgumentException.class, () -> new ClockTimes(-1, 0));
        assertThrows(IllegalArgumentException.class, () -> new ClockTimes(0, -1));
    }
}
