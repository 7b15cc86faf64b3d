package reversi.screens.game;

import java.util.List;

/** What the buttons and keys of the page do. */
interface GameActions {
    /** Opens everything that can be done. */
    void menu();

    /** Begins another game, after asking where one is going on. */
    void newGame();

    /** Takes back a move. */
    void undo();

    /** Restores a move. */
    void redo();

    /** Shows the best move, or takes it away. */
    void hint();

    /** Shows the value of every move, or takes them away. */
    void values();

    /** Offers a draw. */
    void draw();

    /** Whether a draw can be offered now. */
    boolean canDraw();

    /** Gives up, after asking. */
    void resign();

    /** Whether a person can give up now. */
    boolean canResign();

    /** Pauses a game on this device, or lets a watched one go on. */
    void pause();

    /** Whether there is something to pause: a watched game, or clocks on this device. */
    default boolean canPause() {
        return false;
    }

    /** Plays one move of a watched game. */
    void step();

    /** Makes a watched game go on faster, or slowly again. */
    void speed();

    /** Plays the same again. */
    void rematch();

    /** Shows the result beside the board, or takes it away. */
    void result();

    /** Takes the result away, so that everything beside the board can be seen. */
    void hideResult();

    /** Goes to the first page. */
    void home();

    /** Whether the game is on a server, from which one returns to the lobby. */
    default boolean isOnline() {
        return false;
    }

    /** Whether the same players can play again. */
    default boolean canRematch() {
        return true;
    }

    /** What else there is to say about the end, a line each. */
    default List<String> notes() {
        return List.of();
    }
}
