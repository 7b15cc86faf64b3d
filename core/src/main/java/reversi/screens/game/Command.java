package reversi.screens.game;

/** What can be done at the board by a single key. */
public enum Command {
    UNDO('u'),
    REDO('r'),
    HINT('h'),
    VALUES('v'),
    NEW_GAME('n'),
    PAUSE('p'),
    STEP('s');

    private final char key;

    Command(char key) {
        this.key = key;
    }

    /** The letter that does it. */
    public char key() {
        return key;
    }
}
