package reversi.screens.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.engine.Level;
import reversi.game.ColourChoice;
import reversi.game.GameSetup;
import reversi.game.GameSetup.Mode;
import reversi.game.TimeControl;
import reversi.game.TrainingLadder;
import reversi.rules.BalancedStarts;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.ClockChoice;
import reversi.screens.GameChoice;
import reversi.screens.Opponent;

/** Choices become the game that was chosen. */
class SetupMakerTest {
    private static final int STRONGEST = Level.all().size();

    private final SetupMaker maker =
            new SetupMaker(new Random(7), () -> Optional.of(BalancedStarts.read("f5d6c3d3c4f4f6f3\n")));

    private GameSetup make(GameChoice choice, Disc person) {
        return maker.make(choice, person, new TrainingLadder(2));
    }

    @Test
    void thePersonSitsAtTheirColourAndTheComputerAtItsLevel() {
        GameSetup setup = make(GameChoice.initial().withComputers(Opponent.of(7), Opponent.of(2)), Disc.WHITE);
        assertTrue(setup.white().isHuman());
        assertEquals(7, setup.black().level());
        assertEquals(0, setup.black().seconds());
        assertEquals(Mode.VERSUS_COMPUTER, setup.mode());
    }

    @Test
    void twoPeopleKeepTheirNames() {
        GameSetup setup = make(GameChoice.initial().withMode(Mode.TWO_PLAYERS).withNames("Ada", " Bo "), Disc.BLACK);
        assertEquals("Ada", setup.black().name());
        assertEquals("Bo", setup.white().name());
        assertEquals(Mode.TWO_PLAYERS, setup.mode());
    }

    @Test
    void watchedComputersHaveTwoLevelsAndNoClock() {
        GameChoice choice = GameChoice.initial()
                .withMode(Mode.WATCH)
                .withComputers(Opponent.of(3), new Opponent(STRONGEST, 30))
                .withClock(ClockChoice.FIVE_MINUTES);
        GameSetup setup = make(choice, Disc.BLACK);
        assertEquals(3, setup.black().level());
        assertEquals(STRONGEST, setup.white().level());
        assertEquals(30, setup.white().seconds());
        assertEquals(TimeControl.none(), setup.time());
    }

    @Test
    void everyClockIsTheOneItsNameSays() {
        assertEquals(TimeControl.none(), time(ClockChoice.NONE));
        assertEquals(TimeControl.perGame(60, 0), time(ClockChoice.ONE_MINUTE));
        assertEquals(TimeControl.perGame(180, 2), time(ClockChoice.THREE_PLUS_TWO));
        assertEquals(TimeControl.perGame(300, 0), time(ClockChoice.FIVE_MINUTES));
        assertEquals(TimeControl.perGame(900, 0), time(ClockChoice.FIFTEEN_MINUTES));
        assertEquals(TimeControl.perMove(30), time(ClockChoice.PER_MOVE));
        assertEquals(TimeControl.ladder(new TrainingLadder(2)), time(ClockChoice.LADDER));
    }

    private TimeControl time(ClockChoice clock) {
        return make(GameChoice.initial().withClock(clock), Disc.BLACK).time();
    }

    @Test
    void aBalancedStartBeginsAfterEightMovesOfOthello() {
        GameSetup setup = make(GameChoice.initial().withVariant(Variant.OTHELLO, true), Disc.BLACK);
        assertEquals(BalancedStarts.PLIES, setup.opening().size());
        assertTrue(make(GameChoice.initial().withVariant(Variant.ANTI, true), Disc.BLACK)
                .opening()
                .isEmpty());
    }

    @Test
    void theLotFallsEitherWayAndTurnsAlternate() {
        Set<Disc> drawn = EnumSet.noneOf(Disc.class);
        for (int i = 0; i < 64; i++) {
            drawn.add(maker.colour(GameChoice.initial().withSide(ColourChoice.LOT)));
        }
        assertEquals(EnumSet.allOf(Disc.class), drawn);
        GameChoice turns = GameChoice.initial().withSide(ColourChoice.ALTERNATE).withLastPlayed(Disc.BLACK);
        assertEquals(Disc.WHITE, maker.colour(turns));
    }
}
