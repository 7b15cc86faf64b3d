package reversi.rules;

/** What can differ from standard Othello besides board, start and stock; several may hold at once. */
public enum Rule {
    /** A disc may be placed beside (king's step) one's own discs without flipping. */
    ADJACENT_PLACEMENT("adjacent", 'a', false),
    /** The side with fewer discs wins (Anti-Othello). */
    FEWEST_WINS("fewest", 'f', true);

    private final String key;
    private final char letter;
    private final boolean keepsMoves;

    Rule(String key, char letter, boolean keepsMoves) {
        this.key = key;
        this.letter = letter;
        this.keepsMoves = keepsMoves;
    }

    /** The name under which texts speak of it. */
    public String key() {
        return key;
    }

    /** What stands for it in a {@link VariantCode}. */
    public char letter() {
        return letter;
    }

    /** Whether the legal moves and what they flip stay those of standard Othello. */
    boolean keepsMoves() {
        return keepsMoves;
    }
}
