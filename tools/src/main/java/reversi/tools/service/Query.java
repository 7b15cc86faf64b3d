package reversi.tools.service;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import reversi.library.Limits;
import reversi.notation.PositionText;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.rules.Variants;
import reversi.tools.ugi.Go;

/** What stands after the question mark, in the words of the engine's protocol: each name once, and none that is unknown. */
final class Query {
    private static final Set<String> OF_SEARCH = Set.of("seconds", "depth", "solve", "lines");
    private static final Set<String> OF_POSITION = Set.of("position", "variant");

    private final Map<String, String> values;

    private Query(Map<String, String> values) {
        this.values = values;
    }

    /** The query of a position and its search. */
    static Query ofPosition(@Nullable String raw) throws Refusal {
        return read(raw, OF_POSITION);
    }

    /** The query of the search of a game that comes otherwise. */
    static Query ofGame(@Nullable String raw) throws Refusal {
        return read(raw, Set.of());
    }

    private static Query read(@Nullable String raw, Set<String> more) throws Refusal {
        String query = raw == null ? "" : raw;
        if (query.length() > Bounds.MOST_CHARACTERS) {
            throw new Refusal(414, "TOO_LARGE", "a query has " + Bounds.MOST_CHARACTERS + " characters at most");
        }
        Map<String, String> values = new HashMap<>();
        for (String part : query.isEmpty() ? new String[0] : query.split("&")) {
            int equals = part.indexOf('=');
            String name = decoded(equals < 0 ? part : part.substring(0, equals));
            if (!OF_SEARCH.contains(name) && !more.contains(name)) {
                throw Refusal.garbled("unknown: " + name);
            }
            if (values.put(name, decoded(equals < 0 ? "" : part.substring(equals + 1))) != null) {
                throw Refusal.garbled(name + " twice");
            }
        }
        return new Query(values);
    }

    private static String decoded(String text) throws Refusal {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException wrong) {
            throw Refusal.garbled("not a query: " + text);
        }
    }

    /** The position of standard Othello, or of the variant that is named; its start where none is. */
    Position position() throws Refusal {
        String name = values.getOrDefault("variant", "othello");
        Variant variant = Variants.read(name).orElseThrow(() -> Refusal.garbled("no variant " + name));
        PositionText.Read read = PositionText.read(values.getOrDefault("position", ""), variant);
        if (read instanceof PositionText.Failed failed) {
            throw Refusal.garbled(failed.reason());
        }
        return ((PositionText.Ok) read).position();
    }

    /** How far each of so many positions is searched, a second where nothing is said; refused where all take longer than a time. */
    Limits limits(int positions, Duration most) throws Refusal {
        Map<String, String> asked = new HashMap<>(values);
        asked.keySet().retainAll(OF_SEARCH);
        Limits limits;
        try {
            limits = Go.of(asked).limits();
        } catch (IllegalArgumentException wrong) {
            throw Refusal.garbled(Optional.ofNullable(wrong.getMessage()).orElse("not a number"));
        }
        Duration share = most.dividedBy(Math.max(1, positions));
        if (limits.time().compareTo(share) <= 0) {
            return limits;
        }
        if (values.containsKey("seconds")) {
            throw new Refusal(
                    422,
                    "TOO_LONG",
                    values.get("seconds") + " s for each of " + positions + " positions: a request is searched for "
                            + most.toSeconds() + " s at most");
        }
        return limits.within(share);
    }
}
