package reversi.server.fairplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;
import reversi.fairplay.Agreement;
import reversi.fairplay.GivenUpGames;
import reversi.fairplay.TimeProfile;
import reversi.server.store.SharedOrigin;

/** Signals in English, for a terminal. */
public final class SignalLines {
    private static final double MILLIS = 1_000;

    private SignalLines() {}

    /** A line for each signal; {@code name} says how an account is called. */
    public static List<String> of(Signals signals, LongFunction<String> name) {
        List<String> lines = new ArrayList<>();
        lines.add(agreement(signals.agreement()));
        lines.add(times(signals.times()));
        lines.add(givenUp(signals.givenUp()));
        for (SharedOrigin shared : signals.shared()) {
            lines.add("Same address or device: " + name.apply(shared.account()) + ", games with each other: "
                    + shared.games() + ".");
        }
        if (signals.shared().isEmpty()) {
            lines.add("Same address or device: nobody within a week.");
        }
        return List.copyOf(lines);
    }

    private static String agreement(Agreement found) {
        if (found.decisions() == 0) {
            return "Agreement with an engine: no rated game with moves to judge.";
        }
        String verdict = found.isUnusual()
                ? "unusual"
                : found.games() < Agreement.FEWEST_GAMES ? "too few games to tell" : "as people play";
        return line(
                "Agreement with an engine: %s. Score %.2f (unusual from %.1f) over %d games; %d of %d moves were the best,"
                        + " where people of the rating find %.1f.",
                verdict,
                found.score(),
                Agreement.UNUSUAL,
                found.games(),
                found.best(),
                found.decisions(),
                found.expectedBest());
    }

    private static String times(TimeProfile times) {
        return times.moves() == 0
                ? "Thinking times: none."
                : line(
                        "Thinking times: half of %d moves within %.1f s; correlation with how hard they are %.2f.",
                        times.moves(), times.medianMillis() / MILLIS, times.correlation());
    }

    private static String givenUp(GivenUpGames games) {
        return line(
                "Given up early: %d of %d rated games, which lost %d points; the others since won %d.",
                games.givenUp(), games.games(), games.lost(), games.regained());
    }

    private static String line(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
