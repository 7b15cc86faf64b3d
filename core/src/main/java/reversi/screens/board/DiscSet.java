package reversi.screens.board;

/** Two faces that go well together, offered by name. */
public enum DiscSet {
    CLASSIC("classic", DiscColour.BLACK, DiscColour.WHITE),
    RED("red", DiscColour.RED, DiscColour.WHITE),
    /** For people who see colours differently. */
    SAFE("safe", DiscColour.BLUE, DiscColour.ORANGE),
    BRIGHT("bright", DiscColour.PURPLE, DiscColour.YELLOW),
    STONE("stone", DiscColour.SLATE, DiscColour.SAND),
    PAPER("paper", DiscColour.INK, DiscColour.WHITE),
    NIGHT("night", DiscColour.PURPLE, DiscColour.MOON);

    private final String key;
    private final DiscColour black;
    private final DiscColour white;

    DiscSet(String key, DiscColour black, DiscColour white) {
        this.key = key;
        this.black = black;
        this.white = white;
    }

    /** The name under which its words are found: {@code discs.<key>}. */
    public String key() {
        return key;
    }

    /** Black's face. */
    public DiscColour black() {
        return black;
    }

    /** White's face. */
    public DiscColour white() {
        return white;
    }
}
