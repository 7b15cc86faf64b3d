package reversi.screens.online;

import java.util.List;
import java.util.Optional;
import reversi.online.Sanction;
import reversi.online.SanctionCard;
import reversi.players.online.OnlineListener;
import reversi.screens.Router;

/** Shows what was decided about the person, one decision after the other, until each was read. */
final class SanctionNotices implements OnlineListener {
    private final OnlinePages online;
    private final Router router;
    private Optional<SanctionSheet> shown = Optional.empty();

    SanctionNotices(OnlinePages online, Router router) {
        this.online = online;
        this.router = router;
    }

    @Override
    public void sanctioned(List<SanctionCard> sanctions) {
        Optional<SanctionSheet> open = shown.filter(router::isOpen);
        Optional<SanctionCard> next = online.client().you().isPresent()
                ? sanctions.stream().filter(card -> !card.read()).findFirst()
                : sanctions.stream().filter(SanctionNotices::isClosing).findFirst();
        if (open.isPresent() && sanctions.stream().anyMatch(open.get()::isAbout)) {
            router.refreshSheet();
        } else {
            next.ifPresent(this::open);
        }
    }

    private static boolean isClosing(SanctionCard card) {
        return card.sanction() == Sanction.CLOSE || card.sanction() == Sanction.BAN;
    }

    /** Shows one decision. */
    void open(SanctionCard card) {
        SanctionSheet sheet = new SanctionSheet(online, card);
        shown = Optional.of(sheet);
        // That one has been logged out says less than why.
        router.clearNotices();
        router.openUnasked(sheet);
    }
}
