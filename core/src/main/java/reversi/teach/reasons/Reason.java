package reversi.teach.reasons;

import java.util.List;
import java.util.Optional;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;

/**
 * A fact about a move that makes it better or worse than another; docs/reasons.md defines each. The <em>mover</em> makes the move, the
 * <em>opponent</em> answers. A line begins with the move and has the plies that prove the fact, passes included.
 */
public sealed interface Reason
        permits EdgeReason,
                Reason.OnlyMove,
                Reason.Result,
                Reason.WipeOut,
                Reason.Sweep,
                Reason.CornerTaken,
                Reason.CornerWon,
                Reason.CornerKept,
                Reason.CornerGiven,
                Reason.CornerTraded,
                Reason.CornerEndangered,
                Reason.NoSafeReply,
                Reason.Pass,
                Reason.LastMove,
                Reason.Region,
                Reason.Access,
                Reason.StableDiscs,
                Reason.OpponentMoves,
                Reason.OwnMoves,
                Reason.QuietMove,
                Reason.OpensMoves,
                Reason.Frontier,
                Reason.Wall,
                Reason.Reply {
    /** The move that the fact is about. */
    Move move();

    /** The squares to point at, the most important first. */
    List<Square> squares();

    /** Hands this to the visitor's method for its kind. */
    <T> T accept(Visitor<T> visitor);

    /** How a move relates to an empty corner. */
    enum Beside {
        /** Diagonally beside it. */
        X_SQUARE,
        /** Beside it on an edge. */
        C_SQUARE,
        /** Not beside it. */
        APART;

        /** How a square relates to a corner of the grid. */
        static Beside of(Square square, Square corner) {
            if (square.distance(corner) != 1) {
                return APART;
            }
            boolean isDiagonal = square.file() != corner.file() && square.rank() != corner.rank();
            return isDiagonal ? X_SQUARE : C_SQUARE;
        }
    }

    /** What to do with each kind of reason. */
    interface Visitor<T> {
        T onlyMove(OnlyMove reason);

        T result(Result reason);

        T wipeOut(WipeOut reason);

        T sweep(Sweep reason);

        T cornerTaken(CornerTaken reason);

        T cornerWon(CornerWon reason);

        T cornerKept(CornerKept reason);

        T cornerGiven(CornerGiven reason);

        T cornerTraded(CornerTraded reason);

        T cornerEndangered(CornerEndangered reason);

        T noSafeReply(NoSafeReply reason);

        T pass(Pass reason);

        T lastMove(LastMove reason);

        T region(Region reason);

        T access(Access reason);

        T stableDiscs(StableDiscs reason);

        T opponentMoves(OpponentMoves reason);

        T ownMoves(OwnMoves reason);

        T quietMove(QuietMove reason);

        T opensMoves(OpensMoves reason);

        T frontier(Frontier reason);

        T wall(Wall reason);

        T reply(Reply reason);

        T wedge(EdgeReason.Wedge reason);

        T pair(EdgeReason.Pair reason);

        T unbalancedFive(EdgeReason.UnbalancedFive reason);

        T balancedSix(EdgeReason.BalancedSix reason);

        T stonerTrap(EdgeReason.StonerTrap reason);
    }

    /** There is no other legal move. */
    record OnlyMove(Move move) implements Reason {
        @Override
        public List<Square> squares() {
            return SquareLists.of(move);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.onlyMove(this);
        }
    }

    /**
     * With best play the move leads to another result than the other one.
     *
     * @param discs by how many discs the mover wins after the move; negative where it loses
     * @param other the move compared with
     * @param otherDiscs the same after that one
     * @param isAlone whether every other legal move leads to a worse outcome of win, draw and loss
     */
    record Result(Move move, int discs, Move other, int otherDiscs, boolean isAlone) implements Reason {
        @Override
        public List<Square> squares() {
            return SquareLists.of(move);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.result(this);
        }
    }

    /**
     * A side has no disc left at the end of the line.
     *
     * @param loser the side that is wiped out
     */
    record WipeOut(Disc loser, List<Move> line) implements Reason {
        public WipeOut {
            line = List.copyOf(line);
        }

        @Override
        public Move move() {
            return line.get(0);
        }

        @Override
        public List<Square> squares() {
            return SquareLists.of(line);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.wipeOut(this);
        }
    }

    /**
     * The mover's last disc of the game, at the end of the line, flips many; at most one disc of the opponent follows it.
     *
     * @param flipped the squares that it flips
     */
    record Sweep(List<Move> line, List<Square> flipped) implements Reason {
        public Sweep {
            line = List.copyOf(line);
            flipped = List.copyOf(flipped);
        }

        @Override
        public Move move() {
            return line.get(0);
        }

        @Override
        public List<Square> squares() {
            return SquareLists.of(line.get(line.size() - 1), flipped);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.sweep(this);
        }
    }

    /** The move takes a corner. */
    record CornerTaken(Move move) implements Reason {
        @Override
        public List<Square> squares() {
            return SquareLists.of(move);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.cornerTaken(this);
        }
    }

    /**
     * The mover takes a corner at the end of the line.
     *
     * @param isForced whether the mover can take it next whatever the opponent answers; the line has three plies then
     */
    record CornerWon(Square corner, List<Move> line, boolean isForced) implements Reason {
        public CornerWon {
            line = List.copyOf(line);
        }

        @Override
        public Move move() {
            return line.get(0);
        }

        @Override
        public List<Square> squares() {
            return List.of(corner);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.cornerWon(this);
        }
    }

    /** The opponent could have taken the corner if it were its turn before the move, and can't after it. */
    record CornerKept(Move move, Square corner) implements Reason {
        @Override
        public List<Square> squares() {
            return List.of(corner);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.cornerKept(this);
        }
    }

    /**
     * The opponent takes a corner at the end of the line.
     *
     * @param beside how the move relates to the corner
     * @param isNew whether the opponent could not have taken it if it were its turn before the move
     */
    record CornerGiven(Square corner, Beside beside, boolean isNew, List<Move> line) implements Reason {
        public CornerGiven {
            line = List.copyOf(line);
        }

        @Override
        public Move move() {
            return line.get(0);
        }

        @Override
        public List<Square> squares() {
            return List.of(corner);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.cornerGiven(this);
        }
    }

    /** In the line the opponent takes a corner, and the mover then takes another one, at its end. */
    record CornerTraded(Square given, Square won, List<Move> line) implements Reason {
        public CornerTraded {
            line = List.copyOf(line);
        }

        @Override
        public Move move() {
            return line.get(0);
        }

        @Override
        public List<Square> squares() {
            return List.of(won, given);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.cornerTraded(this);
        }
    }

    /**
     * The move stands beside an empty corner, which the opponent could take after {@code threat} if it might then move again.
     *
     * @param beside not {@link Beside#APART}
     * @param threat an answer of the opponent
     */
    record CornerEndangered(Move move, Square corner, Beside beside, Square threat) implements Reason {
        @Override
        public List<Square> squares() {
            return SquareLists.of(move, List.of(corner, threat));
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.cornerEndangered(this);
        }
    }

    /**
     * After each answer the mover can take a corner that it could not take before that answer.
     *
     * @param replies the number of answers, 1 or more
     * @param corners the corners that they open
     */
    record NoSafeReply(Move move, int replies, List<Square> corners) implements Reason {
        public NoSafeReply {
            corners = List.copyOf(corners);
        }

        @Override
        public List<Square> squares() {
            return corners;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.noSafeReply(this);
        }
    }

    /**
     * A side must pass at the end of the line, whose last move is that pass.
     *
     * @param passer who passes
     */
    record Pass(Disc passer, List<Move> line) implements Reason {
        public Pass {
            line = List.copyOf(line);
        }

        @Override
        public Move move() {
            return line.get(0);
        }

        @Override
        public List<Square> squares() {
            return SquareLists.of(line);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.pass(this);
        }
    }

    /** A side places the last disc of the game, at the end of the line; after the other move its opponent does. */
    record LastMove(Disc side, List<Move> line) implements Reason {
        public LastMove {
            line = List.copyOf(line);
        }

        @Override
        public Move move() {
            return line.get(0);
        }

        @Override
        public List<Square> squares() {
            return SquareLists.of(line.get(line.size() - 1));
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.lastMove(this);
        }
    }

    /**
     * The move leaves a number of empty squares in the region that it is played into; at the end of the line they are filled.
     *
     * @param empties the squares of the region after the move
     * @param area the part of the board in which just these squares are empty after the move
     * @param last who places the last disc there
     */
    record Region(List<Square> empties, Area area, Disc last, List<Move> line) implements Reason {
        public Region {
            empties = List.copyOf(empties);
            line = List.copyOf(line);
        }

        @Override
        public Move move() {
            return line.get(0);
        }

        @Override
        public List<Square> squares() {
            return empties;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.region(this);
        }
    }

    /**
     * After the move there is a region of empty squares in which one side can place a disc now and the other can't.
     *
     * @param side the side that can
     * @param empties the squares of the region
     */
    record Access(Move move, Disc side, List<Square> empties) implements Reason {
        public Access {
            empties = List.copyOf(empties);
        }

        @Override
        public List<Square> squares() {
            return empties;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.access(this);
        }
    }

    /**
     * At the end of the line, of one ply or two, some discs of a side can never be flipped again that it did not have, or that could be flipped, before.
     *
     * @param discs where they stand
     */
    record StableDiscs(Disc side, List<Square> discs, List<Move> line) implements Reason {
        public StableDiscs {
            discs = List.copyOf(discs);
            line = List.copyOf(line);
        }

        @Override
        public Move move() {
            return line.get(0);
        }

        @Override
        public List<Square> squares() {
            return discs;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.stableDiscs(this);
        }
    }

    /**
     * The move leaves the opponent fewer, or more, answers than the other one.
     *
     * @param moves squares on which the opponent can place a disc, 1 or more
     * @param other the move compared with
     * @param otherMoves the same after the other move
     */
    record OpponentMoves(Move move, int moves, Move other, int otherMoves) implements Reason {
        @Override
        public List<Square> squares() {
            return SquareLists.of(move);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.opponentMoves(this);
        }
    }

    /**
     * After the opponent's answer the mover has more, or fewer, moves than after the other move and the answer to that.
     *
     * @param reply the opponent's answer
     * @param moves squares on which the mover can then place a disc
     * @param other the move compared with
     * @param otherMoves the same for the other move
     */
    record OwnMoves(Move move, Square reply, int moves, Move other, int otherMoves) implements Reason {
        @Override
        public List<Square> squares() {
            return SquareLists.of(move);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.ownMoves(this);
        }
    }

    /** The opponent has no answer that it did not have before the move, and no disc that the move flips has an empty square beside it. */
    record QuietMove(Move move) implements Reason {
        @Override
        public List<Square> squares() {
            return SquareLists.of(move);
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.quietMove(this);
        }
    }

    /**
     * The move gives the opponent answers that it did not have before.
     *
     * @param opened where they are
     */
    record OpensMoves(Move move, List<Square> opened) implements Reason {
        public OpensMoves {
            opened = List.copyOf(opened);
        }

        @Override
        public List<Square> squares() {
            return opened;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.opensMoves(this);
        }
    }

    /**
     * After the move fewer, or more, of the mover's discs have an empty square beside them than after the other one.
     *
     * @param discs where they stand
     * @param other the move compared with
     * @param otherDiscs how many there are after the other move
     */
    record Frontier(Move move, List<Square> discs, Move other, int otherDiscs) implements Reason {
        public Frontier {
            discs = List.copyOf(discs);
        }

        @Override
        public List<Square> squares() {
            return discs;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.frontier(this);
        }
    }

    /**
     * The move makes a straight row of the mover's discs along empty squares, on none of which the mover could place a disc.
     *
     * @param discs the row, in order
     * @param beside the empty squares, one beside each disc
     */
    record Wall(Move move, List<Square> discs, List<Square> beside) implements Reason {
        public Wall {
            discs = List.copyOf(discs);
            beside = List.copyOf(beside);
        }

        @Override
        public List<Square> squares() {
            return discs;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.wall(this);
        }
    }

    /**
     * After the best answer to the worse move its mover is worse off than after the better move.
     *
     * @param move the better move or the worse one
     * @param worse the worse one
     * @param reply the opponent's best answer to it; empty where none is known, or it must pass
     * @param discs by how many discs, in the engine's estimate
     */
    record Reply(Move move, Move worse, Optional<Square> reply, int discs) implements Reason {
        @Override
        public List<Square> squares() {
            return SquareLists.of(worse, reply.map(List::of).orElse(List.of()));
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.reply(this);
        }
    }
}
