package reversi.server.moderation;

import java.util.Optional;
import java.util.OptionalLong;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.Sanction;
import reversi.online.TextLine;

/**
 * What somebody wants to decide about a player.
 *
 * @param player the account that it is about
 * @param by the moderator's account; empty for the operator
 * @param sanction what
 * @param days for how many days; 0 for good; without meaning for what ends at once
 * @param reason why, as the player reads it
 */
public record Verdict(long player, OptionalLong by, Sanction sanction, int days, String reason) {
    private static final long DAY_MILLIS = 86_400_000;

    /** Without spaces around its reason. */
    public Verdict {
        reason = reason.strip();
    }

    /** What is wrong with it by itself; empty where it may be decided. */
    public Optional<ErrorCode> fault() {
        if (TextLine.hasControl(reason)) {
            return Optional.of(ErrorCode.CONTROL_CHARACTERS);
        }
        boolean isShort = reason.length() <= Protocol.MAX_REASON;
        if (!isShort || (reason.isEmpty() && sanction != Sanction.NONE)) {
            return Optional.of(ErrorCode.TEXT_LENGTH);
        }
        boolean isAboutModerator = by.isPresent() && by.getAsLong() == player;
        return isAboutModerator ? Optional.of(ErrorCode.YOURSELF) : Optional.empty();
    }

    /**
     * When it ends, in milliseconds since 1970: {@link Penalty#FOR_GOOD}, or at once for what does not last. Days are at least one and at
     * most {@link Protocol#MAX_SANCTION_DAYS}.
     */
    public long until(long now) {
        if (!Penalty.lasts(sanction)) {
            return now;
        }
        return days == 0
                ? Penalty.FOR_GOOD
                : now + DAY_MILLIS * Math.max(1, Math.min(Protocol.MAX_SANCTION_DAYS, days));
    }
}
