package reversi.screens.game;

import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Illegal;

/** What a page hears of the game it shows, at the moment it is to be seen. */
interface GameEvents {
    /** Scores, turn, moves, or what can be done have changed. */
    void changed();

    /** This side must pass: it is to be announced now. */
    void passed(Disc disc);

    /** A move was refused for this reason. */
    void refused(Illegal reason);

    /** This side offers a draw to a person at this device. */
    void drawOffered(Disc by);

    /** The draw that this side offered was declined. */
    void drawDeclined(Disc by);

    /** A computer player or adviser cannot think, for the reason in words. */
    void failed(String reason, boolean canAskAgain);

    /** The last disc lies still and the game is over. */
    void ended(Result outcome);
}
