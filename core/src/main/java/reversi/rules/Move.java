package reversi.rules;

import java.util.Optional;

/** What a player does at a turn: place a disc on a square, or pass. */
public sealed interface Move permits Move.Placement, Move.Pass {
    /** The only pass there is. */
    Move PASS = new Pass();

    /** A disc placed on a square. */
    record Placement(Square on) implements Move {
        @Override
        public String toString() {
            return on.name();
        }
    }

    /** The turn given up because no disc can be placed. */
    record Pass() implements Move {
        @Override
        public String toString() {
            return "pass";
        }
    }

    /** The move that places a disc on this square. */
    static Move at(Square square) {
        return new Placement(square);
    }

    /** The move that places a disc on the square of this name; throws IllegalArgumentException where there is none. */
    static Move at(String name) {
        return new Placement(Square.of(name));
    }

    default boolean isPass() {
        return this instanceof Pass;
    }

    /** The square of the placed disc; empty for a pass. */
    default Optional<Square> square() {
        return this instanceof Placement placement ? Optional.of(placement.on) : Optional.empty();
    }
}
