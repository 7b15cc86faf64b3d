package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class MoveChoiceProperties {
    @Property
    void whatLooksFarWorseIsNeverPlayed(
            @ForAll @Size(min = 1, max = 20) List<@IntRange(min = -6400, max = 6400) Integer> values,
            @ForAll @IntRange(min = 1, max = 10) int number,
            @ForAll long seed) {
        Level level = Level.of(number);
        MoveChoice choice = new MoveChoice(level, level.temperature());
        double[] looks = values.stream().mapToDouble(value -> value).toArray();

        int chosen = choice.choose(looks, new Random64(seed));

        int best = values.stream().mapToInt(value -> value).max().orElseThrow();
        assertTrue(best - looks[chosen] <= MoveChoice.TEMPERATURES * level.temperature());
    }

    @Test
    void betterLooksAreLikelier() {
        MoveChoice choice = new MoveChoice(Level.strongest(), 300);
        int[] chosen = new int[3];
        Random64 random = new Random64(7);
        for (int i = 0; i < 4000; i++) {
            chosen[choice.choose(new double[] {0, 300, -5000}, random)]++;
        }
        assertEquals(0, chosen[2]);
        double share = chosen[1] / 4000.0;
        assertEquals(Math.E / (1 + Math.E), share, 0.03);
    }

    @Test
    void theWeakestCountsDiscsAndTheStrongestDoesNot() {
        MoveChoice weak = new MoveChoice(Level.of(2), 100);
        MoveChoice strong = new MoveChoice(Level.strongest(), 0);

        assertTrue(weak.look(-400, 6) > weak.look(400, 0));
        assertEquals(400, strong.look(400, 6));
    }

    @Property
    void randomNumbersStayInRange(@ForAll long seed, @ForAll @IntRange(min = 1, max = 1000) int limit) {
        Random64 random = new Random64(seed);
        for (int i = 0; i < 20; i++) {
            int number = random.below(limit);
            double fraction = random.fraction();
            assertTrue(number >= 0 && number < limit);
            assertTrue(fraction >= 0 && fraction < 1);
        }
    }
}
