package reversi.server.tournament;

import java.util.Optional;
import reversi.rules.Disc;

/** Who is there, as the server that looks after a tournament sees it. */
public interface Attendance {
    /** Whether a player is connected, to any node. */
    boolean isHere(long player);

    /** Whether a player plays a game that goes on, of the tournament or another one. */
    boolean isPlaying(long player);

    /** The first move of a side that a game of the tournament waits for; empty once both sides have moved, and where the game is over. */
    Optional<FirstMove> awaited(long game);

    /**
     * Since when the server has served without a break, in milliseconds since 1970. Nobody is missed for what they could not do
     * before: each time in which somebody must come begins then at the earliest. It should leave the players a moment to connect again.
     */
    long since();

    /**
     * A first move that a game waits for.
     *
     * @param side who is to make it
     * @param since since when, in milliseconds since 1970
     */
    record FirstMove(Disc side, long since) {}
}
