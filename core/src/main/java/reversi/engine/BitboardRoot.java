package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;
import reversi.rules.Position;

/** The moves of an 8×8 position, searched on bitboards. */
final class BitboardRoot implements RootSearch {
    static final int SOLVABLE_MOST = 30;
    private static final int SOLVABLE_FEWEST = 17;

    private final Board board;
    private final List<Move> moves;
    private final Flips flips;
    private final SearchThreads crew;
    private final TranspositionTable table;
    private final Goal goal;
    private final long nodesBefore;

    BitboardRoot(Position position, Flips flips, SearchThreads crew, TranspositionTable table) {
        this.board = Board.of(position);
        this.moves = position.legalMoves();
        this.flips = flips;
        this.crew = crew;
        this.table = table;
        this.goal = Goal.of(position.variant());
        this.nodesBefore = crew.nodes();
        crew.start();
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
        return goal == Goal.MOST ? SOLVABLE_MOST : SOLVABLE_FEWEST;
    }

    @Override
    public int value(int move, int depth, int selectivity, int alpha, int beta) {
        Board after = after(board, moves.get(move));
        boolean pass = moves.get(move).isPass();
        int plies = pass ? depth : depth - 1;
        return -crew.search(after.player(), after.opponent(), plies, selectivity, -beta, -alpha);
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
        Board at = after(board, moves.get(move));
        while (line.size() < length) {
            Move next = expected(at);
            if (next == null) {
                break;
            }
            line.add(next);
            at = after(at, next);
        }
        return line;
    }

    /** The move that the table remembers, or the forced pass; null where nothing is known or the game is over. */
    private @Nullable Move expected(Board at) {
        long legal = at.moves();
        if (legal == 0) {
            return at.pass().moves() == 0 ? null : Move.PASS;
        }
        int best = TranspositionTable.move(table.find(at.player(), at.opponent()));
        return best < 64 && (legal >>> best & 1) != 0 ? Move.at(Board.square(best)) : null;
    }

    @Override
    public long nodes() {
        return crew.nodes() - nodesBefore;
    }
}
