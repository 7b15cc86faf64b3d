package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reversi.parallel.ThreadHelpers;
import reversi.rules.Position;
import reversi.rules.Variant;

/** Threads that search the middle game together. */
class SearchThreadsTest {
    private static final int INFINITE = Bounds.INFINITE;
    private static final int HELPERS = 3;

    private final ThreadHelpers helpers = new ThreadHelpers(HELPERS);
    private final Flips flips = new Flips();
    private final TranspositionTable table = new TranspositionTable(16);
    private final StopSignal stop = new StopSignal(() -> 0);
    private final MidgameSearch[] helperSearches = new MidgameSearch[HELPERS];

    /** Makes a helper's evaluation fail. */
    private final AtomicBoolean isBroken = new AtomicBoolean();

    @AfterEach
    void endThreads() {
        helpers.close();
    }

    private SearchThreads together(Family family) {
        SplitPoints splits = new SplitPoints(helpers);
        StopSignal[] signals = new StopSignal[HELPERS];
        for (int i = 0; i < HELPERS; i++) {
            signals[i] = new StopSignal(() -> 0);
            helperSearches[i] = search(family, table, splits, i + 1, signals[i]);
        }
        return new SearchThreads(search(family, table, splits, 0, stop), helperSearches, signals, splits, helpers);
    }

    private MidgameSearch search(
            Family family, TranspositionTable shared, SplitPoints splits, int thread, StopSignal signal) {
        Evaluation evaluation = new Fragile(new FeatureEvaluation(family.goal(), new Stability()), thread);
        Solver solver = new PlainSolver(family, flips, shared, signal);
        return new MidgameSearch(
                family, flips, evaluation, solver, shared, new ProbCut(family), splits, thread, signal);
    }

    private int alone(Family family, Board board, int depth) {
        MidgameSearch search = search(family, new TranspositionTable(16), new SplitPoints(Helpers.NONE), 0, stop);
        search.start();
        return search.search(board.player(), board.opponent(), depth, ProbCut.NONE, -INFINITE, INFINITE);
    }

    private int search(SearchThreads threads, Board board, int depth) {
        threads.start();
        return threads.search(board.player(), board.opponent(), depth, ProbCut.NONE, -INFINITE, INFINITE);
    }

    private long helped() {
        long nodes = 0;
        for (MidgameSearch helper : helperSearches) {
            nodes += helper.nodes();
        }
        return nodes;
    }

    @ParameterizedTest
    @EnumSource(names = {"OTHELLO", "ANTI"})
    void togetherTheyFindTheValueThatOneFindsAlone(Family family) {
        SearchThreads threads = together(family);
        stop.start(Long.MAX_VALUE, Long.MAX_VALUE);
        for (int seed = 0; seed < 24; seed++) {
            Board board = Board.of(RandomPositions.withEmpties(Variant.OTHELLO, seed, 14 + seed));
            int depth = 8 + seed % 2;

            table.clear();

            assertEquals(alone(family, board, depth), search(threads, board, depth), "seed " + seed);
        }
        threads.end();
        assertTrue(helped() > 0, "the helpers never found work");
    }

    @Test
    void theyGoOnAfterAStopInTheMiddleOfASplit() {
        SearchThreads threads = together(Family.OTHELLO);
        for (int seed = 0; seed < 40; seed++) {
            Board board = Board.of(RandomPositions.withEmpties(Variant.OTHELLO, seed, 30));
            table.clear();
            stop.start(Long.MAX_VALUE, 2_000 + 500 * seed);
            search(threads, board, 12);
            assertTrue(stop.isStopped());

            table.clear();
            stop.start(Long.MAX_VALUE, Long.MAX_VALUE);
            assertEquals(alone(Family.OTHELLO, board, 8), search(threads, board, 8), "seed " + seed);
        }
        threads.end();
    }

    @Test
    void whatBreaksAHelperReachesTheOneWhoAskedAndTheNextSearchIsRight() {
        SearchThreads threads = together(Family.OTHELLO);
        Position position = RandomPositions.withEmpties(Variant.OTHELLO, 5, 40);
        Board board = Board.of(position);
        stop.start(Long.MAX_VALUE, Long.MAX_VALUE);
        isBroken.set(true);

        assertThrows(IllegalStateException.class, () -> {
            for (int tries = 0; tries < 1_000; tries++) {
                table.clear();
                search(threads, board, 10);
            }
        });

        isBroken.set(false);
        table.clear();
        assertEquals(alone(Family.OTHELLO, board, 9), search(threads, board, 9));
        threads.end();
    }

    /** An evaluation that fails on helpers when it is told to. */
    private final class Fragile implements Evaluation {
        private final Evaluation evaluation;
        private final int thread;

        Fragile(Evaluation evaluation, int thread) {
            this.evaluation = evaluation;
            this.thread = thread;
        }

        @Override
        public void start(long player, long opponent) {
            evaluation.start(player, opponent);
        }

        @Override
        public void enter(long player, long opponent) {
            evaluation.enter(player, opponent);
        }

        @Override
        public void play(int square, long flipped) {
            evaluation.play(square, flipped);
        }

        @Override
        public void undo() {
            evaluation.undo();
        }

        @Override
        public void pass() {
            evaluation.pass();
        }

        @Override
        public int value(long player, long opponent) {
            if (thread > 0 && isBroken.get()) {
                throw new IllegalStateException("broken");
            }
            return evaluation.value(player, opponent);
        }
    }
}
