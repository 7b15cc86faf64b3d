package reversi.server.game;

import reversi.game.Ending;
import reversi.online.PlayerKind;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Variant;

/**
 * Which games may have been stalled: whoever was to move had time enough and let it run out, near the end of a game with a person. Whether
 * it was lost, an engine must say.
 */
public final class Stalling {
    /** So near the end a position is solved at once. */
    static final int MOST_EMPTIES = 12;

    /** Who had less time than this, in milliseconds, may have thought. */
    static final long LEAST_MILLIS = 20_000;

    private Stalling() {}

    /** Whether a game may have been stalled by the side to move. */
    public static boolean isPossible(GameState state) {
        Position position = state.position();
        return state.finish().filter(finish -> finish.ending() == Ending.TIME).isPresent()
                && position.variant().equals(Variant.OTHELLO)
                && position.empties() <= MOST_EMPTIES
                && !state.facts().terms().isByDays()
                && isPerson(state, Disc.BLACK)
                && isPerson(state, Disc.WHITE)
                && hadTime(state);
    }

    private static boolean isPerson(GameState state, Disc disc) {
        return state.facts().seat(disc).kind() != PlayerKind.BOT;
    }

    /** Without a clock a game ends by time after half a day. */
    private static boolean hadTime(GameState state) {
        int plies = state.transcript().plies();
        long millis = state.game().clocksAtPly(plies).of(state.position().toMove());
        return !state.isTimed() || millis >= LEAST_MILLIS;
    }
}
