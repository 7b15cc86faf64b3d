package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;

/** The root of a bitboard search. */
final class BitboardRoot implements RootSearch {
    static final int MAX_SOLVABLE = 30;
    private static final int MAX_SOLVABLE_OTHERS = 24;

    /** What the leader has for it in Othello. */
    private static final int LEAD = 30;

    private final Board board;
    private final List<Move> moves;
    private final Flips flips;
    private final SearchThreads threads;
    private final TranspositionTable table;
    private final LineEnd lineEnd;
    private final int inset;
    private final long squares;
    private final int solvable;
    private final int lead;
    private final long nodesBefore;

    /** The threads search the family's boards. They know of no stock of discs, so that with one nothing is solved. */
    BitboardRoot(Position position, Family family, Flips flips, SearchThreads threads, TranspositionTable table) {
        this.board = Board.inside(position);
        this.inset = family.inset();
        this.squares = family.squares();
        boolean hasStock = position.variant().stock() != 0;
        this.solvable = hasStock ? 0 : family == Family.OTHELLO ? MAX_SOLVABLE : MAX_SOLVABLE_OTHERS;
        this.lead = family == Family.OTHELLO ? LEAD : 0;
        this.lineEnd = new LineEnd(family, flips);
        this.moves = position.legalMoves();
        this.flips = flips;
        this.threads = threads;
        this.table = table;
        this.nodesBefore = threads.nodes();
        threads.start();
    }

    @Override
    public List<Move> moves() {
        return moves;
    }

    @Override
    public int empties() {
        return Long.bitCount(board.empties() & squares);
    }

    @Override
    public int solvable() {
        return solvable;
    }

    @Override
    public int lead() {
        return lead;
    }

    @Override
    public int value(int move, int depth, int selectivity, int alpha, int beta) {
        Board after = after(board, moves.get(move));
        boolean pass = moves.get(move).isPass();
        int plies = pass ? depth : depth - 1;
        return -threads.search(after.player(), after.opponent(), plies, selectivity, -beta, -alpha);
    }

    private Board after(Board before, Move move) {
        if (move instanceof Move.Placement placement) {
            int index = (placement.on().rank() + inset) * Board.SIZE
                    + placement.on().file()
                    + inset;
            return before.play(index, flips.of(index, before.player(), before.opponent()));
        }
        return before.pass();
    }

    @Override
    public List<Move> line(int move, int length) {
        List<Move> line = new ArrayList<>();
        line.add(moves.get(move));
        Board current = after(board, moves.get(move));
        int placed = 1;
        Move next = expected(current);
        while (next != null && placed < length) {
            line.add(next);
            placed += next.isPass() ? 0 : 1;
            current = after(current, next);
            next = expected(current);
        }
        return line;
    }

    @Override
    public List<Move> solvedLine(int move, int depth, int value) {
        return SolvedLine.find(new Walk(), moves.get(move), value, depth);
    }

    /** The hash move, a forced pass, or near the end the best move; null if none is known or the game is over. */
    private @Nullable Move expected(Board current) {
        long legal = current.moves() & squares;
        if (legal == 0) {
            return (current.pass().moves() & squares) == 0 ? null : Move.PASS;
        }
        boolean isNearEnd = solvable > 0 && Long.bitCount(current.empties() & squares) <= LineEnd.MOST_EMPTIES;
        int best = isNearEnd
                ? lineEnd.best(current.player(), current.opponent())
                : TranspositionTable.move(table.probe(current.player(), current.opponent()));
        return BitMoves.contains(legal, best) ? at(best) : null;
    }

    private Move at(int index) {
        return Move.at(new Square(index % Board.SIZE - inset, index / Board.SIZE - inset));
    }

    @Override
    public long nodes() {
        return threads.nodes() - nodesBefore;
    }

    @Override
    public void close() {
        threads.end();
    }

    /** Keeps the boards since the root. */
    private final class Walk implements SolvedLine.Walk {
        private final List<Board> before = new ArrayList<>();
        private Board current = board;

        @Override
        public List<Move> moves() {
            List<Move> found = new ArrayList<>();
            Move likeliest = expected(current);
            if (likeliest != null) {
                found.add(likeliest);
            }
            for (long rest = current.moves() & squares; rest != 0; rest &= rest - 1) {
                Move move = at(Long.numberOfTrailingZeros(rest));
                if (!move.equals(likeliest)) {
                    found.add(move);
                }
            }
            return found;
        }

        @Override
        public void play(Move move) {
            before.add(current);
            current = after(current, move);
        }

        @Override
        public void takeBack(Move move) {
            current = before.remove(before.size() - 1);
        }

        @Override
        public int value(int depth, int alpha, int beta) {
            return threads.search(current.player(), current.opponent(), depth, ProbCut.NONE, alpha, beta);
        }
    }
}
