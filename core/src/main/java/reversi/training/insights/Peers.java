package reversi.training.insights;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How much players of each strength have of the habits, as {@code reversi-tools insights} counts it (docs/training.md). The text has a line
 * with {@code rating} and the names of habits, and one for each strength, the weakest first: its rating, and what {@link Rate#value} is for
 * each habit, {@code -} where nobody knows. Lines that begin with {@code #} say something to people.
 */
public final class Peers {
    private static final String RATING = "rating";
    private static final String UNKNOWN = "-";

    private final List<Row> rows;

    private Peers(List<Row> rows) {
        this.rows = List.copyOf(rows);
    }

    private record Row(int rating, Map<Habit, Double> values) {}

    /** Of nobody. */
    public static Peers none() {
        return new Peers(List.of());
    }

    /** Reads the text; empty where it is damaged or names a habit that there is not. */
    public static Optional<Peers> read(String text) {
        try {
            List<Row> rows = new ArrayList<>();
            List<Habit> habits = new ArrayList<>();
            for (String line : text.split("\n", -1)) {
                if (line.isEmpty() || line.startsWith("#")) {
                    continue;
                }
                String[] words = line.trim().split(" ", -1);
                if (words[0].equals(RATING)) {
                    for (int i = 1; i < words.length; i++) {
                        habits.add(Habit.valueOf(words[i]));
                    }
                } else {
                    rows.add(row(words, habits));
                }
            }
            return rising(rows) ? Optional.of(new Peers(rows)) : Optional.empty();
        } catch (IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }

    private static Row row(String[] words, List<Habit> habits) {
        if (words.length != habits.size() + 1) {
            throw new IllegalArgumentException("a row of " + words.length);
        }
        Map<Habit, Double> values = new EnumMap<>(Habit.class);
        for (int i = 1; i < words.length; i++) {
            if (!words[i].equals(UNKNOWN)) {
                values.put(habits.get(i - 1), Double.valueOf(words[i]));
            }
        }
        return new Row(Integer.parseInt(words[0]), values);
    }

    private static boolean rising(List<Row> rows) {
        for (int i = 1; i < rows.size(); i++) {
            if (rows.get(i).rating <= rows.get(i - 1).rating) {
                return false;
            }
        }
        return !rows.isEmpty();
    }

    /** How much players of a strength, in points of the computer's levels, have of a habit; empty where nobody knows. */
    public Optional<Double> value(Habit habit, int rating) {
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        int above = 0;
        while (above < rows.size() - 1 && rows.get(above).rating < rating) {
            above++;
        }
        Row more = rows.get(above);
        Row less = rows.get(Math.max(0, above - 1));
        Optional<Double> high = Optional.ofNullable(more.values.get(habit));
        Optional<Double> low = Optional.ofNullable(less.values.get(habit));
        double share = above == 0 ? 1 : (double) (rating - less.rating) / (more.rating - less.rating);
        double within = Math.max(0, Math.min(1, share));
        return within == 1 ? high : high.flatMap(to -> low.map(from -> from + within * (to - from)));
    }
}
