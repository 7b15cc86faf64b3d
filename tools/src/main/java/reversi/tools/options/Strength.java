package reversi.tools.options;

import org.jspecify.annotations.Nullable;
import reversi.engine.Level;
import reversi.engine.MoveTime;
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

    /** Default number of empties from which an experimental level solves the endgame. */
    private static final int USUAL_SOLVE = 20;

    /** Reads {@code 7}, or settings as in {@code level=7,seconds=0.5} or {@code depth=6,solve=12,sight=300}. */
    public static Strength parse(String text) {
        ContestantOptions settings = ContestantOptions.read(text);
        Strength strength = of(settings);
        settings.end();
        return strength;
    }

    /** Takes what says how strong to play out of the settings; throws IllegalArgumentException where it is no number. */
    public static Strength of(ContestantOptions settings) {
        Strength plain = of(
                settings.takeWhole("level"),
                settings.takeWhole("depth"),
                settings.takeWhole("solve"),
                settings.takeNumber("seconds"));
        Level to = plain.level;
        return new Strength(
                to.erring(
                        or(settings.takeWhole("sight"), to.accuracy()),
                        or(settings.takeWhole("habit"), to.humanBias()),
                        or(settings.takeWhole("greed"), to.flipBias())),
                plain.millis);
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
        Level asked = isLevel ? base : base.looking(or(depth, base.depth()), or(solve, base.solveEmpties()), most);
        return new Strength(asked, millis);
    }

    /** A trial of this depth or of this time, the other null; it solves where that many empties are left that either allows. */
    public static Strength of(@Nullable Integer depth, @Nullable Double seconds) {
        return of(null, depth, null, seconds);
    }

    /** A flawless level of this depth and number of solved empties, without time limit. */
    public static Level trial(int depth, int solve) {
        return Level.flawless(depth, solve, Integer.MAX_VALUE);
    }

    /** A level without errors; one that sees few plies ahead does not solve far more of them either. */
    private static Level unlimited(@Nullable Integer depth) {
        int solve = depth == null ? USUAL_SOLVE : Math.min(USUAL_SOLVE, 2 * depth);
        return trial(ANY_DEPTH, solve);
    }

    /** This strength without a strong level's variety in the opening, which would value another move than the best. */
    public Strength forValues() {
        return new Strength(level.unvaried(), millis);
    }

    /** This strength with another depth and number of solved empties. */
    public Strength with(int depth, int solve) {
        return new Strength(level.looking(depth, solve, level.millis()), millis);
    }

    /** A question for the move of this strength in a position, in its own time. */
    public Question question(Position position, long seed) {
        return question(position, seed, new MoveTime(Question.LEVELS_OWN_TIME, Question.LEVELS_OWN_TIME));
    }

    /**
     * A question for the move of this strength in a position, in its own time or this one, whichever is less. Only the
     * strongest level, which has a time of its own for people's sake, takes all of a time that is set by others.
     */
    public Question question(Position position, long seed, MoveTime limit) {
        int own = millis > 0 ? millis : Question.LEVELS_OWN_TIME;
        int usual = Math.min(own, limit.usualMillis());
        boolean isTimed = limit.maxMillis() < Question.LEVELS_OWN_TIME;
        Level asked = isTimed && level.equals(Level.strongest()) ? level.within(Integer.MAX_VALUE) : level;
        return new Question(position, asked, Purpose.MOVE, seed, usual, Math.min(own, limit.maxMillis()));
    }
}
