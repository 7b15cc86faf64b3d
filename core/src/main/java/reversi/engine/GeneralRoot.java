package reversi.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reversi.rules.Move;
import reversi.rules.Position;

/** The root of a search of any variant, on a mailbox board. */
final class GeneralRoot implements RootSearch {
    private static final int SOLVABLE = 16;

    private final List<Move> moves;
    private final GeneralBoard board;
    private final GeneralSearch search;
    private final TranspositionTable table;

    /** A search with the hand-set evaluation, or with weights where there are some, and then with their margins. */
    GeneralRoot(
            Position position,
            @Nullable PatternWeights weights,
            @Nullable ProbCut probCut,
            TranspositionTable table,
            StopSignal stop) {
        this.moves = position.legalMoves();
        this.board = new GeneralBoard(position);
        this.search = weights == null || probCut == null
                ? new GeneralSearch(board, table, stop, Goal.of(position.variant()))
                : new GeneralSearch(board, weights, probCut, table, stop);
        this.table = table;
        search.start();
    }

    @Override
    public List<Move> moves() {
        return moves;
    }

    @Override
    public int empties() {
        return board.empties();
    }

    @Override
    public int solvable() {
        return SOLVABLE;
    }

    @Override
    public int value(int move, int depth, int selectivity, int alpha, int beta) {
        boolean pass = moves.get(move).isPass();
        make(moves.get(move));
        int value = -search.search(pass ? depth : depth - 1, selectivity, -beta, -alpha);
        takeBack(moves.get(move));
        return value;
    }

    private void make(Move move) {
        if (move instanceof Move.Placement placement) {
            board.play(Geometry.index(placement.on()));
        } else {
            board.pass();
        }
    }

    private void takeBack(Move move) {
        if (move.isPass()) {
            board.pass();
        } else {
            board.takeBack();
        }
    }

    @Override
    public List<Move> line(int move, int length) {
        List<Move> line = new ArrayList<>();
        int placed = 0;
        for (Move next = moves.get(move); next != null; next = placed < length ? expected() : null) {
            line.add(next);
            placed += next.isPass() ? 0 : 1;
            make(next);
        }
        for (int i = line.size() - 1; i >= 0; i--) {
            takeBack(line.get(i));
        }
        return line;
    }

    @Override
    public List<Move> solvedLine(int move, int depth, int value) {
        return SolvedLine.find(new Walk(), moves.get(move), value, depth);
    }

    /** The hash move, or a forced pass; null if the table has none or the game is over. */
    private @Nullable Move expected() {
        int[] legal = new int[Geometry.LIMIT];
        int count = board.moves(board.toMove(), legal, 0);
        if (count == 0) {
            return board.mobility(3 - board.toMove()) == 0 ? null : Move.PASS;
        }
        int best = TranspositionTable.move(table.probe(board.key(), board.otherKey()));
        for (int i = 0; i < count; i++) {
            if (legal[i] == best) {
                return Move.at(Geometry.square(best));
            }
        }
        return null;
    }

    @Override
    public long nodes() {
        return search.nodes();
    }

    /** Plays on the board of the search. */
    private final class Walk implements SolvedLine.Walk {
        @Override
        public List<Move> moves() {
            int[] legal = new int[Geometry.LIMIT];
            int count = board.moves(board.toMove(), legal, 0);
            Move likeliest = expected();
            List<Move> found = new ArrayList<>();
            if (likeliest != null) {
                found.add(likeliest);
            }
            for (int i = 0; i < count; i++) {
                Move move = Move.at(Geometry.square(legal[i]));
                if (!move.equals(likeliest)) {
                    found.add(move);
                }
            }
            return found;
        }

        @Override
        public void play(Move move) {
            make(move);
        }

        @Override
        public void takeBack(Move move) {
            GeneralRoot.this.takeBack(move);
        }

        @Override
        public int value(int depth, int alpha, int beta) {
            return search.search(depth, ProbCut.NONE, alpha, beta);
        }
    }

    @Override
    public void close() {}
}
