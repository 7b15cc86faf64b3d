package reversi.engine;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

/** A bare search of positions of a variant that fits no bitboard, for tools: what {@link BoardSearch} is for those that do. */
public final class PositionSearch {
    private static final int BOUND = Bounds.INFINITE;
    private static final int HUNDREDTHS = 100;

    private final GeneralBoard board;
    private final TranspositionTable table;
    private final GeneralSearch search;

    /** A search with a table of 2^{@code tableBits} entries; without weights by the hand-set evaluation. */
    public PositionSearch(Variant variant, @Nullable PatternWeights weights, int tableBits) {
        StopSignal never = new StopSignal(() -> 0);
        never.start(Long.MAX_VALUE, Long.MAX_VALUE);
        this.board = new GeneralBoard(Position.start(variant));
        this.table = new TranspositionTable(tableBits);
        this.search = weights == null
                ? new GeneralSearch(board, table, never, Goal.of(variant))
                : new GeneralSearch(board, weights, new ProbCut(weights.family()), table, never);
        search.start();
    }

    /** Clears the transposition table. */
    public void clear() {
        table.clear();
        search.start();
    }

    /** The value of a full-width search to {@code depth} plies, in hundredths of a disc for the side to move. */
    public int value(Position position, int depth) {
        board.set(position);
        return search.search(depth, ProbCut.NONE, -BOUND, BOUND);
    }

    /** The result with best play in discs for the side to move, empties counted for the winner. */
    public int solve(Position position) {
        return value(position, position.empties()) / HUNDREDTHS;
    }

    /** The hash move of a position, if there is one. */
    public Optional<Move> best(Position position) {
        board.set(position);
        int found = TranspositionTable.move(table.probe(board.key(), board.otherKey()));
        return found < Geometry.LIMIT && board.geometry.onBoard[found]
                ? Optional.of(Move.at(Geometry.square(found)))
                : Optional.empty();
    }

    /** The number of moves of the side to move. */
    public int moves(Position position) {
        board.set(position);
        return board.mobility(board.toMove());
    }

    /** The number of moves that the other side would have. */
    public int replies(Position position) {
        board.set(position);
        return board.mobility(3 - board.toMove());
    }

    /** The entry of the empties among the {@link PatternEntries#PARITIES} ones. */
    public int parity(Position position) {
        board.set(position);
        return board.parity();
    }
}
