package reversi.tools.options;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Settings in one word, as in {@code depth=6,solve=12}, taken out one after another by those who understand them. */
public final class ContestantOptions {
    private final String text;
    private final Map<String, String> settings = new LinkedHashMap<>();

    private ContestantOptions(String text) {
        this.text = text;
    }

    /** Reads settings; a word without any is that level. Throws IllegalArgumentException for what is no setting. */
    public static ContestantOptions read(String text) {
        ContestantOptions read = new ContestantOptions(text);
        String full = text.indexOf('=') < 0 ? "level=" + text : text;
        for (String part : full.split(",", -1)) {
            int equals = part.indexOf('=');
            if (equals < 1 || read.settings.containsKey(part.substring(0, equals))) {
                throw new IllegalArgumentException("not a setting, or said twice: '" + part + "' in '" + text + "'");
            }
            read.settings.put(part.substring(0, equals), part.substring(equals + 1));
        }
        return read;
    }

    /** Takes a setting; null where it was not said. */
    @Nullable
    String take(String name) {
        return settings.remove(name);
    }

    /** Takes a whole number; null where it was not said. Throws IllegalArgumentException where it is none. */
    @Nullable
    Integer takeWhole(String name) {
        return take(name, Integer::valueOf, "a whole number");
    }

    /** Takes a number; null where it was not said. Throws IllegalArgumentException where it is none. */
    @Nullable
    Double takeNumber(String name) {
        return take(name, Double::valueOf, "a number");
    }

    private <T> @Nullable T take(String name, Function<String, T> reader, String what) {
        String value = take(name);
        try {
            return value == null ? null : reader.apply(value);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("not " + what + ": '" + value + "' in '" + text + "'", e);
        }
    }

    /** Throws IllegalArgumentException if unknown options remain. */
    public void end() {
        if (!settings.isEmpty()) {
            throw new IllegalArgumentException("nobody knows " + settings.keySet() + " in '" + text + "'");
        }
    }
}
