package reversi.rules;

import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.arbitraries.ListArbitrary;

/**
 * Random numbers that a property draws from a list, counted round to what is asked for. So what fails shrinks to fewer
 * steps and to first choices, as it cannot from a seed. When the list ends, every number is 0.
 */
public final class Draws extends Random {
    private static final long serialVersionUID = 1;

    private final transient List<Integer> numbers;
    private transient int next;

    private Draws(List<Integer> numbers) {
        this.numbers = numbers;
    }

    /** So many numbers. */
    public static Arbitrary<Random> of(int count) {
        return full(
                        Arbitraries.integers()
                                .between(0, Integer.MAX_VALUE)
                                .withDistribution(RandomDistribution.uniform())
                                .withoutEdgeCases(),
                        count)
                .map(Draws::new);
    }

    /** So many steps, each with numbers of its own: leaving one out changes no other. */
    public static Arbitrary<List<Random>> steps(int steps, int numbers) {
        return full(of(numbers), steps);
    }

    /** A list of this size, or a smaller one after something has failed: short ones prove less. */
    public static <T> Arbitrary<List<T>> full(Arbitrary<T> items, int size) {
        ListArbitrary<T> list = items.list().ofMaxSize(size);
        return list.withSizeDistribution((tries, least, most, centre) -> random -> most)
                .withoutEdgeCases();
    }

    @Override
    protected int next(int bits) {
        int number = next < numbers.size() ? numbers.get(next) : 0;
        next++;
        return number >>> (31 - Math.min(bits, 31));
    }

    @Override
    public int nextInt(int bound) {
        return next(31) % bound;
    }

    @Override
    public boolean nextBoolean() {
        return nextInt(2) == 1;
    }

    @Override
    public String toString() {
        return numbers.toString();
    }
}
