package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Turn;
import reversi.rules.Variant;
import reversi.teach.BoardEdges;
import reversi.teach.BoardFacts;
import reversi.teach.reasons.Reason.Kind;

/** Shapes on an edge of the 8×8 board: wedges, pairs, five and six discs in a row, the Stoner trap. */
final class EdgeReasons implements Finder {
    private static final int SIZE = BoardEdges.SIZE;
    private static final int WEDGE = 640;
    private static final int PAIR = 520;
    private static final int FIVE = 620;
    private static final int SIX = 420;
    private static final int TRAP = 950;
    private static final int LAST_WEDGE = 3;

    @Override
    public void find(ContrastedMove contrast, List<RankedReason> found) {
        Variant variant = contrast.before().variant();
        if (variant.fewestWins() || variant.size() != SIZE || !variant.shape().hasCorners()) {
            return;
        }
        for (List<Square> edge : BoardEdges.all()) {
            wedge(contrast, edge).ifPresent(reason -> add(found, reason, WEDGE));
            if (contrast.isBetter()) {
                pair(contrast, edge).ifPresent(reason -> add(found, reason, PAIR));
                six(contrast, edge).ifPresent(reason -> add(found, reason, SIX));
                trap(contrast, edge).ifPresent(reason -> add(found, reason, TRAP));
            } else {
                five(contrast, edge).ifPresent(reason -> add(found, reason, FIVE));
            }
        }
    }

    private static void add(List<RankedReason> found, Reason reason, int weight) {
        found.add(new RankedReason(reason, weight));
    }

    private static boolean is(Position position, Square square, Disc disc) {
        return position.at(square).filter(disc::equals).isPresent();
    }

    /** The ply, up to {@link #LAST_WEDGE}, at which a side wedges into an edge and could then take a corner of it; -1 where it doesn't. */
    private static int wedgePly(ProvingLine line, List<Square> edge, Disc side) {
        for (int ply = 0; ply < line.plies() && ply <= LAST_WEDGE; ply++) {
            Turn turn = line.turn(ply);
            int at = turn.move().square().map(edge::indexOf).orElse(-1);
            if (turn.mover() == side
                    && at > 0
                    && at < SIZE - 1
                    && is(turn.after(), edge.get(at - 1), side.other())
                    && is(turn.after(), edge.get(at + 1), side.other())
                    && canTakeCorner(turn.after(), edge, side)) {
                return ply;
            }
        }
        return -1;
    }

    private static boolean canTakeCorner(Position position, List<Square> edge, Disc side) {
        return BoardFacts.canPlace(position, side, edge.get(0))
                || BoardFacts.canPlace(position, side, edge.get(SIZE - 1));
    }

    private static Optional<Reason> wedge(ContrastedMove contrast, List<Square> edge) {
        Disc side = contrast.isBetter() ? contrast.mover() : contrast.opponent();
        int ply = wedgePly(contrast.line(), edge, side);
        if (ply < 0 || wedgePly(contrast.other(), edge, side) >= 0) {
            return Optional.empty();
        }
        Turn turn = contrast.line().turn(ply);
        return turn.move()
                .square()
                .map(square -> contrast.reason(Kind.WEDGE, ply + 1).by(side).at(square));
    }

    private static Optional<Reason> pair(ContrastedMove contrast, List<Square> edge) {
        for (int i = 1; i < SIZE - 2; i++) {
            Square first = edge.get(i);
            Square second = edge.get(i + 1);
            boolean isPair = isPair(contrast.line().after(), first, second)
                    && !isPair(contrast.other().after(), first, second)
                    && !isPair(contrast.before().withToMove(contrast.opponent()), first, second);
            if (isPair
                    && isAnswered(contrast.line(), first, second)
                    && contrast.other().lastPlyOn(List.of(first, second)) > 0) {
                return Optional.of(contrast.reason(Kind.PAIR, 1).at(first, second));
            }
        }
        return Optional.empty();
    }

    /** Whether the side to move can take one of two empty squares, and whichever it takes, the other side can take the other. */
    private static boolean isPair(Position position, Square first, Square second) {
        if (position.at(first).isPresent() || position.at(second).isPresent()) {
            return false;
        }
        boolean canFirst = BoardFacts.canPlace(position, position.toMove(), first);
        boolean canSecond = BoardFacts.canPlace(position, position.toMove(), second);
        return (canFirst || canSecond)
                && (!canFirst || answers(position, first, second))
                && (!canSecond || answers(position, second, first));
    }

    private static boolean answers(Position position, Square taken, Square answer) {
        Position after = position.play(Move.at(taken)).orThrow().after();
        return BoardFacts.canPlace(after, after.toMove(), answer);
    }

    /** Whether in a line the opponent takes one of two squares and the mover the other one next. */
    private static boolean isAnswered(ProvingLine line, Square first, Square second) {
        List<Square> both = List.of(first, second);
        int last = line.lastPlyOn(both);
        return last > 1
                && line.turn(last).mover() == line.mover()
                && line.turn(last - 1).move().square().filter(both::contains).isPresent();
    }

    private static Optional<Reason> five(ContrastedMove contrast, List<Square> edge) {
        Position after = contrast.line().after();
        for (int gap = 1; gap < SIZE - 1; gap += SIZE - 3) {
            int other = gap == 1 ? 2 : 1;
            List<Square> discs = edge.subList(other, other + 5);
            boolean isMade = isRow(after, edge, discs, contrast.mover())
                    && !isRow(contrast.before(), edge, discs, contrast.mover())
                    && !isRow(contrast.other().after(), edge, discs, contrast.mover());
            List<Square> end = end(edge, gap);
            if (isMade && enters(contrast.line(), end) && !enters(contrast.other(), end)) {
                List<Square> squares = new ArrayList<>(List.of(edge.get(gap)));
                squares.addAll(discs);
                return Optional.of(contrast.reason(Kind.UNBALANCED_FIVE, 1).at(squares));
            }
        }
        return Optional.empty();
    }

    /** Whether just these squares of an edge are occupied, all by a side. */
    private static boolean isRow(Position position, List<Square> edge, List<Square> discs, Disc side) {
        for (Square square : edge) {
            boolean isRight = discs.contains(square)
                    ? is(position, square, side)
                    : position.at(square).isEmpty();
            if (!isRight) {
                return false;
            }
        }
        return true;
    }

    /** The corner, the C-square and the X-square at the end of an edge where its C-square has this index. */
    private static List<Square> end(List<Square> edge, int gap) {
        Square corner = edge.get(gap == 1 ? 0 : SIZE - 1);
        Square x = new Square(corner.file() == 0 ? 1 : SIZE - 2, corner.rank() == 0 ? 1 : SIZE - 2);
        return List.of(edge.get(gap), corner, x);
    }

    /** Whether the opponent places a disc on one of some squares in a line. */
    private static boolean enters(ProvingLine line, List<Square> squares) {
        for (Square square : squares) {
            if (line.plyOf(square, line.mover().other()).isPresent()) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Reason> six(ContrastedMove contrast, List<Square> edge) {
        List<Square> discs = edge.subList(1, SIZE - 1);
        boolean isMade = isRow(contrast.line().after(), edge, discs, contrast.mover())
                && !isRow(contrast.before(), edge, discs, contrast.mover());
        return isMade && enters(contrast.other(), edge) && !enters(contrast.line(), edge)
                ? Optional.of(contrast.reason(Kind.BALANCED_SIX, 1).at(discs))
                : Optional.empty();
    }

    private static Optional<Reason> trap(ContrastedMove contrast, List<Square> edge) {
        ProvingLine line = contrast.line();
        for (int end = 0; end < SIZE; end += SIZE - 1) {
            Square given = edge.get(end);
            Square wedge = edge.get(end == 0 ? 1 : SIZE - 2);
            Square beyond = edge.get(end == 0 ? 2 : SIZE - 3);
            Square won = edge.get(SIZE - 1 - end);
            boolean isPlayed = line.plies() > 2
                    && line.move()
                            .square()
                            .filter(square -> CornerReasons.isXSquare(square, given))
                            .isPresent()
                    && line.turn(1).move().square().filter(given::equals).isPresent()
                    && line.turn(2).move().square().filter(wedge::equals).isPresent();
            if (isPlayed && is(line.after(3), beyond, contrast.opponent()) && isWon(line.after(3), won)) {
                return Optional.of(contrast.reason(Kind.STONER_TRAP, 3).at(won, wedge, given));
            }
        }
        return Optional.empty();
    }

    /** Whether the side that just moved can take a corner next whatever the answer. */
    private static boolean isWon(Position position, Square corner) {
        for (Move reply : position.legalMoves()) {
            Position answered = position.play(reply).orThrow().after();
            if (!BoardFacts.canPlace(answered, position.toMove().other(), corner)) {
                return false;
            }
        }
        return position.at(corner).isEmpty() && !position.isOver();
    }
}
