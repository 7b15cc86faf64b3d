package reversi.fairplay;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Makes any decisions. */
final class Decisions {
    private Decisions() {}

    static Arbitrary<Decision> any() {
        Arbitrary<Option> option = Combinators.combine(
                        Arbitraries.doubles().between(0, Option.MOST_LOSS),
                        Arbitraries.doubles().between(-4, 2))
                .as(Option::new);
        return Combinators.combine(
                        Arbitraries.integers().between(DecisionReader.FEWEST_EMPTIES, DecisionReader.MOST_EMPTIES),
                        option.list().ofMinSize(1).ofMaxSize(15),
                        Arbitraries.doubles().between(-4, 2),
                        Arbitraries.integers().between(0, 1_000))
                .as((empties, others, appeal, number) -> {
                    List<Option> options = new ArrayList<>(others);
                    options.add(number % (others.size() + 1), new Option(0, appeal));
                    return new Decision(empties, options, number % options.size());
                });
    }
}
