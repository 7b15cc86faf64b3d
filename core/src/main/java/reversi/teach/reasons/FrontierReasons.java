package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.teach.BoardFacts;

/** Discs beside empty squares: how many of them, and walls of them. */
final class FrontierReasons implements Finder {
    private static final int LEAST_EMPTIES = 16;
    private static final int LEAST_LEAD = 4;
    private static final int LEAST_WALL = 4;
    private static final int FRONTIER = 400;
    private static final int PER_DISC = 10;
    private static final int WALL = 460;
    /** Along a rank or a file, and to its one side. */
    private static final int[][] WAYS = {{1, 0, 0, 1}, {1, 0, 0, -1}, {0, 1, 1, 0}, {0, 1, -1, 0}};

    @Override
    public void find(ContrastedMove contrast, List<RankedReason> found) {
        if (contrast.before().variant().fewestWins() || contrast.empties() < LEAST_EMPTIES) {
            return;
        }
        frontier(contrast, found);
        if (!contrast.isBetter()) {
            wall(contrast).ifPresent(reason -> found.add(new RankedReason(reason, WALL)));
        }
    }

    private static void frontier(ContrastedMove contrast, List<RankedReason> found) {
        int plies =
                Math.min(3, Math.min(contrast.line().plies(), contrast.other().plies()));
        List<Square> discs = frontier(contrast, contrast.line(), 1);
        int others = frontier(contrast, contrast.other(), 1).size();
        int later = frontier(contrast, contrast.line(), plies).size();
        int othersLater = frontier(contrast, contrast.other(), plies).size();
        boolean isLead = contrast.favours(-discs.size(), -others, LEAST_LEAD);
        if (!discs.isEmpty() && isLead && contrast.favours(-later, -othersLater, 1)) {
            Reason reason = contrast.reason(Reason.Kind.FRONTIER, 1)
                    .at(discs)
                    .counting(discs.size(), contrast.other().move(), others);
            int lead = Math.min(10, Math.abs(discs.size() - others));
            found.add(new RankedReason(reason, FRONTIER + PER_DISC * lead));
        }
    }

    private static List<Square> frontier(ContrastedMove contrast, ProvingLine line, int plies) {
        return contrast.facts().frontier(line.after(plies), contrast.mover());
    }

    private static Optional<Reason> wall(ContrastedMove contrast) {
        ProvingLine line = contrast.line();
        if (line.plies() < 2 || contrast.other().plies() < 2 || !losesMoves(contrast)) {
            return Optional.empty();
        }
        Set<Square> made = new HashSet<>(line.turn(0).flipped());
        line.move().square().ifPresent(made::add);
        for (int[] way : WAYS) {
            for (Square square : made) {
                List<Square> discs = run(contrast, line.after(), square, way);
                if (discs.size() >= LEAST_WALL && isWall(contrast, discs, way)) {
                    return Optional.of(contrast.reason(Reason.Kind.WALL, 1).at(discs));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether the mover has fewer moves once each move was answered. */
    private static boolean losesMoves(ContrastedMove contrast) {
        int own = BoardFacts.moves(contrast.line().after(2), contrast.mover()).size();
        return own
                < BoardFacts.moves(contrast.other().after(2), contrast.mover()).size();
    }

    /** The longest row of the mover's discs through a square with empty squares at one side. */
    private static List<Square> run(ContrastedMove contrast, Position position, Square through, int[] way) {
        List<Square> run = new ArrayList<>();
        if (!isBrick(contrast, position, through, way)) {
            return run;
        }
        Square first = through;
        for (Optional<Square> at = contrast.facts().step(first, -way[0], -way[1]);
                at.isPresent() && isBrick(contrast, position, at.get(), way);
                at = contrast.facts().step(first, -way[0], -way[1])) {
            first = at.get();
        }
        Optional<Square> at = Optional.of(first);
        while (at.isPresent() && isBrick(contrast, position, at.get(), way)) {
            run.add(at.get());
            at = contrast.facts().step(at.get(), way[0], way[1]);
        }
        return run;
    }

    private static boolean isBrick(ContrastedMove contrast, Position position, Square square, int[] way) {
        Disc mover = contrast.mover();
        Optional<Square> beside = contrast.facts().step(square, way[2], way[3]);
        return position.at(square).filter(mover::equals).isPresent()
                && beside.isPresent()
                && position.at(beside.get()).isEmpty();
    }

    private static List<Square> beside(ContrastedMove contrast, List<Square> discs, int[] way) {
        List<Square> beside = new ArrayList<>();
        for (Square disc : discs) {
            contrast.facts().step(disc, way[2], way[3]).ifPresent(beside::add);
        }
        return beside;
    }

    /** Whether the mover can play on no square beside a row, and the row is as long neither before the move nor after the other one. */
    private static boolean isWall(ContrastedMove contrast, List<Square> discs, int[] way) {
        List<Square> beside = beside(contrast, discs, way);
        for (Square square : beside) {
            if (BoardFacts.canPlace(contrast.line().after(), contrast.mover(), square)) {
                return false;
            }
        }
        return longest(contrast, contrast.before(), discs, way) < LEAST_WALL
                && longest(contrast, contrast.other().after(), discs, way) < LEAST_WALL;
    }

    private static int longest(ContrastedMove contrast, Position position, List<Square> discs, int[] way) {
        int longest = 0;
        for (Square disc : discs) {
            longest = Math.max(longest, run(contrast, position, disc, way).size());
        }
        return longest;
    }
}
