package reversi.server.moderation;

import reversi.online.Sanction;

/**
 * A decision about a player that was not lifted.
 *
 * @param sanction what was decided
 * @param until when it ends, in milliseconds since 1970
 * @param read whether the player has read it
 */
public record Penalty(Sanction sanction, long until, boolean read) {
    /** The end of what holds for good. */
    public static final long FOR_GOOD = Long.MAX_VALUE;

    /** Whether a sanction holds for a time, rather than being told once. */
    public static boolean lasts(Sanction sanction) {
        return sanction != Sanction.NONE && sanction != Sanction.WARN;
    }
}
