package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.BoardFacts;

/** How many moves each side has. */
final class MobilityReasons implements Finder {
    private static final int LEAST_EMPTIES = 10;
    private static final int LEAST_QUIET_EMPTIES = 14;
    private static final int LEAST_LEAD = 3;
    private static final int FEW = 2;
    private static final int LEAST_OPENED = 4;
    private static final int OPPONENT = 480;
    private static final int OWN = 450;
    private static final int PER_MOVE = 15;
    private static final int QUIET = 545;
    private static final int OPENS = 460;

    @Override
    public void find(ContrastedMove contrast, List<RankedReason> found) {
        if (contrast.before().variant().fewestWins() || contrast.empties() < LEAST_EMPTIES || !lasts(contrast)) {
            return;
        }
        opponentMoves(contrast, found);
        ownMoves(contrast, found);
        if (contrast.empties() >= LEAST_QUIET_EMPTIES) {
            openedMoves(contrast, found);
        }
    }

    /** Whether the side with the better move still has the more moves of the two once each move was answered. */
    private static boolean lasts(ContrastedMove contrast) {
        Optional<Integer> own = netMoves(contrast, contrast.line());
        Optional<Integer> other = netMoves(contrast, contrast.other());
        return own.isPresent() && other.isPresent() && contrast.favours(own.get(), other.get(), 1);
    }

    /** The mover's moves less the opponent's once the move was answered by a disc; empty where it wasn't. */
    private static Optional<Integer> netMoves(ContrastedMove contrast, ProvingLine line) {
        if (line.plies() < 2 || line.turn(1).move().isPass()) {
            return Optional.empty();
        }
        Position position = line.after(2);
        int own = BoardFacts.moves(position, contrast.mover()).size();
        return Optional.of(own - BoardFacts.moves(position, contrast.opponent()).size());
    }

    private static void opponentMoves(ContrastedMove contrast, List<RankedReason> found) {
        int moves = contrast.line().after().placements().size();
        int others = contrast.other().after().placements().size();
        boolean isFew = contrast.isBetter() && moves <= FEW && others - moves >= FEW;
        if (moves > 0 && others > 0 && (isFew || contrast.favours(-moves, -others, LEAST_LEAD))) {
            Reason reason = contrast.reason(Reason.Kind.OPPONENT_MOVES, 1)
                    .counting(moves, contrast.other().move(), others);
            found.add(new RankedReason(reason, OPPONENT + PER_MOVE * Math.min(12, Math.abs(moves - others))));
        }
    }

    private static void ownMoves(ContrastedMove contrast, List<RankedReason> found) {
        int moves = contrast.line().after(2).placements().size();
        int others = contrast.other().after(2).placements().size();
        Optional<Square> reply = contrast.line().turn(1).move().square();
        boolean isOther = reply.equals(contrast.other().move().square());
        if (reply.isPresent() && !isOther && moves > 0 && contrast.favours(moves, others, LEAST_LEAD)) {
            Reason reason = contrast.reason(Reason.Kind.OWN_MOVES, 2)
                    .counting(moves, contrast.other().move(), others);
            found.add(new RankedReason(reason, OWN + PER_MOVE * Math.min(12, Math.abs(moves - others))));
        }
    }

    private static void openedMoves(ContrastedMove contrast, List<RankedReason> found) {
        List<Square> opened = opened(contrast, contrast.line());
        List<Square> others = opened(contrast, contrast.other());
        if (contrast.isBetter()) {
            boolean isQuiet = opened.isEmpty() && others.size() >= 2 && flipsInside(contrast);
            if (isQuiet && !contrast.line().after().placements().isEmpty()) {
                Reason reason = contrast.reason(Reason.Kind.QUIET_MOVE, 1);
                found.add(new RankedReason(reason, QUIET));
            }
        } else if (opened.size() >= LEAST_OPENED && opened.size() - others.size() >= LEAST_LEAD) {
            Reason reason = contrast.reason(Reason.Kind.OPENS_MOVES, 1).at(opened);
            found.add(new RankedReason(reason, OPENS + PER_MOVE * Math.min(8, opened.size())));
        }
    }

    /** The opponent's answers that it did not have before a move. */
    private static List<Square> opened(ContrastedMove contrast, ProvingLine line) {
        List<Square> opened =
                new ArrayList<>(line.after().withToMove(contrast.opponent()).placements());
        opened.removeAll(BoardFacts.moves(contrast.before(), contrast.opponent()));
        return opened;
    }

    private static boolean flipsInside(ContrastedMove contrast) {
        Position after = contrast.line().after();
        for (Square flipped : contrast.line().turn(0).flipped()) {
            if (contrast.facts().isOpen(after, flipped)) {
                return false;
            }
        }
        return true;
    }
}
