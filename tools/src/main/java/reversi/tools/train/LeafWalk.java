package reversi.tools.train;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Leads from the positions of games to positions like the leaves of a search. There, one side's moves are any legal ones, since all must
 * be refuted, and the other side's are the good ones that refute them.
 */
final class LeafWalk<B> {
    private final PlayedBoards<B> boards;
    private final SplittableRandom random;

    LeafWalk(PlayedBoards<B> boards, SplittableRandom random) {
        this.boards = boards;
        this.random = random;
    }

    /**
     * A board 0 to {@code plies} plies on, each number as likely as the others; passes count. Nothing where the game ended before. The
     * side that moves at random is drawn anew each time; the other takes the move after which the evaluation likes it best.
     */
    Optional<B> from(B start, int plies) {
        B board = start;
        boolean isRandom = random.nextBoolean();
        for (int rest = random.nextInt(plies + 1); rest > 0; rest--) {
            if (boards.isOver(board)) {
                return Optional.empty();
            }
            List<B> next = boards.next(board);
            if (next.isEmpty()) {
                board = boards.pass(board);
            } else {
                board = isRandom ? any(next) : best(board, next);
            }
            isRandom = !isRandom;
        }
        return Optional.of(board);
    }

    private B best(B board, List<B> next) {
        boards.clear();
        boards.value(board, 1);
        return boards.best(board).orElseGet(() -> any(next));
    }

    private B any(List<B> next) {
        return next.get(random.nextInt(next.size()));
    }
}
