package reversi.tools.reasons;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;

/**
 * Standard Othello written a second time, as plainly as its rules are said, from the squares of a position: it shares nothing with
 * the code that it checks.
 */
final class PlainBoard {
    static final int SIZE = 8;
    private static final int[] STEPS = {-1, 0, 1};
    private static final char EMPTY = '.';
    private static final int ORDERED_EMPTIES = 5;

    private final char[][] cells;

    private PlainBoard(char[][] cells) {
        this.cells = cells;
    }

    static PlainBoard of(Position position) {
        char[][] cells = new char[SIZE][SIZE];
        for (int rank = 0; rank < SIZE; rank++) {
            for (int file = 0; file < SIZE; file++) {
                Optional<Disc> disc = position.at(new Square(file, rank));
                cells[rank][file] = disc.isEmpty() ? EMPTY : letter(disc.get());
            }
        }
        return new PlainBoard(cells);
    }

    private static char letter(Disc disc) {
        return disc == Disc.BLACK ? 'B' : 'W';
    }

    private static boolean isOn(int file, int rank) {
        return file >= 0 && rank >= 0 && file < SIZE && rank < SIZE;
    }

    static List<Square> squares() {
        List<Square> squares = new ArrayList<>();
        for (int rank = 0; rank < SIZE; rank++) {
            for (int file = 0; file < SIZE; file++) {
                squares.add(new Square(file, rank));
            }
        }
        return squares;
    }

    boolean isEmpty(Square square) {
        return cells[square.rank()][square.file()] == EMPTY;
    }

    boolean has(Square square, Disc disc) {
        return cells[square.rank()][square.file()] == letter(disc);
    }

    int count(Disc disc) {
        return (int) squares().stream().filter(square -> has(square, disc)).count();
    }

    int empties() {
        return SIZE * SIZE - count(Disc.BLACK) - count(Disc.WHITE);
    }

    /** The discs that flip if a side places one on a square; none where that is not allowed. */
    List<Square> flips(Square square, Disc side) {
        List<Square> flips = new ArrayList<>();
        if (isEmpty(square)) {
            for (int up : STEPS) {
                for (int right : STEPS) {
                    flips.addAll(outflanked(square, right, up, side));
                }
            }
        }
        return flips;
    }

    private List<Square> outflanked(Square from, int right, int up, Disc side) {
        List<Square> passed = new ArrayList<>();
        int file = from.file() + right;
        int rank = from.rank() + up;
        while (isOn(file, rank) && cells[rank][file] == letter(side.other())) {
            passed.add(new Square(file, rank));
            file += right;
            rank += up;
        }
        boolean isClosed = isOn(file, rank) && cells[rank][file] == letter(side);
        return isClosed && (right != 0 || up != 0) ? passed : List.of();
    }

    boolean canPlace(Square square, Disc side) {
        return !flips(square, side).isEmpty();
    }

    List<Square> moves(Disc side) {
        return squares().stream().filter(square -> canPlace(square, side)).toList();
    }

    boolean isOver() {
        return moves(Disc.BLACK).isEmpty() && moves(Disc.WHITE).isEmpty();
    }

    PlainBoard place(Square square, Disc side) {
        char[][] next = new char[SIZE][];
        for (int rank = 0; rank < SIZE; rank++) {
            next[rank] = cells[rank].clone();
        }
        for (Square flipped : flips(square, side)) {
            next[flipped.rank()][flipped.file()] = letter(side);
        }
        next[square.rank()][square.file()] = letter(side);
        return new PlainBoard(next);
    }

    boolean isLegal(Move move, Disc side) {
        return move.square()
                .map(square -> canPlace(square, side))
                .orElseGet(() -> moves(side).isEmpty() && !moves(side.other()).isEmpty());
    }

    PlainBoard play(Move move, Disc side) {
        return move.square().map(square -> place(square, side)).orElse(this);
    }

    static List<Square> neighbours(Square square) {
        return squares().stream()
                .filter(other -> Math.abs(other.file() - square.file()) <= 1
                        && Math.abs(other.rank() - square.rank()) <= 1
                        && !other.equals(square))
                .toList();
    }

    boolean isBesideEmpty(Square square) {
        return neighbours(square).stream().anyMatch(this::isEmpty);
    }

    Set<Square> frontier(Disc side) {
        Set<Square> frontier = new HashSet<>();
        for (Square square : squares()) {
            if (has(square, side) && isBesideEmpty(square)) {
                frontier.add(square);
            }
        }
        return frontier;
    }

    /** The empty squares that are connected with one, in any direction. */
    Set<Square> region(Square within) {
        Set<Square> region = new HashSet<>();
        spread(within, region);
        return region;
    }

    private void spread(Square square, Set<Square> region) {
        if (isEmpty(square) && region.add(square)) {
            neighbours(square).forEach(near -> spread(near, region));
        }
    }

    /** The discs of a side that can't be flipped any more, as far as full lines, the rim and neighbours prove it. */
    Set<Square> stable(Disc side) {
        Set<Square> proven = new HashSet<>();
        for (int round = 0; round <= SIZE * SIZE; round++) {
            for (Square square : squares()) {
                if (has(square, side)
                        && isHeld(square, 1, 0, proven)
                        && isHeld(square, 0, 1, proven)
                        && isHeld(square, 1, 1, proven)
                        && isHeld(square, 1, -1, proven)) {
                    proven.add(square);
                }
            }
        }
        return proven;
    }

    private boolean isHeld(Square square, int right, int up, Set<Square> proven) {
        boolean isHeld = false;
        for (int way = -1; way <= 1; way += 2) {
            int file = square.file() + way * right;
            int rank = square.rank() + way * up;
            isHeld |= !isOn(file, rank) || proven.contains(new Square(file, rank));
        }
        return isHeld || isLineFull(square, right, up);
    }

    private boolean isLineFull(Square square, int right, int up) {
        for (int steps = -SIZE; steps <= SIZE; steps++) {
            int file = square.file() + steps * right;
            int rank = square.rank() + steps * up;
            if (isOn(file, rank) && cells[rank][file] == EMPTY) {
                return false;
            }
        }
        return true;
    }

    /** Whether some discs of a side are still its own after a game of random moves from here. */
    boolean keeps(List<Square> discs, Disc side, Disc toMove, Random random) {
        PlainBoard board = this;
        Disc mover = toMove;
        while (!board.isOver()) {
            List<Square> moves = board.moves(mover);
            if (!moves.isEmpty()) {
                board = board.place(moves.get(random.nextInt(moves.size())), mover);
            }
            mover = mover.other();
        }
        PlainBoard end = board;
        return discs.stream().allMatch(square -> end.has(square, side));
    }

    /** By how many discs a side wins that is to move, with best play; the empties count for the winner. */
    int solve(Disc toMove, int alpha, int beta) {
        List<Square> moves = moves(toMove);
        if (moves.isEmpty()) {
            return moves(toMove.other()).isEmpty() ? result(toMove) : -solve(toMove.other(), -beta, -alpha);
        }
        int best = -SIZE * SIZE - 1;
        for (PlainBoard next : after(moves, toMove)) {
            best = Math.max(best, -next.solve(toMove.other(), -beta, -Math.max(alpha, best)));
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    private List<PlainBoard> after(List<Square> moves, Disc side) {
        List<PlainBoard> boards = new ArrayList<>();
        for (Square move : moves) {
            boards.add(place(move, side));
        }
        if (empties() > ORDERED_EMPTIES) {
            boards.sort(
                    Comparator.comparingInt(board -> board.moves(side.other()).size()));
        }
        return boards;
    }

    private int result(Disc side) {
        int lead = count(side) - count(side.other());
        return lead + Integer.signum(lead) * empties();
    }
}
