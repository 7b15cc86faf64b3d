package reversi.tools.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.rules.Position;
import reversi.rules.Variant;

/** The boards of variants that fit 8×8 squares. */
final class Bitboards implements PlayedBoards<Board> {
    /** Where every game begins, on smaller boards as well: they stand in the middle. */
    static final Board START = Board.of(Position.start(Variant.OTHELLO));

    private final BoardSearch search;

    Bitboards(BoardSearch search) {
        this.search = search;
    }

    @Override
    public Board start() {
        return START;
    }

    @Override
    public void clear() {
        search.clear();
    }

    @Override
    public int empties(Board board) {
        return search.empties(board);
    }

    @Override
    public List<Board> next(Board board) {
        List<Board> next = new ArrayList<>();
        for (long rest = search.moves(board); rest != 0; rest &= rest - 1) {
            next.add(play(board, Long.numberOfTrailingZeros(rest)));
        }
        return next;
    }

    private static Board play(Board board, int move) {
        return board.play(move, board.flips(move));
    }

    @Override
    public boolean isOver(Board board) {
        return search.moves(board) == 0 && search.moves(board.pass()) == 0;
    }

    @Override
    public Board pass(Board board) {
        return board.pass();
    }

    @Override
    public int value(Board board, int depth) {
        return search.value(board, depth);
    }

    @Override
    public int solve(Board board) {
        return search.solve(board);
    }

    @Override
    public Optional<Board> best(Board board) {
        int best = search.best(board);
        return best < 0 ? Optional.empty() : Optional.of(play(board, best));
    }

    @Override
    public void add(PositionFile positions, Board board, int result, int foreseen) {
        positions.add(board.player(), board.opponent(), result, foreseen);
    }
}
