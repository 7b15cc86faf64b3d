package reversi.server.store;

import java.util.Optional;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.Refusal;
import reversi.server.game.PlayerStats;

/**
 * An account as it is kept, without its password.
 *
 * @param id its number
 * @param kind guest, member or bot
 * @param name the name to show; a deleted account has one that tells nothing
 * @param about the text about oneself
 * @param photo 0 without a photo, otherwise its version
 * @param standing rating, points and games
 * @param refusal whose invitations are refused
 * @param deleted whether it was deleted
 * @param sharesChat whether spectators may read the chat, where the opponent lets them too
 */
public record AccountRow(
        long id,
        PlayerKind kind,
        String name,
        String about,
        int photo,
        PlayerStats standing,
        Refusal refusal,
        boolean deleted,
        boolean sharesChat) {
    /** The account as others see it at a moment, in milliseconds since 1970: a rating gets less certain with time. */
    public PlayerCard card(Presence presence, Optional<Long> table, long now) {
        return new PlayerCard(
                id,
                name,
                kind,
                kind == PlayerKind.GUEST ? 0 : standing.rating(),
                standing.points(),
                presence,
                table,
                photo,
                kind == PlayerKind.MEMBER ? (int) Math.round(standing.deviationAt(now)) : 0);
    }
}
