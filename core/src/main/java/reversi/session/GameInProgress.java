package reversi.session;

import java.util.Optional;
import reversi.game.Clock;
import reversi.game.GameSetup;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Position;
import reversi.rules.Transcript;

/** A game as a {@link Player} sees it, and what a player may do in it. */
public interface GameInProgress {
    /** What was settled before the game. */
    GameSetup setup();

    /** The turns played so far. */
    Transcript transcript();

    /** The position on the board. */
    Position position();

    /** What the clocks show now. */
    Clock clock();

    /** The side whose move the game waits for; empty before the start, in a pause and after the end. */
    Optional<Disc> awaited();

    /** The side whose offer of a draw is open. */
    Optional<Disc> drawOffer();

    /**
     * Plays a move for a side: the turn it made, or why it is refused. A side that the game does not wait for is refused
     * with NOT_YOUR_TURN, or GAME_OVER after the end. A pass that follows by force is played at once, as a turn of its own.
     */
    Played play(Disc by, Move move);

    /** Answers the other side's open offer of a draw; returns whether there was one. */
    boolean answerDraw(Disc by, boolean accepts);

    /**
     * A player cannot move: tells the listeners why, in words for a person, and leaves the game as it is. The clock stands
     * still until the player is asked again, since the fault is the device's.
     */
    void failed(Disc by, String message);
}
