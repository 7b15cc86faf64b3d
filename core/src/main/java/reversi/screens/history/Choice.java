package reversi.screens.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What can be chosen.
 *
 * @param value what it is; empty for all
 * @param label its name
 * @param games how many games it has
 */
public record Choice<T>(Optional<T> value, String label, int games) {
    /** What was counted by name, the one with the most games first; before it the choice of all. */
    static <T> List<Choice<T>> of(Choice<T> all, Map<T, Integer> counts, Function<T, String> label) {
        List<Choice<T>> choices = of(counts, label);
        choices.add(0, all);
        return choices;
    }

    /** The same without a choice of all. */
    public static <T> List<Choice<T>> of(Map<T, Integer> counts, Function<T, String> label) {
        List<Choice<T>> choices = new ArrayList<>();
        counts.forEach((value, games) -> choices.add(new Choice<>(Optional.of(value), label.apply(value), games)));
        choices.sort((one, other) -> one.games() != other.games()
                ? Integer.compare(other.games(), one.games())
                : one.label().compareTo(other.label()));
        return choices;
    }
}
