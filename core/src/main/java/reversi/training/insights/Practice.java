package reversi.training.insights;

import reversi.teach.puzzle.PuzzleTheme;
import reversi.training.gym.DrillKind;

/**
 * Something that can be practised.
 *
 * @param kind what it is
 * @param detail the name of the skill, of the group of skills or of the theme where the kind has several; empty otherwise
 */
public record Practice(Kind kind, String detail) {
    /** What there is to practise. The names are kept on devices: never rename one. */
    public enum Kind {
        /** A set of drills of one skill. */
        DRILL,
        /** A set of drills of all skills of a group. */
        DRILLS,
        /** Puzzles of one theme. */
        THEME,
        /** Puzzles of any theme. */
        PUZZLES,
        /** As many puzzles as possible in a few minutes. */
        RUSH,
        /** Puzzles of one's own mistakes. */
        MISTAKES,
        /** One's own openings. */
        OPENINGS,
        /** The next lesson of the course. */
        LESSON,
        /** A game against the computer. */
        GAME,
        /** Guessing the moves of a champion's game. */
        CHAMPION
    }

    /** Throws IllegalArgumentException for a detail that the kind does not have. */
    public Practice {
        switch (kind) {
            case DRILL -> DrillKind.valueOf(detail);
            case DRILLS -> DrillKind.Group.valueOf(detail);
            case THEME -> PuzzleTheme.valueOf(detail);
            case PUZZLES, RUSH, MISTAKES, OPENINGS, LESSON, GAME, CHAMPION -> {
                if (!detail.isEmpty()) {
                    throw new IllegalArgumentException(kind + " has no " + detail);
                }
            }
        }
    }

    /** One of a kind of which there is one. */
    public static Practice of(Kind kind) {
        return new Practice(kind, "");
    }

    /** Drills of a skill. */
    public static Practice of(DrillKind skill) {
        return new Practice(Kind.DRILL, skill.name());
    }

    /** Drills of a group of skills. */
    public static Practice of(DrillKind.Group group) {
        return new Practice(Kind.DRILLS, group.name());
    }

    /** Puzzles of a theme. */
    public static Practice of(PuzzleTheme theme) {
        return new Practice(Kind.THEME, theme.name());
    }
}
