package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.tools.CommandLineRun;

/** Equal time for a player whose opponent knows no clock. */
class EqualTimeTest {
    private static final long MILLI = 1_000_000;

    private final List<TimeLeft> told = new ArrayList<>();

    /** Whatever the opponent takes for its moves, and a player that uses its time as the engine does, both come to the same. */
    @Property(tries = 100)
    void bothComeToTheSame(@ForAll long seed, @ForAll @IntRange(min = 20, max = 400) int millis) {
        Random random = new Random(seed);
        EqualTime equal = new EqualTime();
        long[] sums = {0, 0};
        game(equal, random, millis, new long[2]);
        equal.endOfTrial();
        int games = 60;
        for (int game = 0; game < games; game++) {
            equal.begin();
            game(equal, random, millis, sums);
            equal.end();
        }
        assertEquals(1, (double) sums[0] / sums[1], 0.05, sums[0] + " and " + sums[1]);
    }

    private static void game(EqualTime equal, Random random, int millis, long[] sums) {
        for (int empties = 52; empties > 0; empties -= 2) {
            long own = Math.min(millis, equal.left().of(empties).usualMillis()) * MILLI;
            // Near the end both have solved the game and move at once.
            own = empties < 12 ? MILLI / 2 : own;
            equal.worked(false, own);
            long other = (empties < 12 ? 1 : 1 + random.nextInt(millis)) * MILLI / 2;
            equal.worked(true, other);
            sums[0] += own;
            sums[1] += other;
        }
    }

    @Test
    void whoOwesTimeHasNextToNone() {
        EqualTime equal = new EqualTime();
        equal.begin();
        equal.worked(true, 100 * MILLI);
        equal.worked(false, 40 * MILLI);
        assertEquals(60 + TimeLeft.RESERVE, equal.left().millis());
        equal.worked(false, 90 * MILLI);
        assertEquals(1 + TimeLeft.RESERVE, equal.left().millis());
        equal.end();
        equal.begin();
        assertEquals(70 + TimeLeft.RESERVE, equal.left().millis(), "100 in this game as in the one before, 30 owed");
        equal.worked(true, 150 * MILLI);
        assertEquals(120 + TimeLeft.RESERVE, equal.left().millis(), "no less than the opponent has worked");
    }

    @Test
    void theRefereeTellsTheFirstPlayerAlone() {
        MatchReferee referee = new MatchReferee(Variant.OTHELLO, MatchTimeControl.EQUAL, () -> 0, said -> {});
        Worker first = new Worker(5);
        referee.tryOut(List.of(), first, new Worker(10), 1);
        told.clear();
        FinishedGame game = referee.play(1, List.of(), first, new Worker(10), 1);
        assertEquals(FinishedGame.End.PLAYED, game.end());
        assertFalse(told.get(0).hasClock(), "the second player begins, and has no clock");
        assertTrue(told.get(1).hasClock());
        assertTrue(told.get(1).millis() > 200, told.get(1) + ": about as much as in the game before");
        assertEquals("equal", MatchTimeControl.EQUAL.toString());
    }

    /** Always the first legal move, after so many milliseconds of a processor. */
    private final class Worker implements Contender {
        private final int millis;
        private long worked;

        Worker(int millis) {
            this.millis = millis;
        }

        @Override
        public Move move(Transcript game, TimeLeft time) {
            told.add(time);
            worked += millis * MILLI;
            return game.current().legalMoves().get(0);
        }

        @Override
        public long processorNanos() {
            return worked;
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "match 3 random --equal | --equal needs a first player that is an engine with clock=processor, not 3",
                "match depth=3,clock=processor 3 --equal --time 3 | --equal takes the place of --time",
            })
    void refusesWhatCannotBeEqual(String line, String why) {
        CommandLineRun run = CommandLineRun.of(line.split(" "));
        assertEquals(2, run.code());
        assertTrue(run.err().contains(why), run.err());
    }

    @Test
    void playsAMatchAtEqualTime() {
        CommandLineRun run =
                CommandLineRun.of("match", "depth=60,solve=14,clock=processor,book=no", "5", "--equal", "--games", "2");
        assertEquals(0, run.code(), run.err());
        assertTrue(run.lastLine().contains(" of 2 ("), run.lastLine());
    }
}
