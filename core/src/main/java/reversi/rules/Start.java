package reversi.rules;

/** How the four centre squares are filled when the game begins. */
public enum Start {
    /** Two discs of each colour, the same colours on the diagonals: standard Othello. */
    DIAGONAL("diagonal", 'd', "OXXO"),
    /** Two discs of each colour side by side: white on the upper two centre squares, black on the lower two. */
    PARALLEL("parallel", 'p', "OOXX"),
    /** Nothing: the players fill the centre themselves, in any order and without flips (Reversi 1876). */
    FREE_CENTRE("empty", 'f', "----");

    private final String key;
    private final char letter;
    private final String discs;

    Start(String key, char letter, String discs) {
        this.key = key;
        this.letter = letter;
        this.discs = discs;
    }

    /** The name under which texts speak of it. */
    public String key() {
        return key;
    }

    /** What stands for it in a {@link VariantCode}. */
    public char letter() {
        return letter;
    }

    /** What stands on the four squares of {@link Variant#centre()}: {@code X} black, {@code O} white, {@code -} nothing. */
    String discs() {
        return discs;
    }
}
