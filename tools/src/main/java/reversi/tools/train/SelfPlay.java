package reversi.tools.train;

import java.util.SplittableRandom;
import reversi.engine.Board;
import reversi.engine.BoardSearch;
import reversi.rules.Position;
import reversi.rules.Variant;

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
final class SelfPlay {
    static final Board START = Board.of(Position.start(Variant.OTHELLO));

    private static final int FEWEST_RANDOM_PLIES = 6;
    private static final int MOST_RANDOM_PLIES = 44;

    /** How much shorter random beginnings are the more frequent ones. */
    private static final double SHORT = 1.6;

    /** In the solved part one move of this many is random, for more kinds of endings. */
    private static final int STRAY_SOLVED = 3;

    /** How much the next position's foreseen value counts in a position's own; the rest is what the search there says. */
    private static final double TRUST = 0.85;

    private final BoardSearch search;
    private final int depth;
    private final int solve;
    private final int stray;
    private final long[] players = new long[64];
    private final long[] opponents = new long[64];
    private final int[] seen = new int[64];

    /** Whether the side to move was the one that moves where the solver took over. */
    private final boolean[] sides = new boolean[64];

    /** Whether a random move followed. */
    private final boolean[] isEnd = new boolean[64];

    /**
     * Games by searches of {@code depth} plies, solved from {@code solve} empties on; before that one move of {@code stray} is random,
     * none if it is 0.
     */
    SelfPlay(BoardSearch search, int depth, int solve, int stray) {
        this.search = search;
        this.depth = depth;
        this.solve = solve;
        this.stray = stray;
    }

    /** Plays the game of a seed and adds its positions. */
    void play(long seed, PositionFile positions) {
        search.clear();
        SplittableRandom random = new SplittableRandom(seed);
        int plies = FEWEST_RANDOM_PLIES
                + (int) ((MOST_RANDOM_PLIES - FEWEST_RANDOM_PLIES + 1) * Math.pow(random.nextDouble(), SHORT));
        Board board = opening(random, plies);
        int count = 0;
        long swaps = 0;
        while (Long.bitCount(board.empties()) > solve) {
            long moves = board.moves();
            if (moves == 0) {
                if (board.pass().moves() == 0) {
                    break;
                }
                board = board.pass();
                swaps++;
                continue;
            }
            players[count] = board.player();
            opponents[count] = board.opponent();
            sides[count] = (swaps & 1) != 0;
            seen[count] = search.value(board, depth);
            isEnd[count] = stray > 0 && random.nextInt(stray) == 0;
            if (isEnd[count]) {
                seen[count] = (seen[count] + search.value(board, depth + 1)) / 2;
                board = playAny(board, random);
            } else {
                board = play(board, bestOrAny(board));
            }
            count++;
            swaps++;
        }
        int result = 100 * search.solve(board);
        double foreseen = result;
        for (int i = count - 1; i >= 0; i--) {
            int sign = sides[i] == ((swaps & 1) != 0) ? 1 : -1;
            if (isEnd[i]) {
                result = sign * seen[i];
                foreseen = result;
            } else {
                foreseen = TRUST * foreseen + (1 - TRUST) * sign * seen[i];
            }
            positions.add(players[i], opponents[i], sign * result, (int) Math.round(sign * foreseen));
        }
        ending(board, random, positions);
    }

    private static Board opening(SplittableRandom random, int plies) {
        Board board = START;
        for (int ply = 0; ply < plies; ply++) {
            long moves = board.moves();
            if (moves == 0) {
                if (board.pass().moves() == 0) {
                    return board;
                }
                board = board.pass();
                continue;
            }
            board = playAny(board, random);
        }
        return board;
    }

    private static int any(long moves, SplittableRandom random) {
        long rest = moves;
        for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    /** The board after any of its legal moves, of which there must be one. */
    static Board playAny(Board board, SplittableRandom random) {
        return play(board, any(board.moves(), random));
    }

    private static Board play(Board board, int move) {
        return board.play(move, board.flips(move));
    }

    private int bestOrAny(Board board) {
        int best = search.best(board);
        return best >= 0 ? best : Long.numberOfTrailingZeros(board.moves());
    }

    /** The solved part: every position has its own result, so that moves may stray. */
    private void ending(Board from, SplittableRandom random, PositionFile positions) {
        Board board = from;
        while (Long.bitCount(board.empties()) >= RealCommand.FEWEST_EMPTIES) {
            long moves = board.moves();
            if (moves == 0) {
                if (board.pass().moves() == 0) {
                    return;
                }
                board = board.pass();
                continue;
            }
            positions.add(board.player(), board.opponent(), 100 * search.solve(board));
            int best = search.best(board);
            board = play(board, best < 0 || random.nextInt(STRAY_SOLVED) == 0 ? any(moves, random) : best);
        }
    }
}
