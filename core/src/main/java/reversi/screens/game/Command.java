package reversi.screens.game;

/** What a person can want on the page of a game, by a key, a tool or the menu. {@link Commands} says what a mode offers and when. */
public enum Command {
    UNDO('u'),
    REDO('r'),
    /** Shows the best move, or takes it away. */
    HINT('h'),
    /** Shows the value of every move, or takes them away. */
    VALUES('v'),
    /** Switches the warnings before blunders on or off. */
    COACH,
    /** Another game: in a game online the way to the lobby, where games begin. */
    NEW_GAME('n'),
    PAUSE('p'),
    /** Plays one move of a paused game. */
    STEP('s'),
    /** Goes to the first position of a game that is looked at. */
    FIRST,
    /** Goes to its last position. */
    LAST,
    /** Plays on from the position shown against the computer. */
    PLAY_COMPUTER,
    /** Plays on from the position shown, two at one device. */
    PLAY_FRIEND,
    /** Makes a finished game a favourite, or no longer. */
    STAR,
    /** Removes a finished game. */
    DELETE,
    /** The next speed of a game that goes on by itself. */
    SPEED,
    /** Says the whole board aloud. */
    SAY_BOARD('o'),
    /** Says whose turn it is and where they can play. */
    SAY_MOVES('m'),
    /** Says the moves played last. */
    SAY_LAST('l'),
    /** Says the discs of both sides and the time that they have left. */
    SAY_CLOCKS('t'),
    MENU,
    DRAW,
    RESIGN,
    /** Leaves a game online for good, which loses it. */
    LEAVE,
    /** Claims the win over an opponent who stays away. */
    CLAIM,
    REMATCH,
    /** The tournament to which a game online belongs. */
    TOURNAMENT,
    /** The same game against a computer that is a level stronger. */
    HARDER,
    /** The same game against a computer that is a level weaker. */
    EASIER,
    /** Offers the link of a game by link, with which the opponent goes on. */
    SEND,
    /** Goes through the game again, once it is over. */
    REVIEW,
    /** Gives the picture of a game that is over to the device, to be sent or saved. */
    SHARE,
    /** Offers a game as a picture, as a link and as a numbered diagram: one that goes on only where nobody plays it online. */
    DIAGRAM,
    /** Shows what somebody wrote beside the moves of a game that is over. */
    COMMENTS,
    /** Opens the analysis board with a game that is over. */
    ANALYSE,
    /** Shows the result beside the board, or takes it away. */
    RESULT,
    /** Opens what players say to each other. */
    CHAT,
    /** Hides what players say, or shows it again. */
    TOGGLE_CHAT,
    /** Opens what studies say about a game online that one does not play. */
    COMMENTARY,
    /** Reports somebody who plays at a table. */
    REPORT,
    /** Opens what is known of somebody who plays at a table, with all that can be done there. */
    PROFILE,
    SETTINGS,
    HOW_TO_PLAY,
    SHORTCUTS,
    HOME,
    QUIT;

    private static final char NO_KEY = 0;

    private final char key;

    Command() {
        this(NO_KEY);
    }

    Command(char key) {
        this.key = key;
    }

    /** Whether typing this lower-case letter means this command. */
    boolean isTypedAs(char letter) {
        return key != NO_KEY && key == letter;
    }
}
