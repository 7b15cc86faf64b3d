package reversi.players.online;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.online.Invitation;
import reversi.online.Letter;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;

/** Who one is on the server; nobody before signing in. */
final class CurrentUser {
    private @Nullable PlayerCard card;

    Optional<PlayerCard> card() {
        return Optional.ofNullable(card);
    }

    void become(PlayerCard next) {
        card = next;
    }

    void forget() {
        card = null;
    }

    boolean isMember() {
        return card != null && card.kind() != PlayerKind.GUEST;
    }

    boolean sent(Invitation invitation) {
        return isPlayer(invitation.from().id());
    }

    boolean wrote(Letter letter) {
        return isPlayer(letter.from());
    }

    boolean isPlayer(long id) {
        return card != null && card.id() == id;
    }

    /** Finds one's own card among others, as it changes with every game; returns whether it is another one now. */
    boolean notice(List<PlayerCard> cards) {
        boolean isNews = false;
        for (PlayerCard next : cards) {
            if (isPlayer(next.id()) && !next.equals(card)) {
                card = next;
                isNews = true;
            }
        }
        return isNews;
    }
}
