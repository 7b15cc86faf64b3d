package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.BoardFacts.Adjacency;

/** Who places the last disc in a region, and in the game. */
final class ParityReasons implements Finder {
    private static final int REGION_EMPTIES = 20;
    private static final int REGION = 560;
    private static final int LAST_MOVE = 500;

    @Override
    public void find(ContrastedMove contrast, List<RankedReason> found) {
        if (contrast.before().variant().fewestWins() || contrast.empties() > REGION_EMPTIES) {
            return;
        }
        region(contrast).ifPresent(reason -> found.add(new RankedReason(reason, REGION)));
        lastMove(contrast).ifPresent(reason -> found.add(new RankedReason(reason, LAST_MOVE)));
    }

    private static Optional<Reason> region(ContrastedMove contrast) {
        ProvingLine line = contrast.line();
        Optional<Square> square = line.move().square();
        if (square.isEmpty()) {
            return Optional.empty();
        }
        List<Square> empties =
                new ArrayList<>(contrast.facts().region(contrast.before(), square.get(), Adjacency.CORNERS_TOO));
        empties.remove(square.get());
        Disc last = contrast.isBetter() ? contrast.mover() : contrast.opponent();
        boolean isMeant = !empties.isEmpty() && (empties.size() % 2 == 0) == contrast.isBetter();
        boolean isWhole = empties.size() + 1 == contrast.empties();
        if (!isMeant || isWhole || !line.isComplete() || !isFilledLastBy(line, empties, last)) {
            return Optional.empty();
        }
        return contrast.other().isComplete() && isFilledLastBy(contrast.other(), empties, last.other())
                ? Optional.of(contrast.reason(Reason.Kind.REGION, line.lastPlyOn(empties) + 1)
                        .by(last)
                        .at(empties)
                        .in(Area.of(line.after(), empties)))
                : Optional.empty();
    }

    /** Whether some squares are filled at the end of a line, the last of them by a side. */
    private static boolean isFilledLastBy(ProvingLine line, List<Square> squares, Disc side) {
        Position end = line.end();
        for (Square square : squares) {
            if (end.at(square).isEmpty()) {
                return false;
            }
        }
        int ply = line.lastPlyOn(squares);
        return ply >= 0 && line.turn(ply).mover() == side;
    }

    private static Optional<Reason> lastMove(ContrastedMove contrast) {
        ProvingLine line = contrast.line();
        ProvingLine other = contrast.other();
        if (!line.isComplete() || !other.isComplete() || line.lastPlacement() == 0) {
            return Optional.empty();
        }
        Disc last = contrast.isBetter() ? contrast.mover() : contrast.opponent();
        boolean isLast = line.turn(line.lastPlacement()).mover() == last
                && other.turn(other.lastPlacement()).mover() != last;
        if (!isLast) {
            return Optional.empty();
        }
        Reason reason = contrast.reason(Reason.Kind.LAST_MOVE, line.lastPlacement() + 1);
        return Optional.of(reason.by(last).at(Reason.placed(List.of(reason.last()))));
    }
}
