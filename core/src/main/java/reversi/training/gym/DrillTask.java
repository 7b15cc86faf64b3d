package reversi.training.gym;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import reversi.rules.Square;

/** How a drill is answered, and what is right. */
public sealed interface DrillTask {
    /** The square that the question is about; empty where it is not about one. */
    Optional<Square> about();

    /**
     * One of a few answers is chosen.
     *
     * @param about the move that is asked about; empty where it is not about one
     * @param options what they stand for: numbers of discs, numbers of squares in board order, or for two answers 0 and 1
     * @param right the place of the right one, from 0
     */
    record Choice(Optional<Square> about, List<Integer> options, int right) implements DrillTask {
        public Choice {
            options = List.copyOf(options);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.choice(this);
        }
    }

    /**
     * All gaps with an odd number of squares are marked, and no others.
     *
     * @param gaps the empty squares in groups that hang together, each in board order
     */
    record Gaps(List<List<Square>> gaps) implements DrillTask {
        public Gaps {
            gaps = gaps.stream().map(List::copyOf).toList();
        }

        @Override
        public Optional<Square> about() {
            return Optional.empty();
        }

        /** The gap with a square; no squares where a disc is on it. */
        public List<Square> with(Square square) {
            return gaps.stream().filter(gap -> gap.contains(square)).findFirst().orElse(List.of());
        }

        /** The squares of all odd gaps, in board order. */
        public Set<Square> odd() {
            Set<Square> odd = new TreeSet<>();
            gaps.stream().filter(gap -> gap.size() % 2 == 1).forEach(odd::addAll);
            return odd;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.gaps(this);
        }
    }

    /**
     * A best move is played.
     *
     * @param values the result with best play after each legal move, in discs for the side to move, empties counted for the winner
     */
    record Moves(Map<Square, Integer> values) implements DrillTask {
        public Moves {
            values = Map.copyOf(values);
        }

        @Override
        public Optional<Square> about() {
            return Optional.empty();
        }

        /** What the best move is worth, in discs for the side to move. */
        public int best() {
            return values.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
        }

        /** The best moves, in board order. */
        public List<Square> right() {
            List<Square> right = new ArrayList<>(values.keySet());
            right.removeIf(square -> values.getOrDefault(square, 0) < best());
            right.sort(null);
            return right;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.moves(this);
        }
    }

    /**
     * A square is pressed.
     *
     * @param square the square
     */
    record Spot(Square square) implements DrillTask {
        @Override
        public Optional<Square> about() {
            return Optional.of(square);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.spot(this);
        }
    }

    /**
     * The discs of a part of the board, which were shown for a while, are put back.
     *
     * @param squares the part, in board order
     */
    record Rebuild(List<Square> squares) implements DrillTask {
        /** How long the discs are shown. */
        public static final int SECONDS = 5;

        public Rebuild {
            squares = List.copyOf(squares);
        }

        @Override
        public Optional<Square> about() {
            return Optional.empty();
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.rebuild(this);
        }
    }

    /** Hands this to the visitor's method for its kind. */
    <T> T accept(Visitor<T> visitor);

    /** What to do with each kind of task. */
    interface Visitor<T> {
        T choice(Choice task);

        T gaps(Gaps task);

        T moves(Moves task);

        T spot(Spot task);

        T rebuild(Rebuild task);
    }
}
