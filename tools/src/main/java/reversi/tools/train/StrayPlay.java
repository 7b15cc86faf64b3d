package reversi.tools.train;

import java.util.List;
import java.util.SplittableRandom;

/** Positions of games in which a shallow search plays and every third move is random. */
final class StrayPlay<B> {
    private static final int STRAY = 3;
    private static final int DEPTH = 2;

    private final PlayedBoards<B> boards;
    private final SplittableRandom random;

    StrayPlay(PlayedBoards<B> boards, long seed) {
        this.boards = boards;
        this.random = new SplittableRandom(seed);
    }

    /** A position of a new game with fewest…most empties in which the side to move has a choice. */
    B position(int fewest, int most) {
        while (true) {
            int wanted = random.nextInt(fewest, most + 1);
            B board = boards.start();
            while (boards.empties(board) > wanted && !boards.isOver(board)) {
                board = move(board);
            }
            if (boards.empties(board) == wanted && boards.next(board).size() > 1) {
                return board;
            }
        }
    }

    private B move(B board) {
        List<B> next = boards.next(board);
        if (next.isEmpty()) {
            return boards.pass(board);
        }
        B any = next.get(random.nextInt(next.size()));
        if (random.nextInt(STRAY) == 0) {
            return any;
        }
        boards.clear();
        boards.value(board, DEPTH);
        return boards.best(board).orElse(any);
    }
}
