package reversi.tools.pupils;

import java.util.List;
import java.util.Optional;
import reversi.teach.puzzle.PuzzleTheme;
import reversi.training.gym.DrillKind;
import reversi.training.insights.Habit;
import reversi.training.insights.Practice;

/** A part of the game at which a simulated pupil is good or not. */
enum Area {
    CORNERS(Optional.of(Habit.GIVEN_MIDDLE)),
    MOBILITY(Optional.of(Habit.OWN_MOVES)),
    PARITY(Optional.of(Habit.ABOUT_PARITY)),
    EDGES(Optional.of(Habit.ABOUT_EDGES)),
    /** Reading a position to its end. */
    READING(Optional.of(Habit.MISTAKES_END)),
    /** What to play at the beginning: no position of the test asks for it. */
    OPENINGS(Optional.empty()),
    /** The board in one's mind: no position of the test asks for it alone. */
    BOARD(Optional.empty());

    private final Optional<Habit> habit;

    Area(Optional<Habit> habit) {
        this.habit = habit;
    }

    /** What insights lead to where this is a weakness; empty where they don't tell. */
    Optional<Practice> remedy() {
        return habit.map(Habit::practice);
    }

    /** What a theme of puzzles is about. */
    static Area of(PuzzleTheme theme) {
        return switch (theme) {
            case CORNER_SACRIFICE, CORNER_WAITS -> CORNERS;
            case QUIET_MOVE, FEW_FLIPS -> MOBILITY;
            case PARITY -> PARITY;
            case EDGE_TRAP -> EDGES;
            case WIPE_OUT, SWINDLE, FORCED_PASS, COUNTING, LAST_FIVE -> READING;
        };
    }

    /** What several themes are about; reading where there are none. */
    static List<Area> of(List<PuzzleTheme> themes) {
        List<Area> areas = themes.stream().map(Area::of).distinct().toList();
        return areas.isEmpty() ? List.of(READING) : areas;
    }

    /** What a drill is about. */
    static Area of(DrillKind kind) {
        return switch (kind) {
            case SAFE_MOVES -> CORNERS;
            case REGIONS, PARITY -> PARITY;
            case COUNT, LAST_EIGHT, SWEEP, WIPE_OUT -> READING;
            case FIND_SQUARE, NAME_SQUARE, MEMORY, BLINDFOLD -> BOARD;
        };
    }
}
