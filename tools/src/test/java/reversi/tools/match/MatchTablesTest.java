package reversi.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.MoveTime;
import reversi.notation.GameRecord;
import reversi.notation.Ggf;
import reversi.notation.GgfRead;
import reversi.rules.Variant;

/** Scores, ratings and log lines against values worked out by hand. */
class MatchTablesTest {
    private static FinishedGame game(int number, int lead) {
        return new FinishedGame(number, lead, FinishedGame.End.PLAYED, 0, 0, "");
    }

    /** Leads of the games 0, 1, 2 … and what the line says. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "10 -10       | +1 =0 -1, 1.0 of 2 (50.0 %), +0.0 discs a game, Elo +0",
                "0 0          | +0 =2 -0, 1.0 of 2 (50.0 %), +0.0 discs a game, Elo +0",
                "64 64 64 -64 | +3 =0 -1, 3.0 of 4 (75.0 %), +32.0 discs a game, Elo +191",
                "2 0 -2 -4    | +1 =1 -2, 1.5 of 4 (37.5 %), -1.0 discs a game, Elo -89",
                "2 2 2        | +3 =0 -0, 3.0 of 3 (100.0 %), +2.0 discs a game, Elo +∞",
                "-2           | +0 =0 -1, 0.0 of 1 (0.0 %), -2.0 discs a game, Elo -∞",
                "1 1 1 0      | +3 =1 -0, 3.5 of 4 (87.5 %), +0.8 discs a game, Elo +338",
            })
    void summarizesAMatch(String leads, String line) {
        List<FinishedGame> games = new ArrayList<>();
        for (String lead : leads.split(" ")) {
            games.add(game(games.size(), Integer.parseInt(lead)));
        }
        Collections.shuffle(games, new Random(3));
        String text = MatchScore.of(games).toString();
        assertTrue(text.startsWith(line + " ["), text);
        assertFalse(text.contains("not played out"), text);
    }

    /** Mean, and both bounds worked out with four more units (Agresti and Coull): centre ± 1.96·√(variance/(n+4)). */
    @ParameterizedTest
    @CsvSource({
        "1;0,            0.5,  0.1000, 0.9000",
        "1;1;0;0,        0.5,  0.1535, 0.8465",
        "0.5;0.5;0.5;0.5, 0.5, 0.2550, 0.7450",
        "1;1;1;1;1;1,    1.0,  0.5521, 1.0479",
    })
    void boundsMatchTheFormula(String units, double mean, double low, double high) {
        List<Double> all = new ArrayList<>();
        for (String unit : units.split(";")) {
            all.add(Double.parseDouble(unit));
        }
        EloDifference elo = EloDifference.ofUnits(all);
        assertEquals(EloDifference.of(mean), elo.difference(), 1e-9);
        assertEquals(EloDifference.of(low), elo.low(), 0.2);
        assertEquals(high >= 1 ? Double.POSITIVE_INFINITY : EloDifference.of(high), elo.high(), 0.2);
    }

    @Property
    void sharesAndDifferencesAreInverse(@ForAll @IntRange(min = -1200, max = 1200) int difference) {
        double share = EloDifference.share(difference);
        assertEquals(difference, EloDifference.of(share), 1e-6);
        assertEquals(1, share + EloDifference.share(-difference), 1e-12);
    }

    @Property
    void boundsAreSymmetric(@ForAll List<@IntRange(max = 4) Integer> quarters) {
        if (quarters.isEmpty()) {
            return;
        }
        EloDifference one =
                EloDifference.ofUnits(quarters.stream().map(q -> q / 4.0).toList());
        EloDifference other =
                EloDifference.ofUnits(quarters.stream().map(q -> 1 - q / 4.0).toList());
        assertEquals(one.difference(), -other.difference(), 1e-6);
        assertEquals(one.low(), -other.high(), 1e-6);
        assertEquals(one.high(), -other.low(), 1e-6);
        assertTrue(one.low() < one.high());
    }

    /** Points of each pair in halves: the counts say the same as the units, whatever was drawn or won twice. */
    @Property
    void pairsAddUpToTheScore(@ForAll @Size(min = 1, max = 60) List<@IntRange(max = 4) Integer> pairs) {
        MatchScore score = score(pairs);
        int points = 0;
        double squares = 0;
        for (int i = 0; i < 5; i++) {
            assertEquals(Collections.frequency(pairs, i), score.pairs().get(i));
            points += i * score.pairs().get(i);
            squares += (i / 4.0) * (i / 4.0) * score.pairs().get(i);
        }
        assertEquals(points, 2 * score.won() + score.drawn());
        double more = pairs.size() + 4;
        double centre = (points / 4.0 + 2) / more;
        double error = 1.959964 * Math.sqrt(((squares + 2) / more - centre * centre) / more);
        assertEquals(EloDifference.of(Math.max(0, centre - error)), score.elo().low(), 1e-6);
        assertEquals(EloDifference.of(Math.min(1, centre + error)), score.elo().high(), 1e-6);
        assertEquals(EloDifference.of(points / 4.0 / pairs.size()), score.elo().difference(), 1e-6);
    }

    /** A match seen from the other side has the counts in reverse and the bounds with the other sign. */
    @Property
    void theOtherSideSeesTheMirrorImage(@ForAll @Size(min = 1, max = 60) List<@IntRange(max = 4) Integer> pairs) {
        MatchScore score = score(pairs);
        MatchScore other = score(pairs.stream().map(points -> 4 - points).toList());
        List<Integer> reversed = new ArrayList<>(score.pairs());
        Collections.reverse(reversed);
        assertEquals(reversed, other.pairs());
        assertEquals(-score.elo().high(), other.elo().low(), 1e-6);
        assertEquals(-score.elo().difference(), other.elo().difference(), 1e-6);
    }

    /** Half a point more in the worst pair raises the difference and its lower bound. */
    @Property
    void halfAPointMoreIsWorthMore(@ForAll @Size(min = 1, max = 60) List<@IntRange(max = 4) Integer> pairs) {
        int worst = pairs.indexOf(Collections.min(pairs));
        if (pairs.get(worst) == 4) {
            return;
        }
        List<Integer> better = new ArrayList<>(pairs);
        better.set(worst, pairs.get(worst) + 1);
        EloDifference before = score(pairs).elo();
        EloDifference after = score(better).elo();
        assertTrue(after.difference() > before.difference());
        assertTrue(after.low() > before.low() || after.low() == Double.NEGATIVE_INFINITY, before + " then " + after);
    }

    private static MatchScore score(List<Integer> pairs) {
        List<FinishedGame> games = new ArrayList<>();
        for (int points : pairs) {
            games.add(game(games.size(), points == 4 ? 8 : points == 0 ? -8 : points == 1 ? -6 : points == 3 ? 6 : 4));
            games.add(game(games.size(), points == 4 ? 2 : points == 0 ? -2 : points % 2 == 1 ? 0 : -4));
        }
        return MatchScore.of(games);
    }

    @Property
    void logLineRoundTrips(
            @ForAll @IntRange(max = 5000) int number,
            @ForAll @IntRange(min = -64, max = 64) int lead,
            @ForAll FinishedGame.End end,
            @ForAll @LongRange(max = 1L << 40) long first,
            @ForAll @LongRange(max = 1L << 40) long second) {
        FinishedGame game = new FinishedGame(number, lead, end, first, second, "f5d6c3");
        assertEquals(Optional.of(game), FinishedGame.read(game.line()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0",
                "0\tB\t2\tPLAYED\t1\t2",
                "0\tB\t2\tPLAYED\t1\t2\tf5\t",
                "x\tB\t2\tPLAYED\t1\t2\tf5",
                "0\tB\ttwo\tPLAYED\t1\t2\tf5",
                "0\tB\t2\tplayed\t1\t2\tf5",
                "0\tB\t2\tABANDONED\t1\t2\tf5",
                "0\tB\t2\tPLAYED\t1.5\t2\tf5",
                "0\tB\t2\tPLAYED\t1\t\tf5",
                "0 B 2 PLAYED 1 2 f5",
            })
    void refusesInvalidLogLines(String line) {
        assertEquals(Optional.empty(), FinishedGame.read(line));
    }

    @ParameterizedTest
    @CsvSource({"0, 4, one, two, +4.00", "1, 4, two, one, -4.00", "0, -12, one, two, -12.00", "7, -1, two, one, +1.00"})
    void ggfNamesThePlayersByTheirColour(int number, int lead, String black, String white, String result) {
        FinishedGame game = new FinishedGame(number, lead, FinishedGame.End.PLAYED, 0, 0, "f5d6c3");
        String text = game.ggf("one", "two", Variant.OTHELLO);
        GameRecord read = ((GgfRead.Ok) Ggf.read(text)).game();
        assertEquals(black, read.black().name());
        assertEquals(white, read.white().name());
        assertTrue(text.contains("RE[" + result + "]"), text);
        assertEquals("reversi-tools match, game " + number, read.event().place());
        assertEquals(3, read.line().plies());
    }

    @ParameterizedTest
    @EnumSource
    void ggfFlagsTheEnd(FinishedGame.End end) {
        String text = new FinishedGame(0, -64, end, 0, 0, "f5").ggf("one", "two", Variant.OTHELLO);
        String flag =
                switch (end) {
                    case PLAYED -> "";
                    case TIME -> ":t";
                    case ILLEGAL, FAILED -> ":r";
                };
        assertTrue(text.contains("RE[-64.00" + flag + "]"), text);
    }

    @Test
    void ggfRefusesIllegalMoves() {
        FinishedGame broken = new FinishedGame(0, 2, FinishedGame.End.PLAYED, 0, 0, "f5f5");
        assertThrows(IllegalStateException.class, () -> broken.ggf("one", "two", Variant.OTHELLO));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 0.0+0.0/0.0",
        "300, 2, 0, 300.0+2.0/0.0",
        "0.5, 0.25, 0.1, 0.5+0.25/0.1",
        "0.0004, 0, 0, 0.0+0.0/0.0",
    })
    void writesTimeControlsInSeconds(double game, double increment, double move, String text) {
        assertEquals(text, MatchTimeControl.ofSeconds(game, increment, move).toString());
    }

    @Test
    void refusesNegativeTimes() {
        for (double[] wrong : new double[][] {{-1, 0, 0}, {0, -1, 0}, {0, 0, -1}}) {
            assertThrows(
                    IllegalArgumentException.class, () -> MatchTimeControl.ofSeconds(wrong[0], wrong[1], wrong[2]));
        }
        assertEquals(TimeLeft.NO_CLOCK, MatchTimeControl.ofSeconds(0, 5, 1).start());
        assertEquals(1_500, MatchTimeControl.ofSeconds(1.5, 0, 0).start());
    }

    @Property
    void allottedTimeStaysWithinLimitAndClock(
            @ForAll @LongRange(min = 1, max = 3_600_000) long clock,
            @ForAll @LongRange(max = 60_000) long increment,
            @ForAll @LongRange(max = 60_000) long limit,
            @ForAll @IntRange(min = 1, max = 60) int empties) {
        MoveTime time = new TimeLeft(clock, increment, limit).of(empties);
        assertTrue(time.usualMillis() <= time.maxMillis(), time::toString);
        assertTrue(time.maxMillis() <= Math.max(1, clock), time::toString);
        assertTrue(limit == 0 || time.maxMillis() <= limit, time::toString);
        assertTrue(time.usualMillis() >= 1, time::toString);
    }

    @Test
    void reshufflesOpeningsEachRound() {
        Openings openings = Openings.shipped(1);
        int count = openings.count();
        List<Object> first = new ArrayList<>();
        List<Object> second = new ArrayList<>();
        for (int pair = 0; pair < count; pair++) {
            first.add(openings.of(pair));
            second.add(openings.of(count + pair));
        }
        assertFalse(first.equals(second));
        assertTrue(first.containsAll(second) && second.containsAll(first));
    }
}
