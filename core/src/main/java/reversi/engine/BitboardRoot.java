package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;
import reversi.rules.Position;

/** The root of a bitboard search of an 8×8 position. */
final class BitboardRoot implements RootSearch {
    static final int MAX_SOLVABLE = 30;
    private static final int MAX_SOLVABLE_ANTI = 17;

    private final Board board;
    private final List<Move> moves;
    private final Flips flips;
    private final SearchThreads threads;
    private final TranspositionTable table;
    private final Goal goal;
    private final long nodesBefore;

    BitboardRoot(Position position, Flips flips, SearchThreads threads, TranspositionTable table) {
        this.board = Board.of(position);
        this.moves = position.legalMoves();
        this.flips = flips;
        this.threads = threads;
        this.table = table;
        this.goal = Goal.of(position.variant());
        this.nodesBefore = threads.nodes();
        threads.start();
    }

    @Override
    public List<Move> moves() {
        return moves;
    }

    @Override
    public int empties() {
        return Long.bitCount(board.empties());
    }

    @Override
    public int solvable() {
        return goal == Goal.MOST ? MAX_SOLVABLE : MAX_SOLVABLE_ANTI;
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
            int index = Board.index(placement.on());
            return before.play(index, flips.of(index, before.player(), before.opponent()));
        }
        return before.pass();
    }

    @Override
    public List<Move> line(int move, int length) {
        List<Move> line = new ArrayList<>();
        line.add(moves.get(move));
        Board current = after(board, moves.get(move));
        while (line.size() < length) {
            Move next = expected(current);
            if (next == null) {
                break;
            }
            line.add(next);
            current = after(current, next);
        }
        return line;
    }

    /** The hash move, or a forced pass; null if the table has none or the game is over. */
    private @Nullable Move expected(Board current) {
        long legal = current.moves();
        if (legal == 0) {
            return current.pass().moves() == 0 ? null : Move.PASS;
        }
        int best = TranspositionTable.move(table.probe(current.player(), current.opponent()));
        return best < 64 && (legal >>> best & 1) != 0 ? Move.at(Board.square(best)) : null;
    }

    @Override
    public long nodes() {
        return threads.nodes() - nodesBefore;
    }
}
