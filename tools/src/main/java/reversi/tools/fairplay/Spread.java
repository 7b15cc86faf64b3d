package reversi.tools.fairplay;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** How scores are spread, of which there is at least one. */
final class Spread {
    private final List<Double> sorted;

    Spread(List<Double> scores) {
        List<Double> all = new ArrayList<>(scores);
        Collections.sort(all);
        this.sorted = List.copyOf(all);
    }

    /** The share, 0…1, of scores that reach a bound. */
    double share(double bound) {
        long reaching = sorted.stream().filter(score -> score >= bound).count();
        return (double) reaching / sorted.size();
    }

    /** The smallest score that is not below this share, 0…1, of all. */
    double quantile(double share) {
        return sorted.get((int) Math.min(sorted.size() - 1, Math.floor(share * sorted.size())));
    }

    /** The standard deviation. */
    double deviation() {
        double mean = sorted.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        double squares = sorted.stream()
                .mapToDouble(score -> (score - mean) * (score - mean))
                .sum();
        return Math.sqrt(squares / sorted.size());
    }

    /** A line about it. */
    String line(String name) {
        return String.format(
                Locale.ROOT,
                "%-7s %5d batches, deviation %.2f, least %.2f, tenth %.2f, half %.2f, nine tenths %.2f, 99 of 100 %.2f, most %.2f",
                name,
                sorted.size(),
                deviation(),
                quantile(0),
                quantile(0.1),
                quantile(0.5),
                quantile(0.9),
                quantile(0.99),
                quantile(1));
    }
}
