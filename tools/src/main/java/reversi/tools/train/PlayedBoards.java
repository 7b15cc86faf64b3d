package reversi.tools.train;

import java.util.List;
import java.util.Optional;

/**
 * The boards of a variant and a search of them, as {@link SelfPlay} needs both; values are for the side to move.
 *
 * @param <B> a board with the side to move, unchangeable
 */
interface PlayedBoards<B> {
    /** The board on which a game begins. */
    B start();

    /** Forgets what searches found. */
    void clear();

    /** The number of empty squares. */
    int empties(B board);

    /** The boards after every legal move; none where the side to move has to pass or the game is over. */
    List<B> next(B board);

    /** Whether neither side can move. */
    boolean isOver(B board);

    /** The board after a pass. */
    B pass(B board);

    /** The value of a search to so many plies, in hundredths of a disc. */
    int value(B board, int depth);

    /** The result with best play, in discs. */
    int solve(B board);

    /** The board after the best move that the last search of this board found, where it is still known. */
    Optional<B> best(B board);

    /** Adds a board with its result and its foreseen value, in hundredths of a disc, to a file. */
    void add(PositionFile positions, B board, int result, int foreseen);
}
