package reversi.tools.options;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.rules.Position;

/**
 * How strong to play: a level of the game, or one that is tried out.
 *
 * @param level what the engine is asked to be
 * @param millis the most milliseconds a move; 0 leaves it to the level
 */
public record Strength(Level level, int millis) {
    /** Plies that no search reaches: time or the end of the game comes first. */
    public static final int ANY_DEPTH = 60;

    /** With so many empties a level on trial begins to solve where nothing else is said. */
    private static final int USUAL_SOLVE = 20;

    /** Reads {@code 7}, or settings as in {@code level=7,seconds=0.5} or {@code depth=6,solve=12,temperature=30}. */
    public static Strength parse(String text) {
        Map<String, Double> settings = new LinkedHashMap<>();
        String full = text.indexOf('=') < 0 ? "level=" + text : text;
        for (String part : full.split(",")) {
            int equals = part.indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException("not a setting: '" + part + "' in '" + text + "'");
            }
            settings.put(part.substring(0, equals), number(part.substring(equals + 1), text));
        }
        Strength strength = of(settings);
        if (!settings.isEmpty()) {
            throw new IllegalArgumentException("nobody knows " + settings.keySet() + " in '" + text + "'");
        }
        return strength;
    }

    private static double number(String text, String all) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("not a number: '" + text + "' in '" + all + "'", e);
        }
    }

    /** Takes what it understands out of the settings. */
    private static Strength of(Map<String, Double> settings) {
        Integer level = whole(settings.remove("level"));
        Integer depth = whole(settings.remove("depth"));
        Integer solve = whole(settings.remove("solve"));
        Double seconds = settings.remove("seconds");
        Strength plain = of(level, depth, solve, seconds);
        Level to = plain.level;
        return new Strength(
                new Level(
                        to.number(),
                        to.depth(),
                        to.solveEmpties(),
                        to.millis(),
                        or(whole(settings.remove("temperature")), to.temperature()),
                        or(whole(settings.remove("insight")), to.insight()),
                        or(whole(settings.remove("greed")), to.greed())),
                plain.millis);
    }

    private static @Nullable Integer whole(@Nullable Double number) {
        return number == null ? null : (Integer) (int) Math.round(number);
    }

    private static int or(@Nullable Integer value, int other) {
        return value == null ? other : value;
    }

    /**
     * The strength of these settings, each null where nothing was said. Without any it is the strongest level. With a depth
     * or a number of empties it is a trial, which only a time given cuts short.
     */
    static Strength of(
            @Nullable Integer level, @Nullable Integer depth, @Nullable Integer solve, @Nullable Double seconds) {
        int millis = seconds == null ? 0 : (int) Math.max(1, Math.round(seconds * 1000));
        boolean isTrial = depth != null || solve != null || (level == null && millis > 0);
        Level base = isTrial && level == null ? unlimited(depth) : level == null ? Level.strongest() : Level.of(level);
        int most = isTrial || millis > base.millis() ? (millis > 0 ? millis : Integer.MAX_VALUE) : base.millis();
        boolean isLevel = !isTrial && most == base.millis();
        Level asked = isLevel
                ? base
                : new Level(
                        base.number(),
                        or(depth, base.depth()),
                        or(solve, base.solveEmpties()),
                        most,
                        base.temperature(),
                        base.insight(),
                        base.greed());
        return new Strength(asked, millis);
    }

    /** A level without errors; one that sees few plies ahead does not solve far more of them either. */
    private static Level unlimited(@Nullable Integer depth) {
        int solve = depth == null ? USUAL_SOLVE : Math.min(USUAL_SOLVE, 2 * depth);
        return new Level(0, ANY_DEPTH, solve, Integer.MAX_VALUE, 0, 100, 0);
    }

    /** This strength with so many plies to look ahead, and no more empties to solve than twice as many. */
    public Strength withDepth(int depth) {
        Level deeper = new Level(
                level.number(),
                depth,
                Math.min(level.solveEmpties(), 2 * depth),
                millis > 0 ? millis : Integer.MAX_VALUE,
                level.temperature(),
                level.insight(),
                level.greed());
        return new Strength(deeper, millis);
    }

    /** A question for the best that this strength finds in a position, within so many milliseconds at most. */
    public Question question(Position position, long seed, long limitMillis) {
        long own = millis > 0 ? millis : Question.LEVELS_OWN_TIME;
        return new Question(position, level, Purpose.MOVE, seed, (int) Math.max(1, Math.min(own, limitMillis)));
    }
}
