package reversi.tools.ugi;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import reversi.library.Limits;

/** How far to search, by names and numbers: {@code seconds 1.5 depth 12 solve 20 lines 3}, {@code infinite}, or {@code level 5 seed 7}. */
public final class Go {
    private static final Set<String> NAMES = Set.of("seconds", "depth", "solve", "lines", "level", "seed");
    private static final int MILLIS = 1000;

    private final Map<String, String> values;

    private Go(Map<String, String> values) {
        this.values = values;
    }

    /** The numbers of {@code seconds}, {@code depth}, {@code solve} and {@code lines}, each of which may be missing. */
    public static Go of(Map<String, String> values) {
        return new Go(Map.copyOf(values));
    }

    /** What stands after {@code go}; throws IllegalArgumentException for any other text. */
    static Go read(String text) {
        Go go = new Go(new HashMap<>());
        String[] words = text.isBlank() ? new String[0] : text.strip().split("\\s+");
        for (int i = 0; i < words.length; i++) {
            if (words[i].equals("infinite")) {
                go.values.put("solve", Integer.toString(Limits.MOST_EMPTIES));
            } else if (NAMES.contains(words[i]) && i + 1 < words.length) {
                go.values.put(words[i], words[++i]);
            } else {
                throw new IllegalArgumentException("go " + text.strip() + ": '" + words[i] + "'");
            }
        }
        return go;
    }

    /** The level that is to play; empty where a search is asked for. */
    Optional<Integer> level() {
        return Optional.ofNullable(values.get("level")).map(level -> whole("level", level));
    }

    long seed() {
        return whole("seed", values.getOrDefault("seed", "1"));
    }

    /** How far to search: a second where nothing is said. Throws IllegalArgumentException for numbers that can't be. */
    public Limits limits() {
        boolean isBare = !values.containsKey("seconds") && !values.containsKey("depth") && !values.containsKey("solve");
        Limits limits = values.containsKey("depth")
                ? Limits.plies(whole("depth", values.get("depth")))
                : Limits.time(Limits.LONGEST);
        String seconds = isBare ? "1" : values.get("seconds");
        if (seconds != null) {
            limits = limits.within(time(seconds));
        }
        if (values.containsKey("solve")) {
            limits = limits.solving(whole("solve", values.get("solve")));
        }
        return limits.lines(whole("lines", values.getOrDefault("lines", "1")));
    }

    private static Duration time(String seconds) {
        double number = seconds.matches("[0-9]{1,7}([.][0-9]{1,9})?") ? Double.parseDouble(seconds) : 0;
        if (!(number > 0 && number <= Limits.LONGEST.toSeconds())) {
            throw new IllegalArgumentException("seconds " + seconds);
        }
        return Duration.ofMillis(Math.max(1, Math.round(number * MILLIS)));
    }

    private static int whole(String name, String written) {
        if (!written.matches("[0-9]{1,9}")) {
            throw new IllegalArgumentException(name + " " + written);
        }
        return Integer.parseInt(written);
    }
}
