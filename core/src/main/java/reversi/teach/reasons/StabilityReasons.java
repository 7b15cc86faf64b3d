package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;

/** Discs that can never be flipped again. In Anti-Othello they are no gain. */
final class StabilityReasons implements Finder {
    private static final int LEAST = 3;
    private static final int WEIGHT = 560;
    private static final int PER_DISC = 15;

    @Override
    public void find(ContrastedMove contrast, List<RankedReason> found) {
        if (contrast.before().variant().fewestWins()) {
            return;
        }
        Disc side = contrast.isBetter() ? contrast.mover() : contrast.opponent();
        int plies = contrast.isBetter() ? 1 : 2;
        if (contrast.line().plies() < plies || contrast.other().plies() < plies) {
            return;
        }
        Position position = contrast.line().after(plies);
        Set<Square> stable = contrast.facts().stable(position, side);
        if (stable.size() < LEAST) {
            return;
        }
        int others =
                contrast.facts().stable(contrast.other().after(plies), side).size();
        List<Square> gained = new ArrayList<>(stable);
        gained.removeAll(contrast.facts().stable(contrast.before(), side));
        gained.sort(null);
        if (gained.size() >= LEAST && stable.size() - others >= LEAST && lasts(contrast, side)) {
            Reason reason =
                    contrast.reason(Reason.Kind.STABLE_DISCS, plies).by(side).at(gained);
            found.add(new RankedReason(reason, WEIGHT + PER_DISC * Math.min(20, gained.size())));
        }
    }

    /** Whether the side still has more stable discs than after the other move where both lines have gone on. */
    private static boolean lasts(ContrastedMove contrast, Disc side) {
        int plies =
                Math.min(4, Math.min(contrast.line().plies(), contrast.other().plies()));
        int own = contrast.facts().stable(contrast.line().after(plies), side).size();
        return own
                > contrast.facts().stable(contrast.other().after(plies), side).size();
    }
}
