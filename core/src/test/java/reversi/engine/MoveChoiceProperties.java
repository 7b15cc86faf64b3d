package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;

class MoveChoiceProperties {
    private static final int TABLE_BITS = 10;
    private static final double[] NONE = new double[MoveFeatures.COUNT];

    private final Engine engine = new Engine(() -> 0, TABLE_BITS);

    @Provide
    Arbitrary<Position> positions() {
        return Arbitraries.of(RandomPositions.VARIANTS).flatMap(Lines::open);
    }

    @Property
    void whatLooksFarWorseIsNeverPlayed(
            @ForAll @Size(min = 1, max = 20) List<@IntRange(min = -200, max = 200) Integer> looks, @ForAll long seed) {
        double[] tenths = looks.stream().mapToDouble(look -> look / 10.0).toArray();

        int chosen = new MoveChoice(Level.of(1)).choose(tenths, new Random64(seed));

        double best = Arrays.stream(tenths).max().orElseThrow();
        assertTrue(best - tenths[chosen] <= MoveChoice.MAX_GAP);
    }

    /** Each level, on its own scale, in a position of a variant: what it plays never looks far worse than something else. */
    @Property(tries = 150)
    void noLevelPlaysWhatLooksAbsurdToIt(
            @ForAll("positions") Position position,
            @ForAll @IntRange(min = 1, max = 12) int number,
            @ForAll long seed) {
        Level level = Level.of(number);
        MoveChoice choice = new MoveChoice(level);

        Answer answer = engine.answer(
                new Question(position, level, Purpose.MOVE, seed, Question.LEVELS_OWN_TIME), SearchObserver.NONE);

        MoveFeatures traits = new MoveFeatures(position);
        double best = Double.NEGATIVE_INFINITY;
        double played = Double.NaN;
        for (MoveValue valued : answer.values()) {
            int loss = answer.values().get(0).value() - valued.value();
            double look = choice.logOdds(loss, level.humanBias() == 0 ? NONE : traits.of(valued.move()));
            best = Math.max(best, look);
            played = valued.move().equals(answer.best()) ? look : played;
        }
        assertTrue(best - played <= MoveChoice.MAX_GAP + 1e-9, answer::toString);
    }

    @Test
    void betterLooksAreLikelier() {
        MoveChoice choice = new MoveChoice(Level.of(3));
        int[] chosen = new int[3];
        Random64 random = new Random64(7);
        for (int i = 0; i < 4000; i++) {
            chosen[choice.choose(new double[] {0, 1, -5}, random)]++;
        }
        assertEquals(0, chosen[2]);
        assertEquals(Math.E / (1 + Math.E), chosen[1] / 4000.0, 0.03);
    }

    @Property
    void whatLosesMoreLooksWorseToEveryLevelAndWorseStillToAStrongerOne(
            @ForAll @IntRange(max = 6400) int loss, @ForAll @IntRange(min = 2, max = 12) int number) {
        MoveChoice choice = new MoveChoice(Level.of(number));
        MoveChoice weaker = new MoveChoice(Level.of(number - 1));

        assertTrue(choice.logOdds(loss + 10, NONE) < choice.logOdds(loss, NONE));
        assertTrue(choice.logOdds(loss + 10, NONE) < weaker.logOdds(loss + 10, NONE));
    }

    @Test
    void theWeakestTakeDiscsAndTheStrongerOnesKeepOffXSquares() {
        double[] greedy = new double[MoveFeatures.COUNT];
        greedy[MoveFeatures.FLIPS] = 6;
        double[] rash = new double[MoveFeatures.COUNT];
        rash[MoveFeatures.X_SQUARE] = 1;

        assertTrue(new MoveChoice(Level.of(2)).logOdds(400, greedy) > new MoveChoice(Level.of(2)).logOdds(0, NONE));
        assertTrue(new MoveChoice(Level.of(8)).logOdds(400, greedy) < new MoveChoice(Level.of(8)).logOdds(0, NONE));
        assertTrue(new MoveChoice(Level.of(1)).logOdds(0, rash) > 0);
        assertTrue(new MoveChoice(Level.of(8)).logOdds(0, rash) < -0.5);
    }

    @Property
    void theMarginHoldsEveryMoveThatMayBeChosen(@ForAll @IntRange(min = 100, max = 9_999) int sight) {
        Level level = new Level(0, 4, 4, 1000, sight, 0, 0);
        MoveChoice choice = new MoveChoice(level);
        assertTrue(choice.margin() == SearchLimits.EVERY_MOVE
                || choice.logOdds(choice.margin(), NONE) < -MoveChoice.MAX_GAP);
        assertTrue(choice.margin() > 0);
        assertEquals(0, new MoveChoice(Level.strongest()).margin());
        assertEquals(SearchLimits.EVERY_MOVE, new MoveChoice(Level.of(1)).margin());
    }

    @Property
    void randomNumbersStayInRange(@ForAll long seed, @ForAll @IntRange(min = 1, max = 1000) int limit) {
        Random64 random = new Random64(seed);
        for (int i = 0; i < 20; i++) {
            int number = random.nextInt(limit);
            double fraction = random.nextDouble();
            assertTrue(number >= 0 && number < limit);
            assertTrue(fraction >= 0 && fraction < 1);
        }
    }

    @Property(tries = 100)
    void everyLegalMoveHasTraits(@ForAll("positions") Position position) {
        MoveFeatures traits = new MoveFeatures(position);
        int sign = position.variant().fewestWins() ? -1 : 1;
        for (Move move : position.legalMoves()) {
            double[] found = traits.of(move);
            int flips =
                    move.square().map(square -> position.flips(square).size()).orElse(0);
            assertEquals(sign * flips, found[MoveFeatures.FLIPS]);
            int replies = move.isPass()
                    ? 0
                    : position.play(move).orThrow().after().placements().size();
            assertEquals(replies, found[MoveFeatures.REPLIES]);
        }
    }
}
