package reversi.server.store;

import java.util.Optional;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.Refusal;
import reversi.server.game.PlayerStats;
import reversi.server.moderation.Standing;

/**
 * A row of the account table, without the password.
 *
 * @param id the account's id
 * @param kind guest, member or bot
 * @param name the name to show; a placeholder for a deleted account
 * @param about the profile text
 * @param photo the version of the photo, a random number, since whoever knows it may fetch the photo; 0 for none
 * @param stats rating, points and games
 * @param refusal whose invitations are refused automatically
 * @param deleted whether it was deleted
 * @param sharesChat whether spectators may read the chat, provided that the opponent allows it too
 * @param showsPresence whether others see that it is online, also while it is in no game
 * @param moderator whether it may decide about players who don't behave
 * @param bot whether a program plays as this member
 * @param standing what decisions about it forbid
 */
public record AccountRow(
        long id,
        PlayerKind kind,
        String name,
        String about,
        int photo,
        PlayerStats stats,
        Refusal refusal,
        boolean deleted,
        boolean sharesChat,
        boolean showsPresence,
        boolean moderator,
        boolean bot,
        Standing standing) {
    /** Whether its games may change ratings: it is a member's, and no program plays. */
    public boolean mayPlayRated() {
        return kind == PlayerKind.MEMBER && !bot;
    }

    /** The account with its photo at time {@code now} (ms since the epoch), since the rating deviation grows with time. */
    public PlayerCard card(Presence presence, Optional<Long> table, long now) {
        return new PlayerCard(
                id,
                name,
                bot ? PlayerKind.BOT : kind,
                kind == PlayerKind.GUEST || bot ? 0 : stats.rating(),
                stats.points(),
                presence,
                table,
                photo,
                mayPlayRated() ? (int) Math.round(stats.deviationAt(now)) : 0);
    }
}
