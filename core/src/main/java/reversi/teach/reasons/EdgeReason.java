package reversi.teach.reasons;

import java.util.List;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;

/** A fact about the shape of an edge. */
public sealed interface EdgeReason extends Reason {
    /**
     * At the end of the line a disc is placed on an edge between two of the other side that stay as they are: along the edge nothing
     * can flip it.
     *
     * @param square where it is placed
     * @param side whose disc it is
     */
    record Wedge(Square square, Disc side, List<Move> line) implements EdgeReason {
        public Wedge {
            line = List.copyOf(line);
        }

        @Override
        public Move move() {
            return line.get(0);
        }

        @Override
        public List<Square> squares() {
            return List.of(square);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.wedge(this);
        }
    }

    /** Two empty squares beside each other on an edge: where the opponent takes either that it can take, the mover can take the other. */
    record Pair(Move move, Square first, Square second) implements EdgeReason {
        @Override
        public List<Square> squares() {
            return List.of(first, second);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.pair(this);
        }
    }

    /**
     * The move makes a row of exactly five discs of the mover on an edge that is empty otherwise: one of its ends is a C-square.
     *
     * @param discs the row
     * @param gap the empty C-square
     */
    record UnbalancedFive(Move move, List<Square> discs, Square gap) implements EdgeReason {
        public UnbalancedFive {
            discs = List.copyOf(discs);
        }

        @Override
        public List<Square> squares() {
            return SquareLists.of(gap, discs);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.unbalancedFive(this);
        }
    }

    /** The move makes a row of six discs of the mover on an edge between two empty corners. */
    record BalancedSix(Move move, List<Square> discs) implements EdgeReason {
        public BalancedSix {
            discs = List.copyOf(discs);
        }

        @Override
        public List<Square> squares() {
            return discs;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.balancedSix(this);
        }
    }

    /**
     * The move, on an X-square, lures the opponent into a corner: the mover then wedges in beside it and takes the other corner of the edge.
     *
     * @param given the corner that the opponent takes
     * @param wedge where the mover wedges in, at the end of the line of three plies
     * @param won the corner that the mover can take after any answer to that
     */
    record StonerTrap(Square given, Square wedge, Square won, List<Move> line) implements EdgeReason {
        public StonerTrap {
            line = List.copyOf(line);
        }

        @Override
        public Move move() {
            return line.get(0);
        }

        @Override
        public List<Square> squares() {
            return List.of(won, wedge, given);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.stonerTrap(this);
        }
    }
}
