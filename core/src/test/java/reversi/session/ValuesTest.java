package reversi.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.ColourChoice;
import reversi.game.Ending;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.game.TrainingLadder;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Score;
import reversi.rules.Variant;

/** The small values: seats, clocks, colours, the ladder, outcomes. */
class ValuesTest {
    @Test
    void aPersonHasNoLevelAndTheComputerHasOne() {
        assertThrows(IllegalArgumentException.class, () -> new Seat(Seat.Kind.HUMAN, "Ann", 1, 0));
        assertThrows(IllegalArgumentException.class, () -> new Seat(Seat.Kind.HUMAN, "Ann", 0, 1));
        assertThrows(IllegalArgumentException.class, () -> Seat.computer("", 1, -1));
        assertThrows(IllegalArgumentException.class, () -> Seat.computer("", 1, 3_601));
        assertThrows(IllegalArgumentException.class, () -> Seat.computer("", 0));
        assertThrows(IllegalArgumentException.class, () -> Seat.computer("", 100));
    }

    @ParameterizedTest
    @CsvSource({
        "HUMAN, HUMAN, TWO_PLAYERS",
        "HUMAN, COMPUTER, VERSUS_COMPUTER",
        "COMPUTER, HUMAN, VERSUS_COMPUTER",
        "COMPUTER, COMPUTER, WATCH"
    })
    void theSeatsMakeTheMode(Seat.Kind black, Seat.Kind white, GameSetup.Mode mode) {
        GameSetup setup = new GameSetup(Variant.OTHELLO, seat(black), seat(white), TimeControl.none());
        assertEquals(mode, setup.mode());
        assertEquals(mode, setup.swapped().mode());
        assertEquals(setup.seat(Disc.BLACK), setup.swapped().seat(Disc.WHITE));
    }

    private static Seat seat(Seat.Kind kind) {
        return kind == Seat.Kind.HUMAN ? Scene.ANN : Scene.ROBOT;
    }

    @Test
    void anOpeningMustBeLegalAndMayLeavePassesOut() {
        IllegalArgumentException wrong = assertThrows(
                IllegalArgumentException.class,
                () -> new GameSetup(
                        Variant.OTHELLO, Scene.moves("f5 d6 a1"), Scene.ANN, Scene.BEN, TimeControl.none()));
        assertEquals("ply 3, a1: FLIPS_NOTHING", wrong.getMessage());
        for (String opening : List.of("b1 c1 d3 a1 a3", "b1 c1 d3 a1 pass a3")) {
            GameSetup setup =
                    new GameSetup(Scene.SMALL, Scene.moves(opening), Scene.ANN, Scene.BEN, TimeControl.none());
            assertEquals(Scene.moves("b1 c1 d3 a1 pass a3"), setup.opened().moves());
        }
    }

    @Test
    void aTimeControlGivesSomeTimeAndNotTooMuch() {
        assertThrows(IllegalArgumentException.class, () -> TimeControl.perMove(0));
        assertThrows(IllegalArgumentException.class, () -> TimeControl.perGame(-1, 0));
        assertThrows(IllegalArgumentException.class, () -> TimeControl.perGame(60, -1));
        assertThrows(IllegalArgumentException.class, () -> TimeControl.perGame(86_401, 0));
        assertThrows(IllegalArgumentException.class, () -> TimeControl.days(15));
        assertThrows(IllegalArgumentException.class, () -> TimeControl.days(0));
        assertFalse(TimeControl.perMove(86_399).isByDays());
        assertFalse(TimeControl.perGame(86_400, 0).isByDays());
        assertTrue(TimeControl.days(14).isByDays());
        assertThrows(IllegalArgumentException.class, () -> new TimeControl(TimeControl.Kind.PER_MOVE, 5, 1));
        assertThrows(IllegalArgumentException.class, () -> new TimeControl(TimeControl.Kind.NONE, 5, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "PER_GAME, 60, 6000",
        "PER_GAME, 180, 18000",
        "PER_GAME, 900, 20000",
        "PER_MOVE, 30, 5000",
        "LADDER, 3, 500"
    })
    void lowTimeDependsOnTheClock(TimeControl.Kind kind, int seconds, long low) {
        assertEquals(low, new TimeControl(kind, seconds, 0).lowMillis());
    }

    @Test
    void coloursAreChosenOrAlternate() {
        Random random = new Random(1);
        for (Optional<Disc> last : List.of(Optional.<Disc>empty(), Optional.of(Disc.BLACK), Optional.of(Disc.WHITE))) {
            assertEquals(Disc.BLACK, ColourChoice.BLACK.settle(last, random));
            assertEquals(Disc.WHITE, ColourChoice.WHITE.settle(last, random));
            assertEquals(
                    last.equals(Optional.of(Disc.BLACK)) ? Disc.WHITE : Disc.BLACK,
                    ColourChoice.ALTERNATE.settle(last, random));
        }
    }

    @Test
    void theLotIsFairAndRepeatsWithItsSeed() {
        Random random = new Random(7);
        Random again = new Random(7);
        int black = 0;
        for (int draw = 0; draw < 1_000; draw++) {
            Disc disc = ColourChoice.LOT.settle(Optional.of(Disc.BLACK), random);
            assertEquals(disc, ColourChoice.LOT.settle(Optional.empty(), again));
            black += disc == Disc.BLACK ? 1 : 0;
        }
        assertTrue(black > 430 && black < 570, "black by lot: " + black);
    }

    @Test
    void theLadderShrinksWithEveryWinAndGrowsWithEveryLoss() {
        TrainingLadder ladder = TrainingLadder.start();
        assertEquals(30, ladder.secondsPerMove());
        for (int win = 0; win < TrainingLadder.LAST_STEP; win++) {
            TrainingLadder next = ladder.won();
            assertTrue(next.secondsPerMove() < ladder.secondsPerMove());
            assertEquals(ladder, next.lost());
            ladder = next;
        }
        assertEquals(3, ladder.secondsPerMove());
        assertEquals(ladder, ladder.won(), "there is no step beyond the last");
        assertEquals(TrainingLadder.start(), TrainingLadder.start().lost());
    }

    @Test
    void theLadderFollowsTheOutcome() {
        Position last = Position.start(Variant.OTHELLO);
        TrainingLadder ladder = new TrainingLadder(4);
        Result lostByBlack = Result.lost(Ending.TIME, Disc.BLACK, last);
        assertEquals(new TrainingLadder(3), ladder.after(lostByBlack, Disc.BLACK));
        assertEquals(new TrainingLadder(5), ladder.after(lostByBlack, Disc.WHITE));
        assertEquals(ladder, ladder.after(Result.agreedDraw(last), Disc.BLACK));
    }

    @Test
    void theLadderIsKeptAsText() {
        for (int step = 0; step <= TrainingLadder.LAST_STEP; step++) {
            TrainingLadder ladder = new TrainingLadder(step);
            assertEquals(Optional.of(ladder), TrainingLadder.read(ladder.write()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1", "11", "01", "three", "99999999999", " 1"})
    void anythingElseIsNoPlaceOnTheLadder(String text) {
        assertEquals(Optional.empty(), TrainingLadder.read(text));
    }

    @Test
    void anOutcomeNamesTheRightWinner() {
        Score blackAhead = new Score(40, 24, 0, false);
        assertThrows(
                IllegalArgumentException.class, () -> new Result(Ending.DISCS, Optional.of(Disc.WHITE), blackAhead));
        assertThrows(IllegalArgumentException.class, () -> new Result(Ending.TIME, Optional.empty(), blackAhead));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Result(Ending.AGREED_DRAW, Optional.of(Disc.BLACK), blackAhead));
        assertEquals(
                Optional.of(Disc.WHITE),
                new Result(Ending.DISCS, Optional.of(Disc.WHITE), new Score(40, 24, 0, true)).winner(),
                "fewer discs win in Anti-Othello");
    }
}
