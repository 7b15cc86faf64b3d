package reversi.session;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;

/** Who offers a draw, and how soon an offer may be repeated. */
final class DrawOffers {
    /** The plies that must pass between two offers of one side, so that nobody is pestered. */
    static final int PLIES_BETWEEN = 10;

    private @Nullable Disc open;
    private @Nullable Integer lastByBlack;
    private @Nullable Integer lastByWhite;

    Optional<Disc> open() {
        return Optional.ofNullable(open);
    }

    boolean mayOffer(Disc by, int ply) {
        Integer last = by == Disc.BLACK ? lastByBlack : lastByWhite;
        return open == null && (last == null || ply >= last + PLIES_BETWEEN);
    }

    void offer(Disc by, int ply) {
        open = by;
        if (by == Disc.BLACK) {
            lastByBlack = ply;
        } else {
            lastByWhite = ply;
        }
    }

    /** Ends the open offer, if there is one, and says whose it was. */
    Optional<Disc> close() {
        Optional<Disc> closed = open();
        open = null;
        return closed;
    }
}
