package reversi.tools.train;

import java.util.Optional;
import java.util.SplittableRandom;
import reversi.engine.Board;
import reversi.engine.BoardSearch;

/**
 * Leads from the positions of games to positions like the leaves of a search. There, one side's moves are any legal ones, since all must
 * be refuted, and the other side's are the good ones that refute them.
 */
final class LeafWalk {
    private final BoardSearch search;
    private final SplittableRandom random;

    LeafWalk(BoardSearch search, SplittableRandom random) {
        this.search = search;
        this.random = random;
    }

    /**
     * A board 0 to {@code plies} plies on, each number as likely as the others; passes count. Nothing where the game ended before. The
     * side that moves at random is drawn anew each time; the other takes the move after which the evaluation likes it best.
     */
    Optional<Board> from(Board start, int plies) {
        Board board = start;
        boolean isRandom = random.nextBoolean();
        for (int rest = random.nextInt(plies + 1); rest > 0; rest--) {
            long moves = search.moves(board);
            if (moves != 0) {
                board = play(board, isRandom ? any(moves) : best(board));
            } else if (search.moves(board.pass()) != 0) {
                board = board.pass();
            } else {
                return Optional.empty();
            }
            isRandom = !isRandom;
        }
        return Optional.of(board);
    }

    private int best(Board board) {
        search.clear();
        search.value(board, 1);
        int best = search.best(board);
        return best < 0 ? any(search.moves(board)) : best;
    }

    private int any(long moves) {
        long rest = moves;
        for (int skipped = random.nextInt(Long.bitCount(moves)); skipped > 0; skipped--) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    private static Board play(Board board, int move) {
        return board.play(move, board.flips(move));
    }
}
