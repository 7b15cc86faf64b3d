package reversi.game;

import java.util.Optional;
import reversi.rules.Disc;

/**
 * Who offers something, and when each side did so last, so that nobody is pestered.
 *
 * @param open the side whose offer is open
 * @param lastByBlack the ply at which Black offered last; far below 0 before the first time
 * @param lastByWhite the ply at which White offered last; far below 0 before the first time
 */
public record Offers(Optional<Disc> open, int lastByBlack, int lastByWhite) {
    private static final int NEVER = -1_000;

    /** Nobody has offered anything. */
    static Offers none() {
        return new Offers(Optional.empty(), NEVER, NEVER);
    }

    /** Whether a side may offer at a ply: no offer is open, and its last one is {@code pliesBetween} ago. */
    boolean mayOffer(Disc by, int ply, int pliesBetween) {
        int last = by == Disc.BLACK ? lastByBlack : lastByWhite;
        return open.isEmpty() && ply >= last + pliesBetween;
    }

    Offers offered(Disc by, int ply) {
        boolean black = by == Disc.BLACK;
        return new Offers(Optional.of(by), black ? ply : lastByBlack, black ? lastByWhite : ply);
    }

    Offers closed() {
        return new Offers(Optional.empty(), lastByBlack, lastByWhite);
    }

    /** An offer lapses when the other side plays on. */
    Offers afterMoveOf(Disc mover) {
        return isOpenTo(mover) ? closed() : this;
    }

    /** Whether an offer is open that this side may answer. */
    public boolean isOpenTo(Disc disc) {
        return open.equals(Optional.of(disc.other()));
    }
}
