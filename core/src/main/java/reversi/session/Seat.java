package reversi.session;

/**
 * Who sits at one side of the board.
 *
 * @param kind a person or the computer
 * @param name the name to show; empty where the screen should use its own word for this kind of player
 * @param level the computer's level, from 1; 0 for a person
 * @param seconds the most seconds that the computer thinks about a move; 0 for a person, and where the level says it
 */
public record Seat(Kind kind, String name, int level, int seconds) {
    private static final int MOST_SECONDS = 3_600;

    /** What kind of player sits here. */
    public enum Kind {
        HUMAN,
        COMPUTER
    }

    public Seat {
        if (kind == Kind.HUMAN ? level != 0 : level < 1 || level > 99) {
            throw new IllegalArgumentException("no such level for a " + kind + " player: " + level);
        }
        if (seconds < 0 || seconds > (kind == Kind.HUMAN ? 0 : MOST_SECONDS)) {
            throw new IllegalArgumentException("no such time for a move of a " + kind + " player: " + seconds + " s");
        }
    }

    /** The seat of a person. */
    public static Seat human(String name) {
        return new Seat(Kind.HUMAN, name, 0, 0);
    }

    /** The seat of the computer at a level from 1, which takes the time it needs. */
    public static Seat computer(String name, int level) {
        return computer(name, level, 0);
    }

    /** The seat of the computer at a level from 1 that thinks so many seconds about a move at most. */
    public static Seat computer(String name, int level, int seconds) {
        return new Seat(Kind.COMPUTER, name, level, seconds);
    }

    /** Whether a person sits here. */
    public boolean isHuman() {
        return kind == Kind.HUMAN;
    }
}
