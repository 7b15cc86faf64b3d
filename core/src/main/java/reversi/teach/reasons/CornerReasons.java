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

/** Who gets which corner. In Anti-Othello, where a corner is a burden, there is nothing to say. */
final class CornerReasons implements Finder {
    /** A corner taken later in a line has little to do with its first move. */
    private static final int LAST_PLY = 4;

    private static final int TAKEN = 900;
    private static final int GIVEN = 900;
    private static final int WON = 850;
    private static final int KEPT = 800;
    private static final int TRADED = 700;
    private static final int ENDANGERED = 600;
    private static final int PER_PLY = 20;
    private static final int LEAST_DANGER = 300;

    @Override
    public void find(ContrastedMove contrast, List<RankedReason> found) {
        if (contrast.before().variant().fewestWins()) {
            return;
        }
        for (Square corner : contrast.facts().corners()) {
            if (contrast.before().at(corner).isPresent()) {
                continue;
            }
            if (contrast.isBetter()) {
                findGood(contrast, corner, found);
            } else {
                findBad(contrast, corner, found);
            }
        }
    }

    private static void findGood(ContrastedMove contrast, Square corner, List<RankedReason> found) {
        ProvingLine line = contrast.line();
        int ply = ply(line, corner, contrast.mover());
        boolean isGain = net(line) > net(contrast.other());
        boolean isNew = !BoardFacts.canPlace(contrast.before(), contrast.mover(), corner);
        if (ply == 0 && isGain) {
            add(found, contrast.reason(Kind.CORNER_TAKEN, 1), TAKEN);
        } else if (ply > 0 && isGain && isNew && ply(contrast.other(), corner, contrast.mover()) < 0) {
            Kind kind = ply == 2 && isForced(contrast, corner) ? Kind.CORNER_FORCED : Kind.CORNER_WON;
            add(found, contrast.reason(kind, ply + 1).at(corner), WON - PER_PLY * ply);
        }
        if (isGain && isKept(contrast, corner)) {
            add(found, contrast.reason(Kind.CORNER_KEPT, 1).at(corner), KEPT);
        }
        if (ply > 0 && isNew && ply(contrast.other(), corner, contrast.mover()) < 0) {
            given(contrast, ply)
                    .ifPresent(given -> add(
                            found, contrast.reason(Kind.CORNER_TRADED, ply + 1).at(corner, given), TRADED));
        }
    }

    private static void add(List<RankedReason> found, Reason reason, int weight) {
        found.add(new RankedReason(reason, weight));
    }

    /** The ply, up to {@link #LAST_PLY}, at which a side takes a corner; -1 where it doesn't. */
    private static int ply(ProvingLine line, Square corner, Disc side) {
        return line.plyOf(corner, side).filter(ply -> ply <= LAST_PLY).orElse(-1);
    }

    /** The corners that the mover takes in a line less those that the opponent takes. */
    private static int net(ProvingLine line) {
        BoardFacts facts = new BoardFacts(line.after().variant());
        int net = 0;
        for (Square corner : facts.corners()) {
            net += ply(line, corner, line.mover()) >= 0 ? 1 : 0;
            net -= ply(line, corner, line.mover().other()) >= 0 ? 1 : 0;
        }
        return net;
    }

    /** Whether the mover can take a corner next after every answer. */
    private static boolean isForced(ContrastedMove contrast, Square corner) {
        Position after = contrast.line().after();
        if (after.mustPass()) {
            return false;
        }
        for (Move reply : after.legalMoves()) {
            if (!BoardFacts.canPlace(after.play(reply).orThrow().after(), contrast.mover(), corner)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the opponent threatened to take a corner, takes it next after the other move, and can't after this one. */
    private static boolean isKept(ContrastedMove contrast, Square corner) {
        return BoardFacts.canPlace(contrast.before(), contrast.opponent(), corner)
                && contrast.line().after().at(corner).isEmpty()
                && !BoardFacts.canPlace(contrast.line().after(), contrast.opponent(), corner)
                && ply(contrast.line(), corner, contrast.opponent()) < 0
                && ply(contrast.other(), corner, contrast.opponent()) == 1;
    }

    /** A corner that the opponent takes before a ply of the line. */
    private static Optional<Square> given(ContrastedMove contrast, int before) {
        for (Square corner : contrast.facts().corners()) {
            int ply = ply(contrast.line(), corner, contrast.opponent());
            if (ply > 0 && ply < before) {
                return Optional.of(corner);
            }
        }
        return Optional.empty();
    }

    private static void findBad(ContrastedMove contrast, Square corner, List<RankedReason> found) {
        ProvingLine line = contrast.line();
        boolean isBeside = line.move()
                .square()
                .filter(square -> square.distance(corner) == 1)
                .isPresent();
        int ply = ply(line, corner, contrast.opponent());
        if (ply > 0) {
            boolean isNew = !BoardFacts.canPlace(contrast.before(), contrast.opponent(), corner);
            boolean isStopped = !BoardFacts.canPlace(contrast.other().after(), contrast.opponent(), corner);
            boolean isLoss = net(line) < net(contrast.other()) && (isNew || (isStopped && ply == 1));
            if (isLoss && ply(contrast.other(), corner, contrast.opponent()) < 0) {
                Kind kind = ply == 1 && (!isBeside || !isNew) ? Kind.CORNER_LEFT : Kind.CORNER_GIVEN;
                add(found, contrast.reason(kind, ply + 1).at(corner), GIVEN - PER_PLY * ply);
            }
        } else if (isBeside && ply(line, corner, contrast.mover()) < 0) {
            line.move().square().ifPresent(square -> endangered(contrast, corner, square, found));
        }
    }

    private static void endangered(ContrastedMove contrast, Square corner, Square square, List<RankedReason> found) {
        boolean isSafeBefore = !BoardFacts.canPlace(contrast.before(), contrast.opponent(), corner);
        if (contrast.comparison().loss() < LEAST_DANGER
                || !isSafeBefore
                || isBesideCorner(contrast)
                || !threats(contrast.other(), corner).isEmpty()) {
            return;
        }
        Kind kind = isXSquare(square, corner) ? Kind.X_SQUARE : Kind.C_SQUARE;
        for (Square threat : threats(contrast.line(), corner)) {
            if (kind == Kind.X_SQUARE
                    || contrast.line().plyOf(threat, contrast.opponent()).isPresent()) {
                add(found, contrast.reason(kind, 1).at(square, corner, threat), ENDANGERED);
                return;
            }
        }
    }

    /** Whether a square stands diagonally beside a corner of the grid. */
    static boolean isXSquare(Square square, Square corner) {
        return square.distance(corner) == 1 && square.file() != corner.file() && square.rank() != corner.rank();
    }

    /** Whether the other move is beside an empty corner too. */
    private static boolean isBesideCorner(ContrastedMove contrast) {
        for (Square corner : contrast.facts().corners()) {
            boolean isBeside = contrast.other()
                    .move()
                    .square()
                    .filter(square -> square.distance(corner) == 1)
                    .isPresent();
            if (isBeside && contrast.before().at(corner).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** The answers after which the opponent could take a corner if it were its turn again. */
    private static List<Square> threats(ProvingLine line, Square corner) {
        List<Square> threats = new ArrayList<>();
        Position after = line.after();
        for (Square reply : after.placements()) {
            Position answered = after.play(Move.at(reply)).orThrow().after();
            if (BoardFacts.canPlace(answered, line.mover().other(), corner)) {
                threats.add(reply);
            }
        }
        return threats;
    }
}
