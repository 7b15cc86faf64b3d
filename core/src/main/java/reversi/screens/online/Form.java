package reversi.screens.online;

import java.util.HashMap;
import java.util.Map;

/**
 * What is written in the lines of a page, and what is the matter with it.
 *
 * @param <F> the lines, an enum
 * @param written the words of the lines that were changed
 * @param troubles what is said below a line
 */
record Form<F>(Map<F, String> written, Map<F, String> troubles) {
    /** Empty lines. */
    static <F> Form<F> empty() {
        return new Form<>(Map.of(), Map.of());
    }

    /** What is written in a line. */
    String written(F line) {
        return written.getOrDefault(line, "");
    }

    /** What is said below a line; empty where nothing is the matter. */
    String trouble(F line) {
        return troubles.getOrDefault(line, "");
    }

    Form<F> writing(F line, String words) {
        return new Form<>(with(written, line, words), troubles);
    }

    Form<F> troubled(F line, String why) {
        return new Form<>(written, with(troubles, line, why));
    }

    private static <F> Map<F, String> with(Map<F, String> before, F line, String words) {
        Map<F, String> next = new HashMap<>(before);
        next.put(line, words);
        return Map.copyOf(next);
    }
}
