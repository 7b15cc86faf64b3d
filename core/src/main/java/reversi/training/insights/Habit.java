package reversi.training.insights;

import reversi.teach.puzzle.PuzzleTheme;
import reversi.training.gym.DrillKind;

/**
 * Something that is counted in one's games, as so many of so many. What is counted for all of them is added up: {@link GameFacts} counts in
 * one game.
 */
public enum Habit {
    /** Games in which the opponent took a corner in the opening that one's own move before it had opened, of those with an opening. */
    GIVEN_OPENING(Measure.GAMES, Better.FEWER, Practice.of(DrillKind.SAFE_MOVES)),
    /** The same in the middle of the game. */
    GIVEN_MIDDLE(Measure.GAMES, Better.FEWER, Practice.of(DrillKind.SAFE_MOVES)),
    /** The same at the end of the game, where the best players do so often. */
    GIVEN_END(Measure.GAMES, Better.NEITHER, Practice.of(DrillKind.LAST_EIGHT)),
    /** Games in which one took a corner in the opening. */
    TAKEN_OPENING(Measure.GAMES, Better.MORE, Practice.of(PuzzleTheme.EDGE_TRAP)),
    /** The same in the middle of the game. */
    TAKEN_MIDDLE(Measure.GAMES, Better.MORE, Practice.of(PuzzleTheme.EDGE_TRAP)),
    /** The same at the end of the game. */
    TAKEN_END(Measure.GAMES, Better.NEITHER, Practice.of(PuzzleTheme.CORNER_WAITS)),
    /** Moves to choose from, of one's own turns in the middle of the game. */
    OWN_MOVES(Measure.MEAN, Better.MORE, Practice.of(PuzzleTheme.QUIET_MOVE)),
    /** The opponent's moves to choose from, of its turns in the middle of the game. */
    OTHER_MOVES(Measure.MEAN, Better.FEWER, Practice.of(PuzzleTheme.FEW_FLIPS)),
    /** Tenths of a second that one thought in the opening, of those of the whole game; only games with a clock. */
    TIME_OPENING(Measure.SHARE, Better.FEWER, Practice.of(Practice.Kind.OPENINGS)),
    /** Games with a clock in which one's own came low. */
    TIME_LOW(Measure.GAMES, Better.FEWER, Practice.of(Practice.Kind.RUSH)),
    /** Games with a clock that one lost by it. */
    TIME_LOST(Measure.GAMES, Better.FEWER, Practice.of(Practice.Kind.RUSH)),
    /** Mistakes of one's moves in the opening that were reviewed. */
    MISTAKES_OPENING(Measure.SHARE, Better.FEWER, Practice.of(Practice.Kind.OPENINGS)),
    /** The same in the middle of the game. */
    MISTAKES_MIDDLE(Measure.SHARE, Better.FEWER, Practice.of(Practice.Kind.MISTAKES)),
    /** The same at the end of the game. */
    MISTAKES_END(Measure.SHARE, Better.FEWER, Practice.of(DrillKind.LAST_EIGHT)),
    /** Mistakes of one's reviewed moves that took three seconds or less by the clock. */
    MISTAKES_QUICK(Measure.SHARE, Better.FEWER, Practice.of(Practice.Kind.MISTAKES)),
    /** Mistakes of one's reviewed moves that began with little time left. */
    MISTAKES_LOW(Measure.SHARE, Better.FEWER, Practice.of(Practice.Kind.RUSH)),
    /** Mistakes about corners, of those for which a reason is known. */
    ABOUT_CORNERS(Measure.SHARE, Better.FEWER, Practice.of(DrillKind.SAFE_MOVES)),
    /** Mistakes about moves to choose from, of the same. */
    ABOUT_MOVES(Measure.SHARE, Better.FEWER, Practice.of(PuzzleTheme.QUIET_MOVE)),
    /** Mistakes about who moves last where, of the same. */
    ABOUT_PARITY(Measure.SHARE, Better.FEWER, Practice.of(DrillKind.PARITY)),
    /** Mistakes about edges and discs that stay, of the same. */
    ABOUT_EDGES(Measure.SHARE, Better.FEWER, Practice.of(PuzzleTheme.EDGE_TRAP));

    private final Measure measure;
    private final Better better;

    @SuppressWarnings("ImmutableEnumChecker") // A record of a constant and a text.
    private final Practice practice;

    /** What so many of so many are. */
    public enum Measure {
        /** Games of games: at most one in each. */
        GAMES,
        /** A part of a whole. */
        SHARE,
        /** A number for each turn. */
        MEAN
    }

    /** What is good to have of a habit. */
    enum Better {
        FEWER,
        MORE,
        /** It depends. */
        NEITHER
    }

    Habit(Measure measure, Better better, Practice practice) {
        this.measure = measure;
        this.better = better;
        this.practice = practice;
    }

    /** What so many of so many are. */
    public Measure measure() {
        return measure;
    }

    /** What is good to have of it. */
    Better better() {
        return better;
    }

    /** What helps who has too much, or too little, of it. */
    public Practice practice() {
        return practice;
    }

    private static Habit in(Phase phase, Habit opening, Habit middle, Habit end) {
        return switch (phase) {
            case OPENING -> opening;
            case MIDDLE -> middle;
            case END -> end;
        };
    }

    static Habit given(Phase phase) {
        return in(phase, GIVEN_OPENING, GIVEN_MIDDLE, GIVEN_END);
    }

    static Habit taken(Phase phase) {
        return in(phase, TAKEN_OPENING, TAKEN_MIDDLE, TAKEN_END);
    }

    static Habit mistakes(Phase phase) {
        return in(phase, MISTAKES_OPENING, MISTAKES_MIDDLE, MISTAKES_END);
    }
}
