package reversi.game;

/**
 * Who sits at one side of the board.
 *
 * @param kind a person, the computer, or somebody elsewhere
 * @param name the name to show; empty where the screen should use its own word for this kind of player
 * @param level the computer's level, from 1; 0 for a person
 * @param seconds the most seconds that the computer thinks about a move; 0 for a person, and where the level says it
 */
public record Seat(Kind kind, String name, int level, int seconds) {
    private static final int MOST_SECONDS = 3_600;

    /** What kind of player sits here. */
    public enum Kind {
        /** A person at this device. */
        HUMAN,
        /** The computer, thinking on this device. */
        COMPUTER,
        /** Somebody at another device, whose moves a server tells. */
        REMOTE
    }

    public Seat {
        if (kind != Kind.COMPUTER ? level != 0 : level < 1 || level > 99) {
            throw new IllegalArgumentException("no such level for a " + kind + " player: " + level);
        }
        if (seconds < 0 || seconds > (kind != Kind.COMPUTER ? 0 : MOST_SECONDS)) {
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

    /** The seat of the computer at a level from 1 that thinks this many seconds about a move at most. */
    public static Seat computer(String name, int level, int seconds) {
        return new Seat(Kind.COMPUTER, name, level, seconds);
    }

    /** The seat of somebody at another device. */
    public static Seat remote(String name) {
        return new Seat(Kind.REMOTE, name, 0, 0);
    }

    /** Whether a person at this device sits here. */
    public boolean isHuman() {
        return kind == Kind.HUMAN;
    }
}
