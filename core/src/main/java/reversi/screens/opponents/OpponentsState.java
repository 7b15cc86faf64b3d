package reversi.screens.opponents;

import reversi.screens.GameChoice;

/**
 * Who may be played with.
 *
 * @param choice what is chosen for the next game
 * @param even the level of the computer that is as strong as the person
 */
record OpponentsState(GameChoice choice, int even) {
    /** Whether a level is the one that was chosen. */
    boolean isChosen(int level) {
        return !choice.isMatched() && choice.computer().level() == level;
    }
}
