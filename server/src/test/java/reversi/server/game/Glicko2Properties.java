package reversi.server.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import reversi.game.Ending;
import reversi.game.Result;
import reversi.online.Finish;
import reversi.rules.Disc;
import reversi.rules.Score;
import reversi.server.game.Glicko2.Skill;

/** Ratings move as {@code docs/ratings.md} says. */
class Glicko2Properties {
    private static final long DAY = 86_400_000;
    private static final PlayerStats NEW =
            new PlayerStats(Glicko2.START, 0, 0, 0, 0, Glicko2.MOST_DEVIATION, Glicko2.START_VOLATILITY, 0);

    @Property
    void aWinNeverCostsAndALossNeverPays(
            @ForAll @IntRange(min = 100, max = 3000) int one,
            @ForAll @IntRange(min = 100, max = 3000) int other,
            @ForAll @DoubleRange(min = 45, max = 350) double deviation,
            @ForAll @DoubleRange(min = 45, max = 350) double otherDeviation,
            @ForAll @DoubleRange(min = 0.03, max = 0.1) double volatility) {
        Skill own = new Skill(one, deviation, volatility);
        Skill opponent = new Skill(other, otherDeviation, 0.06);
        Skill won = Glicko2.played(own, opponent, 1, 1);
        Skill lost = Glicko2.played(own, opponent, 0, 1);
        assertTrue(won.rating() >= one && lost.rating() <= one);
        for (Skill after : new Skill[] {won, lost, Glicko2.played(own, opponent, 0.5, 1)}) {
            assertTrue(after.deviation() >= Glicko2.LEAST_DEVIATION && after.deviation() <= 350, after.toString());
            assertTrue(after.volatility() > 0 && after.volatility() <= 0.1, after.toString());
            assertTrue(after.rating() >= Glicko2.FLOOR && Math.abs(after.rating() - one) < 1_000, after.toString());
        }
    }

    /** The opponents of the example in Glickman's paper, one at a time; its last digits were worked out by hand. */
    @Example
    void knownValues() {
        Skill first = Glicko2.played(Skill.start(), Skill.start(), 1, 1);
        assertEquals(1362, first.rating());
        assertEquals(290.3, first.deviation(), 0.1);
        assertEquals(0.06, first.volatility(), 0.0001);
        assertEquals(1200, Glicko2.played(Skill.start(), Skill.start(), 0.5, 1).rating());
    }

    @Example
    void whoDoesNotPlayIsLessCertain() {
        Skill settled = new Skill(1500, 60, 0.06);
        assertEquals(60, settled.after(0).deviation());
        assertEquals(
                Math.hypot(60, 0.06 * 173.7178 * 10), settled.after(100 * DAY).deviation(), 1e-9);
        assertEquals(350, settled.after(100_000 * DAY).deviation());
        assertEquals(1500, settled.after(100_000 * DAY).rating());
    }

    @Property
    void theDeviationThatIsShownGrowsWithTheTimeSinceTheLastGame(
            @ForAll @DoubleRange(min = 45, max = 350) double deviation,
            @ForAll @DoubleRange(min = 0.03, max = 0.1) double volatility,
            @ForAll @IntRange(max = 20_000) int hours,
            @ForAll @IntRange(max = 20_000) int moreHours) {
        PlayerStats kept = new PlayerStats(1500, 3, 5, 3, 1, deviation, volatility, DAY);
        long first = DAY + hours * DAY / 24;
        long then = first + moreHours * DAY / 24;
        assertEquals(deviation, kept.deviationAt(DAY), 1e-9);
        assertEquals(new Skill(1500, deviation, volatility).after(first - DAY).deviation(), kept.deviationAt(first));
        assertTrue(kept.deviationAt(then) >= kept.deviationAt(first));
        assertTrue(kept.deviationAt(then) <= Glicko2.MOST_DEVIATION);
        if (moreHours > 0 && kept.deviationAt(then) < Glicko2.MOST_DEVIATION) {
            assertTrue(kept.deviationAt(then) > kept.deviationAt(first));
        }
    }

    @Example
    void onlyRatedGamesAndNoAgreedDrawChangeAnything() {
        Result won = new Result(Ending.DISCS, Optional.of(Disc.BLACK), new Score(40, 24, 0, false));
        PlayerStats known = new PlayerStats(1200, 0, 10, 0, 0, 350, 0.06, 0);
        PlayerStats.Settled rated = PlayerStats.settle(won, true, known, known, DAY);
        assertEquals(1362, rated.black().rating());
        assertEquals(1038, rated.white().rating());
        assertEquals(1, rated.black().points());
        assertEquals(0, rated.white().points());
        assertEquals(DAY, rated.white().ratedAt());
        assertEquals(NEW, PlayerStats.settle(won, false, NEW, NEW, DAY).black());
        Result agreed = new Result(Ending.AGREED_DRAW, Optional.empty(), new Score(30, 30, 0, false));
        assertEquals(NEW, PlayerStats.settle(agreed, true, NEW, NEW, DAY).black());
        Result board = new Result(Ending.DISCS, Optional.empty(), new Score(32, 32, 0, false));
        PlayerStats strong = new PlayerStats(1600, 5, 40, 20, 0, 60, 0.06, 0);
        PlayerStats.Settled drawn = PlayerStats.settle(board, true, strong, known, DAY);
        assertTrue(drawn.black().rating() < 1600 && drawn.white().rating() > 1200, "a draw on the board is a result");
        assertEquals(5, drawn.black().points());
        assertEquals(1, drawn.white().draws());
    }

    @Example
    void whoGivesUpEarlyChangesNothing() {
        Result resigned = new Result(Ending.RESIGNATION, Optional.of(Disc.BLACK), new Score(5, 4, 0, false));
        assertFalse(PlayerStats.isSettled(resigned, Finish.FEWEST_PLIES - 1));
        assertTrue(PlayerStats.isSettled(resigned, Finish.FEWEST_PLIES));
        assertTrue(PlayerStats.isSettled(
                new Result(Ending.DISCS, Optional.of(Disc.BLACK), new Score(13, 0, 0, false)), 9));
    }
}
