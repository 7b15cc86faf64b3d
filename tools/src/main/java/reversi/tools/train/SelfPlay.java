package reversi.tools.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Games of a search against itself. They begin with random moves, so that positions come up that good players avoid but a
 * search must judge; then most moves are the best that the search sees, and from some number of empties on the result is known.
 * One result says little of a position long before it, so each is also given what the searches from there on thought of it, the
 * near ones more than the far ones.
 *
 * <p>The leaves of a search follow moves that nobody would play, so one move of some is random in the middle of a game, too. What comes
 * after it says nothing of the position before: there the line of values ends with the mean of a search to an odd and one to an even
 * depth.
 */
final class SelfPlay<B> {
    /** A tenth of the moves of a game, and about three quarters. */
    private static final double FEWEST_RANDOM = 6 / 60.0;

    private static final double MOST_RANDOM = 44 / 60.0;

    /** No game on a board of up to 128 squares has more. */
    private static final int MOST_MOVES = 128;

    /** How much shorter random beginnings are the more frequent ones. */
    private static final double SHORT = 1.6;

    /** In the solved part one move of this many is random, for more kinds of endings. */
    private static final int STRAY_SOLVED = 3;

    /** How much the next position's foreseen value counts in a position's own; the rest is what the search there says. */
    private static final double TRUST = 0.85;

    private final PlayedBoards<B> boards;
    private final int depth;
    private final int solve;
    private final int stray;
    private final List<B> met = new ArrayList<>();
    private final int[] seen = new int[MOST_MOVES];

    /** Whether the side to move was the one that moves where the solver took over. */
    private final boolean[] sides = new boolean[MOST_MOVES];

    /** Whether a random move followed. */
    private final boolean[] isEnd = new boolean[MOST_MOVES];

    /**
     * Games by searches of {@code depth} plies, solved from {@code solve} empties on; before that one move of {@code stray} is random,
     * none if it is 0.
     */
    SelfPlay(PlayedBoards<B> boards, int depth, int solve, int stray) {
        this.boards = boards;
        this.depth = depth;
        this.solve = solve;
        this.stray = stray;
    }

    /** Plays the game of a seed and adds its positions. */
    void play(long seed, PositionFile positions) {
        boards.clear();
        met.clear();
        SplittableRandom random = new SplittableRandom(seed);
        int moves = boards.empties(boards.start());
        int fewest = (int) Math.round(FEWEST_RANDOM * moves);
        int most = (int) Math.round(MOST_RANDOM * moves);
        B board = opening(random, fewest + (int) ((most - fewest + 1) * Math.pow(random.nextDouble(), SHORT)));
        int count = 0;
        long swaps = 0;
        while (boards.empties(board) > solve) {
            List<B> next = boards.next(board);
            if (next.isEmpty()) {
                if (boards.isOver(board)) {
                    break;
                }
                board = boards.pass(board);
                swaps++;
                continue;
            }
            met.add(board);
            sides[count] = (swaps & 1) != 0;
            seen[count] = boards.value(board, depth);
            isEnd[count] = stray > 0 && random.nextInt(stray) == 0;
            if (isEnd[count]) {
                seen[count] = (seen[count] + boards.value(board, depth + 1)) / 2;
                board = any(next, random);
            } else {
                board = boards.best(board).orElse(next.get(0));
            }
            count++;
            swaps++;
        }
        int result = 100 * boards.solve(board);
        double foreseen = result;
        for (int i = count - 1; i >= 0; i--) {
            int sign = sides[i] == ((swaps & 1) != 0) ? 1 : -1;
            if (isEnd[i]) {
                result = sign * seen[i];
                foreseen = result;
            } else {
                foreseen = TRUST * foreseen + (1 - TRUST) * sign * seen[i];
            }
            boards.add(positions, met.get(i), sign * result, (int) Math.round(sign * foreseen));
        }
        ending(board, random, positions);
    }

    private B opening(SplittableRandom random, int plies) {
        B board = boards.start();
        for (int ply = 0; ply < plies && !boards.isOver(board); ply++) {
            List<B> next = boards.next(board);
            board = next.isEmpty() ? boards.pass(board) : any(next, random);
        }
        return board;
    }

    private B any(List<B> next, SplittableRandom random) {
        return next.get(random.nextInt(next.size()));
    }

    /** The solved part: every position has its own result, so that moves may stray. */
    private void ending(B from, SplittableRandom random, PositionFile positions) {
        B board = from;
        while (boards.empties(board) >= PositionFile.FEWEST_EMPTIES && !boards.isOver(board)) {
            List<B> next = boards.next(board);
            if (next.isEmpty()) {
                board = boards.pass(board);
                continue;
            }
            int result = 100 * boards.solve(board);
            boards.add(positions, board, result, result);
            Optional<B> best = boards.best(board);
            board = best.isEmpty() || random.nextInt(STRAY_SOLVED) == 0 ? any(next, random) : best.get();
        }
    }
}
