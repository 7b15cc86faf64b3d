package reversi.screens.game;

import reversi.rules.Move;
import reversi.rules.Square;

/** What the controls of the page of a game lead to. */
interface GameActions {
    /** A person chose a square. */
    void choose(Square square);

    /** Ends what need not be waited for: the discs of a game that is over are counted at once. */
    void skip();

    /** Goes to where so many moves of the list are played. */
    void goTo(int plies);

    /** Runs a command. */
    void run(Command command);

    /** Grants or declines an offer. */
    void answer(Offer offer, boolean accepts);

    /** Takes a warning away, and with it the move, or a hint. */
    void dismissAdvice();

    /** Plays a move in spite of a warning. */
    void playAnyway();

    /** Lets the board show which discs a move would flip. */
    void lookAt(Move move);
}
