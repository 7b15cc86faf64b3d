package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

class MidgameSearchTest {
    private static final int INFINITE = Bounds.INFINITE;

    private final Flips flips = new Flips();
    private final Evaluation evaluation = new FeatureEvaluation(Goal.MOST, new Stability());
    private final StopSignal stop = new StopSignal(() -> 0);
    private final TranspositionTable table = new TranspositionTable(14);
    private final MidgameSearch search = new MidgameSearch(
            Family.OTHELLO,
            flips,
            evaluation,
            new EndgameSolver(
                    flips,
                    new Stability(),
                    table,
                    evaluation,
                    new ProbCut(Family.OTHELLO),
                    new AbdadaTable(false),
                    stop),
            table,
            new ProbCut(Family.OTHELLO),
            new SplitPoints(Helpers.NONE),
            0,
            stop);

    private int search(Board board, int depth, int selectivity) {
        return search(board, depth, selectivity, -INFINITE, INFINITE);
    }

    private int search(Board board, int depth, int selectivity, int alpha, int beta) {
        table.clear();
        return searchOn(board, depth, selectivity, alpha, beta);
    }

    /** A search that finds in the table what those before it left there. */
    private int searchOn(Board board, int depth, int selectivity, int alpha, int beta) {
        stop.start(1, Long.MAX_VALUE);
        search.start();
        return search.search(board.player(), board.opponent(), depth, selectivity, alpha, beta);
    }

    /** Every move searched; in the last ply the mean of the position's own value and its best reply's. */
    private int minimax(Board board, int depth) {
        if (depth == 0) {
            return evaluation.value(board.player(), board.opponent());
        }
        if (board.moves() == 0) {
            return board.pass().moves() == 0
                    ? 100 * LastSquares.result(board.player(), board.opponent())
                    : -minimax(board.pass(), depth);
        }
        int best = -INFINITE;
        for (int index = 0; index < 64; index++) {
            if ((board.moves() >>> index & 1) != 0) {
                Board after = board.play(index, PlainNegamax.flips(board, index));
                best = Math.max(best, -minimax(after, depth - 1));
            }
        }
        int own = evaluation.value(board.player(), board.opponent()) - MidgameSearch.REPLY_OPTIMISM;
        return depth == 1 ? Math.floorDiv(own + best, 2) : best;
    }

    @Test
    void withoutCutsItIsMinimax() {
        for (int seed = 0; seed < 60; seed++) {
            Board board = Board.of(RandomPositions.withEmpties(Variant.OTHELLO, 50 + seed, 8 + seed % 50));
            int depth = 1 + seed % 4;
            assertEquals(minimax(board, depth), search(board, depth, ProbCut.NONE), "seed " + seed);
        }
    }

    @Test
    void turnedAndMirroredBoardsAreWorthTheSame() {
        for (int seed = 0; seed < 20; seed++) {
            Board board = Board.of(RandomPositions.withEmpties(Variant.OTHELLO, 300 + seed, 15 + 2 * seed));
            int value = search(board, 5, ProbCut.NONE);
            for (int way = 1; way < 8; way++) {
                assertEquals(value, search(Symmetry.of(board, way), 5, ProbCut.NONE), "seed " + seed);
            }
        }
    }

    @Test
    void cutsSaveMostOfTheWorkAndChangeLittle() {
        double off = 0;
        long kept = 0;
        long all = 0;
        int boards = 12;
        for (int seed = 0; seed < boards; seed++) {
            Board board = Board.of(RandomPositions.withEmpties(Variant.OTHELLO, 700 + seed, 30 + seed));
            long before = search.nodes();
            int value = search(board, 8, ProbCut.NONE);
            long between = search.nodes();
            off += Math.abs(search(board, 8, 1) - value);
            all += between - before;
            kept += search.nodes() - between;
        }
        assertTrue(kept * 3 < all, kept + " of " + all + " nodes");
        assertTrue(off / boards < 300, "off by " + off / boards);
    }

    @Test
    void anOpenWindowIsNeverCut() {
        for (int seed = 0; seed < 60; seed++) {
            Board board = Board.of(RandomPositions.withEmpties(Variant.OTHELLO, 900 + seed, 12 + seed % 40));
            int value = minimax(board, 1);
            assertEquals(value, search(board, 1, 0, value - 100, value + 100), "seed " + seed);
        }
    }

    @Test
    void cutsOfTheLastPlyHardlyMoveTheValueOfAnOpenWindow() {
        int same = 0;
        for (int seed = 0; seed < 60; seed++) {
            Board board = Board.of(RandomPositions.withEmpties(Variant.OTHELLO, 900 + seed, 12 + seed % 40));
            int value = minimax(board, 3);
            int cut = search(board, 3, 0, value - 100, value + 100);
            assertTrue(Math.abs(cut - value) <= 100, "seed " + seed + ": " + value + ", with cuts " + cut);
            same += cut == value ? 1 : 0;
        }
        assertTrue(same >= 54, same + " of 60");
    }

    @ParameterizedTest
    @CsvSource({"1, 2", "3, 5"})
    void cutsSaySeldomTheWrongSideAndLookAtLess(int depth, int leastSaving) {
        int[] offsets = {-1600, -800, -400, -200, 0, 199, 399, 799, 1599};
        int wrong = 0;
        int windows = 0;
        long kept = 0;
        long all = 0;
        for (int seed = 0; seed < 60; seed++) {
            Board board = Board.of(RandomPositions.withEmpties(Variant.OTHELLO, 1_100 + seed, 12 + seed % 40));
            int value = minimax(board, depth);
            for (int offset : offsets) {
                int alpha = value - 1 - offset;
                long before = search.nodes();
                search(board, depth, ProbCut.NONE, alpha, alpha + 1);
                long between = search.nodes();
                boolean isAbove = search(board, depth, 0, alpha, alpha + 1) > alpha;
                all += between - before;
                kept += search.nodes() - between;
                wrong += isAbove == value > alpha ? 0 : 1;
                windows++;
            }
        }
        assertTrue(wrong * 10 < windows, wrong + " of " + windows);
        assertTrue(kept * leastSaving < all, kept + " of " + all + " nodes");
    }

    @Test
    void aSelectiveSearchToTheEndIsRightAsOftenAsItSaysAndLooksAtLess() {
        int wrong = 0;
        int windows = 0;
        long kept = 0;
        long all = 0;
        for (int seed = 0; seed < 40; seed++) {
            int empties = 14 + seed % 4;
            Board board = Board.of(RandomPositions.withEmpties(Variant.OTHELLO, 1_300 + seed, empties));
            int value = search(board, empties, ProbCut.NONE);
            for (int offset = -900; offset <= 900; offset += 600) {
                int alpha = value + offset;
                long before = search.nodes();
                search(board, empties, ProbCut.NONE, alpha, alpha + 1);
                long between = search.nodes();
                boolean isAbove = search(board, empties, 0, alpha, alpha + 1) > alpha;
                all += between - before;
                kept += search.nodes() - between;
                wrong += isAbove == value > alpha ? 0 : 1;
                windows++;
            }
        }
        assertTrue(100 * wrong < (100 - ProbCut.percent(0)) * windows, wrong + " of " + windows);
        assertTrue(kept * 2 < all, kept + " of " + all + " nodes");
    }

    @Test
    void whatASelectiveSearchLeavesBehindIsNotTakenForCertain() {
        for (int seed = 0; seed < 10; seed++) {
            Board board = Board.of(RandomPositions.withEmpties(Variant.OTHELLO, 70 + seed, 17));
            int value = search(board, 17, ProbCut.NONE);
            search(board, 17, 0);
            assertEquals(value, searchOn(board, 17, ProbCut.NONE, -INFINITE, INFINITE), "seed " + seed);
        }
    }

    @Test
    void everyMoveIsWorthWhatASearchOfItAloneSays() {
        for (int seed = 0; seed < 6; seed++) {
            Position position = RandomPositions.withEmpties(Variant.OTHELLO, 40 + seed, 24 + 5 * seed);
            stop.start(Integer.MAX_VALUE, Long.MAX_VALUE);
            SearchThreads crew = new SearchThreads(
                    search, new MidgameSearch[0], new StopSignal[0], new SplitPoints(Helpers.NONE), Helpers.NONE);
            RootSearch root = new BitboardRoot(position, Family.OTHELLO, flips, crew, table);
            SearchLimits limits =
                    new SearchLimits(5, ProbCut.NONE, 0, 1_000, 1_000, Long.MAX_VALUE, SearchLimits.EVERY_MOVE, false);

            Answer answer = new IterativeDeepening(root, limits, stop, SearchObserver.NONE, new Random64(seed)).run();

            Map<Move, Integer> expected = new HashMap<>();
            for (Move move : position.legalMoves()) {
                Board after = Board.of(position.play(move).orThrow().after());
                expected.put(move, -search(after, 4, ProbCut.NONE));
            }
            List<MoveValue> values = answer.values();
            assertEquals(expected.size(), values.size());
            for (MoveValue valued : values) {
                assertEquals(expected.get(valued.move()), valued.value(), valued.move() + ", seed " + seed);
            }
        }
    }
}
