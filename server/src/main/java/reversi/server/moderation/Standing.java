package reversi.server.moderation;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import reversi.online.Sanction;

/**
 * What a player may not do, and until when: what all decisions about the player come to. Times are milliseconds since 1970; one that is
 * over, such as 0, means that it may be done.
 *
 * @param mutedUntil until when nothing may be written to others
 * @param hiddenUntil until when the player is not in the ranking
 * @param photolessUntil until when there can be no photo
 * @param closedUntil until when the account can't sign in
 * @param warnings how many warnings are unread
 */
public record Standing(long mutedUntil, long hiddenUntil, long photolessUntil, long closedUntil, int warnings) {
    /** Of a player about whom nothing was decided. */
    public static final Standing GOOD = new Standing(0, 0, 0, 0, 0);

    private static final Set<Sanction> CLOSING = EnumSet.of(Sanction.CLOSE, Sanction.BAN);

    /** What decisions come to, in any order. */
    public static Standing of(List<Penalty> penalties) {
        int warnings = (int) penalties.stream()
                .filter(penalty -> penalty.sanction() == Sanction.WARN && !penalty.read())
                .count();
        return new Standing(
                until(penalties, EnumSet.of(Sanction.MUTE)),
                until(penalties, EnumSet.of(Sanction.HIDE)),
                until(penalties, EnumSet.of(Sanction.NO_PHOTO)),
                until(penalties, CLOSING),
                warnings);
    }

    private static long until(List<Penalty> penalties, Set<Sanction> sanctions) {
        return penalties.stream()
                .filter(penalty -> sanctions.contains(penalty.sanction()))
                .mapToLong(Penalty::until)
                .max()
                .orElse(0);
    }

    public boolean isMuted(long now) {
        return mutedUntil > now;
    }

    public boolean isHidden(long now) {
        return hiddenUntil > now;
    }

    /** Whether a photo may be set. */
    public boolean mayHavePhoto(long now) {
        return photolessUntil <= now && !isMuted(now);
    }

    public boolean isClosed(long now) {
        return closedUntil > now;
    }

    /** Whether there is nothing that the player must be told of. */
    public boolean isGood(long now) {
        return !isMuted(now) && !isHidden(now) && photolessUntil <= now && !isClosed(now) && warnings == 0;
    }
}
