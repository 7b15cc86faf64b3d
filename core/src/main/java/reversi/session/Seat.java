package reversi.session;

/**
 * Who sits at one side of the board.
 *
 * @param kind a person or the computer
 * @param name the name to show; empty where the screen should use its own word for this kind of player
 * @param level the computer's level, from 1; 0 for a person
 */
public record Seat(Kind kind, String name, int level) {
    /** What kind of player sits here. */
    public enum Kind {
        HUMAN,
        COMPUTER
    }

    public Seat {
        if (kind == Kind.HUMAN ? level != 0 : level < 1 || level > 99) {
            throw new IllegalArgumentException("no such level for a " + kind + " player: " + level);
        }
    }

    /** The seat of a person. */
    public static Seat human(String name) {
        return new Seat(Kind.HUMAN, name, 0);
    }

    /** The seat of the computer at a level from 1. */
    public static Seat computer(String name, int level) {
        return new Seat(Kind.COMPUTER, name, level);
    }

    /** Whether a person sits here. */
    public boolean isHuman() {
        return kind == Kind.HUMAN;
    }
}
