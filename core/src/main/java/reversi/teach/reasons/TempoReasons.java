package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.BoardFacts;
import reversi.teach.BoardFacts.Adjacency;

/** Who runs out of moves: passes, answers that all give up a corner, regions where only one side can play. */
final class TempoReasons implements Finder {
    private static final int PASS = 870;
    private static final int PER_PLY = 40;
    private static final int LAST_PASS = 4;
    private static final int NO_SAFE_REPLY = 860;
    private static final int ACCESS = 550;
    /** Before this many empties regions still change too much. */
    private static final int REGION_EMPTIES = 20;

    private static final int LARGEST_REGION = 6;

    @Override
    public void find(ContrastedMove contrast, List<RankedReason> found) {
        pass(contrast, found);
        if (contrast.before().variant().fewestWins()) {
            return;
        }
        if (contrast.isBetter()) {
            noSafeReply(contrast).ifPresent(reason -> found.add(new RankedReason(reason, NO_SAFE_REPLY)));
        }
        if (contrast.empties() <= REGION_EMPTIES) {
            access(contrast).ifPresent(reason -> found.add(new RankedReason(reason, ACCESS)));
        }
    }

    private static void pass(ContrastedMove contrast, List<RankedReason> found) {
        boolean isReversed = contrast.before().variant().fewestWins();
        Disc passer = contrast.isBetter() != isReversed ? contrast.opponent() : contrast.mover();
        int ply = firstPass(contrast.line(), passer);
        int other = firstPass(contrast.other(), passer);
        int early = firstPass(contrast.line(), passer.other());
        boolean isFirst = early < 0 || early > ply;
        if (!isReversed && ply > 0 && ply <= LAST_PASS && isFirst && (other < 0 || other > LAST_PASS)) {
            Reason reason = contrast.reason(Reason.Kind.PASS, ply + 1)
                    .by(passer)
                    .at(Reason.placed(contrast.line().moves(ply + 1)));
            found.add(new RankedReason(reason, PASS - PER_PLY * ply));
        }
    }

    private static int firstPass(ProvingLine line, Disc passer) {
        for (int ply = 1; ply < line.plies(); ply++) {
            if (line.turn(ply).move().isPass() && line.turn(ply).mover() == passer) {
                return ply;
            }
        }
        return -1;
    }

    private static Optional<Reason> noSafeReply(ContrastedMove contrast) {
        Set<Square> corners = openedByAll(contrast, contrast.line());
        boolean isTaken = contrast.line().plies() < 3
                || contrast.line()
                        .turn(2)
                        .move()
                        .square()
                        .filter(contrast.facts().corners()::contains)
                        .isPresent();
        if (corners.isEmpty()
                || !isTaken
                || !openedByAll(contrast, contrast.other()).isEmpty()) {
            return Optional.empty();
        }
        int replies = contrast.line().after().placements().size();
        return Optional.of(contrast.reason(Reason.Kind.NO_SAFE_REPLY, 1)
                .at(new ArrayList<>(corners))
                .counting(replies, contrast.other().move(), 0));
    }

    /** The corners that the answers to a line's move open for the mover, where each answer opens one; otherwise none. */
    private static Set<Square> openedByAll(ContrastedMove contrast, ProvingLine line) {
        Position after = line.after();
        List<Square> open = contrast.facts().openCorners(after, line.mover());
        Set<Square> corners = new TreeSet<>();
        for (Square reply : after.placements()) {
            Position answered = after.play(Move.at(reply)).orThrow().after();
            List<Square> opened = contrast.facts().openCorners(answered, line.mover());
            opened.removeAll(open);
            if (opened.isEmpty()) {
                return Set.of();
            }
            corners.addAll(opened);
        }
        return corners;
    }

    private static Optional<Reason> access(ContrastedMove contrast) {
        Disc side = contrast.isBetter() ? contrast.mover() : contrast.opponent();
        List<List<Square>> others = ownRegions(contrast, contrast.other().after(), side);
        for (List<Square> region : ownRegions(contrast, contrast.line().after(), side)) {
            boolean isElsewhereToo =
                    others.stream().anyMatch(other -> other.stream().anyMatch(region::contains));
            if (!isElsewhereToo && isUsed(contrast.line(), region, side)) {
                return Optional.of(
                        contrast.reason(Reason.Kind.ACCESS, 1).by(side).at(region));
            }
        }
        return Optional.empty();
    }

    /** The small regions in which a side could place a disc if it were its turn, and the other side couldn't. */
    private static List<List<Square>> ownRegions(ContrastedMove contrast, Position position, Disc side) {
        List<Square> own = BoardFacts.moves(position, side);
        List<Square> others = BoardFacts.moves(position, side.other());
        List<List<Square>> regions = new ArrayList<>();
        for (List<Square> region : contrast.facts().regions(position, Adjacency.CORNERS_TOO)) {
            boolean isOwn =
                    own.stream().anyMatch(region::contains) && others.stream().noneMatch(region::contains);
            if (isOwn && region.size() <= LARGEST_REGION) {
                regions.add(region);
            }
        }
        return regions;
    }

    /** Whether in a line a side places a disc in a region and the other one never does. */
    private static boolean isUsed(ProvingLine line, List<Square> region, Disc side) {
        boolean isUsed = false;
        for (int ply = 1; ply < line.plies(); ply++) {
            boolean isThere =
                    line.turn(ply).move().square().filter(region::contains).isPresent();
            if (isThere && line.turn(ply).mover() != side) {
                return false;
            }
            isUsed |= isThere;
        }
        return isUsed;
    }
}
