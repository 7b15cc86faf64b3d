package reversi.session;

import reversi.game.Result;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Turn;

/**
 * Hears what happens in a game, on the render thread and in the order in which it happened. A listener may call the
 * session; what follows from that is heard after everything that came before it.
 */
public interface SessionListener {
    /** The game begins, or goes on after being saved, with these turns played. */
    default void started(Transcript transcript) {}

    /** A turn was played; a forced pass is a turn of its own. */
    default void played(Turn turn) {}

    /** A move was refused and nothing changed. */
    default void refused(Disc by, Move move, Illegal reason) {}

    /** Turns were taken back or restored: this is the game now. An outcome, if there was one, is withdrawn. */
    default void rewound(Transcript transcript) {}

    /** This side is to move now. */
    default void turnOf(Disc disc) {}

    /** This side offers a draw, which its opponent should answer. */
    default void drawOffered(Disc by) {}

    /** The draw that this side offered was declined, or the offer lapsed. */
    default void drawDeclined(Disc by) {}

    /** This side's time is getting short: heard once for a game, or once for each move where moves are timed. */
    default void lowTime(Disc disc) {}

    /** The game paused: no player is asked and no clock runs. */
    default void paused() {}

    /** The game goes on after a pause. */
    default void resumed() {}

    /** A player could not move, for the reason in words; the game waits for {@link GameSession#askAgain}. */
    default void playerFailed(Disc disc, String message) {}

    /** The game ended. */
    default void ended(Result outcome) {}

    /** The game was left, ended or not: nothing more will be heard of it. */
    default void closed() {}
}
