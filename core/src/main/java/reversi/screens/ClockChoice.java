package reversi.screens;

/** The clocks on offer. */
public enum ClockChoice {
    NONE("clock.none"),
    /** One minute for the game. */
    ONE_MINUTE("clock.1"),
    /** Three minutes for the game and two seconds more for every move. */
    THREE_PLUS_TWO("clock.3+2"),
    FIVE_MINUTES("clock.5"),
    FIFTEEN_MINUTES("clock.15"),
    /** Thirty seconds for each move. */
    PER_MOVE("clock.move"),
    /** A time for each move that shrinks as the player improves. */
    LADDER("clock.ladder");

    private final String key;

    ClockChoice(String key) {
        this.key = key;
    }

    /** The key of its name. */
    public String key() {
        return key;
    }
}
