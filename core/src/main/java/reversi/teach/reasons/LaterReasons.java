package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.BoardFacts;
import reversi.teach.reasons.Reason.Kind;

/**
 * What shows only further on in the lines of the two moves, after as many plies of both: moves, safe discs, discs beside empty squares. Also
 * what an answer leaves: the better move's square, and moves that give no corner. They say less than what shows at once, and are looked for
 * only where the other finders have found nothing but the result.
 */
final class LaterReasons implements Finder {
    /** Up to so many plies; what comes later has little to do with the first of them. */
    private static final int LAST_PLY = 8;

    /** What comes no later than this ply the reasons of corners and passes say. */
    private static final int LAST_NEAR = 4;

    private static final int FIRST_PLY = 3;
    private static final int LEAST_LEAD = 3;
    private static final int LEAST_MOVES = 2;
    private static final int LEAST_FRONTIER = 4;
    private static final int LEAST_SAFE_LEAD = 2;
    private static final int MOST_SAFE = 3;
    private static final int CORNER = 350;
    private static final int PASS = 345;
    private static final int STABLE = 340;
    private static final int MOVES = 320;
    private static final int FRONTIER = 300;
    private static final int SAFE = 330;
    private static final int SQUARE = 200;
    private static final int ALLOWED = 190;
    private static final int PREPARES = 185;

    @Override
    public void find(ContrastedMove contrast, List<RankedReason> found) {
        boolean isSaid = found.stream().anyMatch(ranked -> !ranked.reason().isResult());
        if (isSaid || contrast.before().variant().fewestWins()) {
            return;
        }
        int last = lastPly(contrast);
        stable(contrast, last).ifPresent(reason -> found.add(new RankedReason(reason, STABLE)));
        frontier(contrast, last).ifPresent(reason -> found.add(new RankedReason(reason, FRONTIER)));
        corner(contrast).ifPresent(reason -> found.add(new RankedReason(reason, CORNER)));
        pass(contrast).ifPresent(reason -> found.add(new RankedReason(reason, PASS)));
        for (int plies = FIRST_PLY; plies <= last; plies++) {
            Optional<Reason> moves = moves(contrast, plies);
            if (moves.isPresent()) {
                found.add(new RankedReason(moves.get(), MOVES));
                break;
            }
        }
        safeMoves(contrast).ifPresent(reason -> found.add(new RankedReason(reason, SAFE)));
        if (contrast.isBetter()) {
            prepared(contrast).ifPresent(reason -> found.add(new RankedReason(reason, PREPARES)));
        } else {
            square(contrast).ifPresent(reason -> found.add(new RankedReason(reason, SQUARE)));
            allowed(contrast).ifPresent(reason -> found.add(new RankedReason(reason, ALLOWED)));
        }
    }

    /** The last ply that both lines have before the last empties. */
    private static int lastPly(ContrastedMove contrast) {
        int last = Math.min(
                LAST_PLY, Math.min(contrast.line().plies(), contrast.other().plies()));
        while (last > 0 && (isLate(contrast.line(), last) || isLate(contrast.other(), last))) {
            last--;
        }
        return last;
    }

    private static boolean isLate(ProvingLine line, int plies) {
        return line.after(plies).empties() <= LastEmpties.MOST;
    }

    private static Optional<Reason> moves(ContrastedMove contrast, int plies) {
        Position end = contrast.line().after(plies);
        Position other = contrast.other().after(plies);
        Disc side = plies % 2 == 0 ? contrast.mover() : contrast.opponent();
        int sign = side == contrast.mover() ? 1 : -1;
        int count = BoardFacts.moves(end, side).size();
        int otherCount = BoardFacts.moves(other, side).size();
        boolean isLead = contrast.favours(sign * count, sign * otherCount, LEAST_MOVES)
                && contrast.favours(net(contrast, end), net(contrast, other), LEAST_LEAD);
        return isLead && count > 0
                ? Optional.of(contrast.reason(Kind.MOVES_LATER, plies)
                        .by(side)
                        .counting(count, contrast.other().move(), otherCount))
                : Optional.empty();
    }

    /** The mover's moves less the opponent's. */
    private static int net(ContrastedMove contrast, Position position) {
        return BoardFacts.moves(position, contrast.mover()).size()
                - BoardFacts.moves(position, contrast.opponent()).size();
    }

    /** A corner that only one of the lines gives to the side that has the better of it, and no other corner to the other side. */
    private static Optional<Reason> corner(ContrastedMove contrast) {
        Disc side = contrast.isBetter() ? contrast.mover() : contrast.opponent();
        for (Square corner : contrast.facts().corners()) {
            int ply = ply(contrast.line(), corner, side);
            boolean isElsewhere = ply(contrast.other(), corner, side) >= 0;
            if (ply > LAST_NEAR && !isElsewhere && net(contrast.line(), side) > net(contrast.other(), side)) {
                Kind kind = contrast.isBetter() ? Kind.CORNER_WON : Kind.CORNER_GIVEN;
                return Optional.of(contrast.reason(kind, ply + 1).at(corner));
            }
        }
        return Optional.empty();
    }

    /** The corners that a side takes in a line less those that the other side takes. */
    private static int net(ProvingLine line, Disc side) {
        int net = 0;
        for (Square corner : new BoardFacts(line.after().variant()).corners()) {
            net += ply(line, corner, side) >= 0 ? 1 : 0;
            net -= ply(line, corner, side.other()) >= 0 ? 1 : 0;
        }
        return net;
    }

    private static int ply(ProvingLine line, Square square, Disc side) {
        return line.plyOf(square, side).filter(ply -> ply <= LAST_PLY).orElse(-1);
    }

    /** A side that must pass further on in one of the lines, while nobody passes in the other. */
    private static Optional<Reason> pass(ContrastedMove contrast) {
        Disc passer = contrast.isBetter() ? contrast.opponent() : contrast.mover();
        ProvingLine line = contrast.line();
        for (int ply = 1; ply < line.plies() && ply <= LAST_PLY; ply++) {
            if (line.turn(ply).move().isPass()) {
                boolean isMeant = ply > LAST_NEAR && line.turn(ply).mover() == passer && !hasPass(contrast.other());
                return isMeant
                        ? Optional.of(
                                contrast.reason(Kind.PASS, ply + 1).by(passer).at(Reason.placed(line.moves(ply + 1))))
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static boolean hasPass(ProvingLine line) {
        for (int ply = 1; ply < line.plies() && ply <= LAST_PLY; ply++) {
            if (line.turn(ply).move().isPass()) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Reason> stable(ContrastedMove contrast, int plies) {
        if (plies < FIRST_PLY) {
            return Optional.empty();
        }
        Disc side = contrast.isBetter() ? contrast.mover() : contrast.opponent();
        List<Square> gained =
                new ArrayList<>(contrast.facts().stable(contrast.line().after(plies), side));
        int lead = gained.size()
                - contrast.facts().stable(contrast.other().after(plies), side).size();
        gained.removeAll(contrast.facts().stable(contrast.before(), side));
        gained.sort(null);
        return gained.size() >= LEAST_LEAD && lead >= LEAST_LEAD
                ? Optional.of(contrast.reason(Kind.STABLE_LATER, plies).by(side).at(gained))
                : Optional.empty();
    }

    private static Optional<Reason> frontier(ContrastedMove contrast, int plies) {
        if (plies < FIRST_PLY) {
            return Optional.empty();
        }
        List<Square> discs = contrast.facts().frontier(contrast.line().after(plies), contrast.mover());
        int others = contrast.facts()
                .frontier(contrast.other().after(plies), contrast.mover())
                .size();
        return contrast.favours(-discs.size(), -others, LEAST_FRONTIER) && !discs.isEmpty()
                ? Optional.of(contrast.reason(Kind.FRONTIER_LATER, plies)
                        .at(discs)
                        .counting(discs.size(), contrast.other().move(), others))
                : Optional.empty();
    }

    private static Optional<Reason> safeMoves(ContrastedMove contrast) {
        if (lastPly(contrast) < 2) {
            return Optional.empty();
        }
        List<Square> safe = safe(contrast, contrast.line().after(2));
        List<Square> others = safe(contrast, contrast.other().after(2));
        boolean isMeant = Math.min(safe.size(), others.size()) <= MOST_SAFE
                && contrast.favours(safe.size(), others.size(), LEAST_SAFE_LEAD);
        return isMeant
                ? Optional.of(contrast.reason(Kind.SAFE_MOVES, 2)
                        .counting(safe.size(), contrast.other().move(), others.size()))
                : Optional.empty();
    }

    /** The mover's moves after which the opponent can take no corner that it can't take now. */
    private static List<Square> safe(ContrastedMove contrast, Position position) {
        List<Square> safe = new ArrayList<>();
        List<Square> open = contrast.facts().openCorners(position, contrast.opponent());
        for (Square square : BoardFacts.moves(position, contrast.mover())) {
            Position after = position.withToMove(contrast.mover())
                    .play(Move.at(square))
                    .orThrow()
                    .after();
            List<Square> opened = contrast.facts().openCorners(after, contrast.opponent());
            opened.removeAll(open);
            if (opened.isEmpty()) {
                safe.add(square);
            }
        }
        return safe;
    }

    /** The opponent answers on the square of the better move. */
    private static Optional<Reason> square(ContrastedMove contrast) {
        ProvingLine line = contrast.line();
        Optional<Square> square = contrast.other().move().square();
        return line.plies() >= 2 && line.turn(1).move().square().equals(square) && square.isPresent()
                ? Optional.of(contrast.reason(Kind.SQUARE_LEFT, 2).at(square.get()))
                : Optional.empty();
    }

    /** The opponent's answer is one that the better move does not allow. */
    private static Optional<Reason> allowed(ContrastedMove contrast) {
        if (contrast.line().plies() < 2) {
            return Optional.empty();
        }
        return contrast.line()
                .turn(1)
                .move()
                .square()
                .filter(square -> contrast.other().after().at(square).isEmpty())
                .filter(square -> !BoardFacts.canPlace(contrast.other().after(), contrast.opponent(), square))
                .map(square -> contrast.reason(Kind.ALLOWS_ANSWER, 2)
                        .at(square)
                        .counting(0, contrast.other().move(), 0));
    }

    /** The mover's next move, which it could not make before, nor after the other move and the answer to that. */
    private static Optional<Reason> prepared(ContrastedMove contrast) {
        if (contrast.line().plies() < FIRST_PLY || lastPly(contrast) < 2) {
            return Optional.empty();
        }
        Position otherwise = contrast.other().after(2);
        return contrast.line()
                .turn(2)
                .move()
                .square()
                .filter(square -> otherwise.at(square).isEmpty())
                .filter(square -> !BoardFacts.canPlace(contrast.before(), contrast.mover(), square))
                .filter(square -> !BoardFacts.canPlace(otherwise, contrast.mover(), square))
                .map(square -> contrast.reason(Kind.PREPARES_MOVE, FIRST_PLY).at(square));
    }
}
