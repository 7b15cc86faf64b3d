package reversi.screens.puzzle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import reversi.rating.DayRating;
import reversi.session.SummedText;
import reversi.teach.puzzle.PuzzleProgress;
import reversi.teach.puzzle.PuzzleRating;
import reversi.teach.puzzle.Repetition;

/**
 * What is remembered of a player's puzzles, to and from text: a line with the version, {@code name=value} lines, and a checksum over the
 * lines before it. Numbers in lists are apart by commas.
 */
final class PuzzleProgressText {
    private static final String NAME = "reversi-puzzles";
    private static final int VERSION = 1;
    private static final double THOUSANDTHS = 1_000;
    private static final double MILLIONTHS = 1_000_000;
    private static final int HEX = 16;
    private static final int LONGEST = 400_000;
    private static final long LAST_DAY = 3_000_000;
    private static final int MOST_COUNT = 100_000_000;

    private PuzzleProgressText() {}

    /** What a text turned out to hold. */
    sealed interface Read permits Ok, Damaged, TooNew {}

    /** What is remembered. */
    record Ok(PuzzleProgress progress) implements Read {}

    /** Not such a text, or one that was changed since. */
    record Damaged() implements Read {}

    /** What a later version of the program remembers. */
    record TooNew(int version) implements Read {}

    /** The text of what is remembered. */
    static String write(PuzzleProgress progress) {
        PuzzleRating rating = progress.rating();
        StringBuilder text = new StringBuilder();
        put(text, "rating", Long.toString(Math.round(rating.rating() * THOUSANDTHS)));
        put(text, "deviation", Long.toString(Math.round(rating.deviation() * THOUSANDTHS)));
        put(text, "volatility", Long.toString(Math.round(rating.volatility() * MILLIONTHS)));
        put(text, "tried", Integer.toString(progress.tried()));
        put(text, "solved", Integer.toString(progress.solved()));
        put(text, "rush", Integer.toString(progress.rushBest()));
        put(text, "curve", joined(progress.curve(), day -> day.day() + ":" + day.rating()));
        put(text, "daily", joined(progress.daily(), String::valueOf));
        put(
                text,
                "again",
                joined(
                        progress.repetitions(),
                        one -> Integer.toHexString(one.id()) + ":" + one.step() + ":" + one.due()));
        put(text, "seen", joined(progress.seen(), Integer::toHexString));
        return SummedText.write(NAME, VERSION, text.toString());
    }

    private static void put(StringBuilder text, String name, String value) {
        text.append(name).append('=').append(value).append('\n');
    }

    private static <T> String joined(Collection<T> all, Function<T, String> words) {
        List<String> parts = new ArrayList<>();
        all.forEach(one -> parts.add(words.apply(one)));
        return String.join(",", parts);
    }

    /** What a text holds; never throws. */
    static Read read(String text) {
        Optional<SummedText.Content> content = SummedText.read(NAME, text, LONGEST);
        if (content.isEmpty()) {
            return new Damaged();
        }
        if (content.get().version() > VERSION) {
            return new TooNew(content.get().version());
        }
        try {
            return new Ok(progress(values(content.get().lines())));
        } catch (IllegalArgumentException damaged) {
            return new Damaged();
        }
    }

    private static Map<String, String> values(String lines) {
        Map<String, String> values = new HashMap<>();
        for (String line : lines.split("\n", -1)) {
            int equals = line.indexOf('=');
            if (equals > 0) {
                values.put(line.substring(0, equals), line.substring(equals + 1));
            }
        }
        return values;
    }

    private static PuzzleProgress progress(Map<String, String> values) {
        PuzzleRating rating = new PuzzleRating(
                SummedText.number(value(values, "rating"), 0, 5_000_000) / THOUSANDTHS,
                SummedText.number(value(values, "deviation"), 1_000, 400_000) / THOUSANDTHS,
                SummedText.number(value(values, "volatility"), 1_000, 200_000) / MILLIONTHS);
        Set<Integer> seen = new LinkedHashSet<>();
        parts(value(values, "seen")).forEach(part -> seen.add(id(part)));
        List<Long> daily = new ArrayList<>();
        parts(value(values, "daily")).forEach(part -> daily.add(SummedText.number(part, 0, LAST_DAY)));
        List<DayRating> curve = new ArrayList<>();
        for (String part : parts(value(values, "curve"))) {
            String[] fields = fields(part, 2);
            curve.add(new DayRating(
                    SummedText.number(fields[0], 0, LAST_DAY), (int) SummedText.number(fields[1], 0, MOST_COUNT)));
        }
        List<Repetition> again = new ArrayList<>();
        for (String part : parts(value(values, "again"))) {
            String[] fields = fields(part, 3);
            int step = (int) SummedText.number(fields[1], 0, HEX);
            again.add(new Repetition(id(fields[0]), step, SummedText.number(fields[2], 0, LAST_DAY)));
        }
        return new PuzzleProgress(
                rating,
                curve,
                (int) SummedText.number(value(values, "tried"), 0, MOST_COUNT),
                (int) SummedText.number(value(values, "solved"), 0, MOST_COUNT),
                seen,
                daily,
                again,
                (int) SummedText.number(value(values, "rush"), 0, MOST_COUNT));
    }

    private static String value(Map<String, String> values, String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no " + name);
        }
        return value;
    }

    private static List<String> parts(String list) {
        return list.isEmpty() ? List.of() : List.of(list.split(",", -1));
    }

    private static String[] fields(String part, int count) {
        String[] fields = part.split(":", -1);
        if (fields.length != count) {
            throw new IllegalArgumentException(part);
        }
        return fields;
    }

    private static int id(String text) {
        if (text.isEmpty() || text.length() > 8) {
            throw new IllegalArgumentException(text);
        }
        return (int) Long.parseLong(text, HEX);
    }
}
