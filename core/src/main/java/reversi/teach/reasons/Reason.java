package reversi.teach.reasons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;

/**
 * A fact about a move that makes it better or worse than another; docs/reasons.md says when it is told.
 *
 * @param kind what it states: of the mover, who makes the move, and of the opponent, who answers it
 * @param side whose discs, moves or pass it is about where the kind leaves that open; the mover otherwise
 * @param line the move and the plies that prove the fact, passes included
 * @param squares the squares to point at, the most important first
 * @param compared the number that it states beside that of another move; empty where the kind compares none
 * @param area the part of the board that a {@link Kind#REGION} lies in; {@link Area#SOMEWHERE} for any other kind
 */
public record Reason(
        Kind kind, Disc side, List<Move> line, List<Square> squares, Optional<Compared> compared, Area area) {
    public Reason {
        line = List.copyOf(line);
        squares = List.copyOf(squares);
    }

    /** What a reason is about. */
    public enum Idea {
        RESULT,
        WIPE_OUT,
        CORNER,
        TEMPO,
        PARITY,
        STABILITY,
        MOBILITY,
        FRONTIER,
        EDGE,
        SQUARE,
        COUNTING
    }

    /** What a reason states. */
    public enum Kind {
        /** There is no other legal move. */
        ONLY_MOVE(Idea.RESULT),
        /** With best play the mover wins by so many discs, negative where it loses, and by another number after the other move. */
        RESULT(Idea.RESULT),
        /** The same, where it does not lose and every other legal move leads to a worse outcome of win, draw and loss. */
        RESULT_ALONE(Idea.RESULT),
        /** The side has no disc left at the end of the line; squares: those of the line. */
        WIPE_OUT(Idea.WIPE_OUT),
        /**
         * The mover's last disc of the game, at the end of the line, flips many; at most one disc of the opponent follows it. Squares: the
         * disc's, and those that it flips.
         */
        SWEEP(Idea.COUNTING),
        /** The move takes a corner. */
        CORNER_TAKEN(Idea.CORNER),
        /** The mover takes a corner at the end of the line. */
        CORNER_WON(Idea.CORNER),
        /** The same in a line of three plies, where the mover can take it next whatever the opponent answers. */
        CORNER_FORCED(Idea.CORNER),
        /** The opponent could have taken the corner if it were its turn before the move, and can't after it. */
        CORNER_KEPT(Idea.CORNER),
        /** The opponent takes a corner at the end of the line. */
        CORNER_GIVEN(Idea.CORNER),
        /** The opponent takes a corner next, which is not beside the move or was in reach before it. */
        CORNER_LEFT(Idea.CORNER),
        /** In the line the opponent takes a corner, and the mover then another one, at its end. Squares: this one, that one. */
        CORNER_TRADED(Idea.CORNER),
        /**
         * The move stands diagonally beside an empty corner, which the opponent could take after an answer if it might then move again.
         * Squares: the move's, the corner, the answer's.
         */
        X_SQUARE(Idea.CORNER),
        /** The same of a move beside the corner on an edge. */
        C_SQUARE(Idea.CORNER),
        /** After each of so many answers the mover can take a corner that it could not take before that answer; squares: the corners. */
        NO_SAFE_REPLY(Idea.CORNER),
        /** The side must pass at the end of the line, whose last move is that pass; squares: those of the line. */
        PASS(Idea.TEMPO),
        /** The side places the last disc of the game, at the end of the line, there; after the other move its opponent does. */
        LAST_MOVE(Idea.PARITY),
        /** The squares are left empty in the region that the move is played into; the line fills them, the last by the side. */
        REGION(Idea.PARITY),
        /** After the move the side can place a disc in this region of empty squares, and the other side can't. */
        ACCESS(Idea.TEMPO),
        /** At the end of the line, of one ply or two, these discs of the side can never be flipped again, which was not so before. */
        STABLE_DISCS(Idea.STABILITY),
        /** The opponent has so many answers, and more or fewer to the other move. */
        OPPONENT_MOVES(Idea.MOBILITY),
        /** After the line, of two plies, the mover has so many moves, and more or fewer after the other move and the answer to that. */
        OWN_MOVES(Idea.MOBILITY),
        /** The opponent has no answer that it did not have before, and no disc that the move flips has an empty square beside it. */
        QUIET_MOVE(Idea.MOBILITY),
        /** The move gives the opponent these answers, which it did not have before. */
        OPENS_MOVES(Idea.MOBILITY),
        /** So many of the mover's discs, these, have an empty square beside them; more or fewer after the other move. */
        FRONTIER(Idea.FRONTIER),
        /** The move makes a straight row of these discs of the mover along empty squares, on none of which the mover could place a disc. */
        WALL(Idea.FRONTIER),
        /** At the end of the line the side, whose turn it is, has so many moves, and more or fewer after as many plies of the other line. */
        MOVES_LATER(Idea.MOBILITY),
        /** So many of the mover's discs, these, have an empty square beside them at the end of the line; more or fewer in the other one. */
        FRONTIER_LATER(Idea.FRONTIER),
        /** As {@link #STABLE_DISCS}, at the end of a longer line. */
        STABLE_LATER(Idea.STABILITY),
        /**
         * After the line, of two plies, the mover has so many moves that open no corner for the opponent, and more or fewer after the other move
         * and the answer to that.
         */
        SAFE_MOVES(Idea.TEMPO),
        /** The opponent answers on this square, that of the other, better move. */
        SQUARE_LEFT(Idea.SQUARE),
        /** The opponent answers on this square, on which it could not play after the other, better move. */
        ALLOWS_ANSWER(Idea.SQUARE),
        /** The mover plays here at the end of the line, of three plies, which it could not before, nor after the other move and its answer. */
        PREPARES_MOVE(Idea.SQUARE),
        /** After the best answer to the other, worse move its mover is so many discs worse off, in the engine's estimate. Squares: both. */
        REPLY(Idea.RESULT),
        /**
         * At the end of the line the side places a disc here on an edge between two of the other side that stay as they are: along the edge
         * nothing can flip it.
         */
        WEDGE(Idea.EDGE),
        /** Two empty squares beside each other on an edge: where the opponent takes either that it can take, the mover can take the other. */
        PAIR(Idea.EDGE),
        /**
         * The move makes a row of exactly five discs of the mover on an edge that is empty otherwise. Squares: the empty C-square at its one
         * end, and the row.
         */
        UNBALANCED_FIVE(Idea.EDGE),
        /** The move makes this row of six discs of the mover on an edge between two empty corners. */
        BALANCED_SIX(Idea.EDGE),
        /**
         * The move, on an X-square, lures the opponent into a corner: the mover then wedges in beside it, with the third ply of the line, and
         * takes the other corner of the edge after any answer. Squares: this corner, the wedge's, the corner lost.
         */
        STONER_TRAP(Idea.EDGE);

        private final Idea idea;

        Kind(Idea idea) {
            this.idea = idea;
        }

        /** What it is about. */
        public Idea idea() {
            return idea;
        }
    }

    /**
     * A number that holds of a move, and of another one.
     *
     * @param number how many
     * @param other the move compared with
     * @param otherNumber how many after that one; 0 where the kind does not say
     */
    public record Compared(int number, Move other, int otherNumber) {}

    /** A reason that points at the square of its move and says nothing more. */
    public static Reason of(Kind kind, Disc side, List<Move> line) {
        return new Reason(kind, side, line, placed(line.subList(0, 1)), Optional.empty(), Area.SOMEWHERE);
    }

    /** This about another side. */
    Reason by(Disc other) {
        return new Reason(kind, other, line, squares, compared, area);
    }

    /** This pointing at other squares. */
    Reason at(List<Square> others) {
        return new Reason(kind, side, line, others, compared, area);
    }

    /** This pointing at other squares. */
    Reason at(Square... others) {
        return at(List.of(others));
    }

    /** This with a number, beside that of another move. */
    public Reason counting(int number, Move other, int otherNumber) {
        return new Reason(kind, side, line, squares, Optional.of(new Compared(number, other, otherNumber)), area);
    }

    Reason in(Area part) {
        return new Reason(kind, side, line, squares, compared, part);
    }

    /** The move that the fact is about. */
    public Move move() {
        return line.get(0);
    }

    /** Whether it only says what the game ends with. */
    public boolean isResult() {
        return kind == Kind.RESULT || kind == Kind.RESULT_ALONE;
    }

    /** The last ply of the line. */
    public Move last() {
        return line.get(line.size() - 1);
    }

    /** The number that it states: of squares, where it compares none. */
    public int number() {
        return compared.map(Compared::number).orElse(squares.size());
    }

    /** The squares of some moves, without passes. */
    static List<Square> placed(List<Move> moves) {
        List<Square> squares = new ArrayList<>();
        for (Move move : moves) {
            move.square().ifPresent(squares::add);
        }
        return squares;
    }
}
