package reversi.teach.reasons;

import java.util.List;
import java.util.Optional;
import reversi.engine.MoveValue;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;

/** What the game ends with: win, draw or loss with best play, a side without discs, the last disc that flips many. */
final class ResultReasons implements Finder {
    private static final int HUNDREDTHS = 100;
    private static final int OTHER_OUTCOME = 1000;
    private static final int SAME_OUTCOME = 150;
    private static final int WIPE_OUT = 1100;
    private static final int SWEEP = 400;
    private static final int LEAST_SWEEP = 5;
    private static final int LEAST_SWEEP_LEAD = 3;

    @Override
    public void find(ContrastedMove contrast, List<RankedReason> found) {
        result(contrast, found);
        boolean isUsual = !contrast.before().variant().fewestWins();
        if (isUsual) {
            wipeOut(contrast).ifPresent(reason -> found.add(new RankedReason(reason, WIPE_OUT)));
        }
        if (isUsual && contrast.isBetter() && contrast.isExact()) {
            sweep(contrast).ifPresent(reason -> found.add(new RankedReason(reason, SWEEP)));
        }
    }

    private static void result(ContrastedMove contrast, List<RankedReason> found) {
        if (!contrast.isExact()) {
            return;
        }
        Comparison comparison = contrast.comparison();
        MoveValue own = contrast.isBetter() ? comparison.better() : comparison.worse();
        MoveValue other = contrast.isBetter() ? comparison.worse() : comparison.better();
        boolean isAlone = contrast.isBetter() && comparison.isBetterAlone();
        boolean isOther = Integer.signum(own.value()) != Integer.signum(other.value());
        Reason reason = contrast.reason(isAlone ? Reason.Kind.RESULT_ALONE : Reason.Kind.RESULT, 1)
                .counting(own.value() / HUNDREDTHS, other.move(), other.value() / HUNDREDTHS);
        found.add(new RankedReason(reason, isOther ? OTHER_OUTCOME : SAME_OUTCOME));
    }

    /** The better move leaves the opponent without discs, or the worse one the mover. */
    private static Optional<Reason> wipeOut(ContrastedMove contrast) {
        Disc loser = contrast.isBetter() ? contrast.opponent() : contrast.mover();
        if (wipedOut(contrast.other(), loser) > 0
                || (!contrast.isBetter() && isWipedOutNext(contrast.other(), loser))) {
            return Optional.empty();
        }
        int plies = wipedOut(contrast.line(), loser);
        if (plies > 0) {
            return Optional.of(wipeOut(loser, contrast.line().moves(plies)));
        }
        return contrast.isBetter() ? Optional.empty() : nextWipeOut(contrast.line(), loser);
    }

    private static Reason wipeOut(Disc loser, List<Move> line) {
        return Reason.of(Reason.Kind.WIPE_OUT, loser, line).at(Reason.placed(line));
    }

    /** After how many plies a side has no disc; 0 where it always has one. */
    private static int wipedOut(ProvingLine line, Disc loser) {
        for (int plies = 1; plies <= line.plies(); plies++) {
            if (line.after(plies).count(loser) == 0) {
                return plies;
            }
        }
        return 0;
    }

    private static boolean isWipedOutNext(ProvingLine line, Disc loser) {
        return nextWipeOut(line, loser).isPresent();
    }

    private static Optional<Reason> nextWipeOut(ProvingLine line, Disc loser) {
        Position after = line.after();
        for (Move reply : after.legalMoves()) {
            if (after.play(reply).orThrow().after().count(loser) == 0) {
                return Optional.of(wipeOut(loser, List.of(line.move(), reply)));
            }
        }
        return Optional.empty();
    }

    private static Optional<Reason> sweep(ContrastedMove contrast) {
        ProvingLine line = contrast.line();
        int last = lastOf(line, contrast.mover());
        int other = lastOf(contrast.other(), contrast.mover());
        if (last <= 0
                || other < 0
                || line.lastPlacement() > last + 1
                || !line.isComplete()
                || !contrast.other().isComplete()) {
            return Optional.empty();
        }
        Turn turn = line.turn(last);
        int lead =
                turn.flipped().size() - contrast.other().turn(other).flipped().size();
        if (turn.flipped().size() < LEAST_SWEEP || lead < LEAST_SWEEP_LEAD) {
            return Optional.empty();
        }
        List<Square> squares = Reason.placed(List.of(turn.move()));
        squares.addAll(turn.flipped());
        return Optional.of(contrast.reason(Reason.Kind.SWEEP, last + 1).at(squares));
    }

    /** The ply of a side's last disc; -1 where it places none. */
    private static int lastOf(ProvingLine line, Disc side) {
        for (int ply = line.plies() - 1; ply >= 0; ply--) {
            if (line.turn(ply).mover() == side && !line.turn(ply).move().isPass()) {
                return ply;
            }
        }
        return -1;
    }
}
