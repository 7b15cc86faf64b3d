package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

class IterativeDeepeningTest {
    private static final Position START = Position.start(Variant.OTHELLO);

    private final StopSignal stop = new StopSignal(() -> 0);

    private Answer run(RootSearch root, int depth, int solveEmpties) {
        stop.start(1_000, Long.MAX_VALUE);
        SearchLimits limits = new SearchLimits(depth, 0, solveEmpties, 1_000, 1_000, Long.MAX_VALUE, 0, false);
        return new IterativeDeepening(root, limits, stop, SearchObserver.NONE, new Random64(1)).run();
    }

    /** A selective search may fail high and low in turn, whatever the window. */
    @Test
    void aSearchThatContradictsItselfComesToAnEnd() {
        int[] calls = {0};
        Answer answer = run(
                new FakeRoot(30) {
                    @Override
                    public int value(int move, int depth, int selectivity, int alpha, int beta) {
                        return calls[0]++ % 2 == 0 ? beta : alpha;
                    }
                },
                12,
                0);

        assertEquals(12, answer.depth());
        assertTrue(START.legalMoves().contains(answer.best()));
    }

    @Test
    void farFromTheEndItIsSurerAndSurer() {
        List<String> searched = new ArrayList<>();
        Answer answer = run(
                new FakeRoot(22) {
                    @Override
                    public int value(int move, int depth, int selectivity, int alpha, int beta) {
                        String what = depth + "@" + ProbCut.percent(selectivity);
                        if (searched.isEmpty()
                                || !searched.get(searched.size() - 1).equals(what)) {
                            searched.add(what);
                        }
                        return Math.max(alpha, Math.min(beta, 100));
                    }
                },
                30,
                20);

        assertEquals(List.of("22@73", "22@95", "22@100"), searched.subList(searched.size() - 3, searched.size()));
        assertEquals("16@73", searched.get(searched.size() - 4));
        assertTrue(answer.exact());
        assertEquals(100, answer.confidence());
        assertEquals(100, answer.value());
    }

    @Test
    void nearTheEndOnePassIsEnough() {
        List<Integer> depths = new ArrayList<>();
        Answer answer = run(
                new FakeRoot(12) {
                    @Override
                    public int value(int move, int depth, int selectivity, int alpha, int beta) {
                        if (!depths.contains(depth)) {
                            depths.add(depth);
                        }
                        return -move;
                    }
                },
                10,
                14);

        assertEquals(List.of(1, 2, 3, 4, 5, 6, 12), depths);
        assertTrue(answer.exact());
        assertEquals(START.legalMoves().get(0), answer.best());
    }

    /** How deep a search of a minute comes, at the last of 20 plies in half of it, where all moves but one are worse by {@code gap}. */
    private static int depth(int gap, int empties, int solveEmpties, int margin, boolean endsEarly) {
        long[] millis = {0};
        StopSignal clocked = new StopSignal(() -> millis[0]);
        clocked.start(60_000, Long.MAX_VALUE);
        SearchLimits limits = new SearchLimits(20, 0, solveEmpties, 60_000, 60_000, Long.MAX_VALUE, margin, endsEarly);
        RootSearch root = new FakeRoot(empties) {
            @Override
            public int value(int move, int depth, int selectivity, int alpha, int beta) {
                millis[0] = Math.max(millis[0], 1_500L * depth);
                return 300 - (move == 1 ? 0 : gap);
            }
        };
        return new IterativeDeepening(root, limits, clocked, SearchObserver.NONE, new Random64(1))
                .run()
                .depth();
    }

    @ParameterizedTest
    @CsvSource({
        // gap, empties, solved from, margin, may end early: depth
        "300, 40, 24, 0, true, 9",
        "300, 40, 24, 0, false, 20",
        "150, 40, 24, 0, true, 20",
        "300, 40, 24, 150, true, 20",
        "400, 40, 24, 150, true, 9",
        "300, 24, 24, 0, true, 24",
        "1100, 24, 24, 0, true, 9",
    })
    void aMoveThatNoOtherComesNearEndsTheSearch(
            int gap, int empties, int solveEmpties, int margin, boolean endsEarly, int depth) {
        assertEquals(depth, depth(gap, empties, solveEmpties, margin, endsEarly));
    }

    /** The move of four that is chosen where the second leads from depth 1 on and the third is better by {@code gain} at depth 5. */
    private static int chosen(int gain, int selectivity, int margin) {
        StopSignal never = new StopSignal(() -> 0);
        never.start(1_000, Long.MAX_VALUE);
        SearchLimits limits = new SearchLimits(5, selectivity, 0, 1_000, 1_000, Long.MAX_VALUE, margin, false);
        RootSearch root = new FakeRoot(40) {
            @Override
            public int lead() {
                return 30;
            }

            @Override
            public int value(int move, int depth, int selectivity, int alpha, int beta) {
                return move == 1 ? 300 : move == 2 && depth == 5 ? 300 + gain : 0;
            }
        };
        Answer answer = new IterativeDeepening(root, limits, never, SearchObserver.NONE, new Random64(1)).run();
        return START.legalMoves().indexOf(answer.best());
    }

    @ParameterizedTest
    @CsvSource({
        // better by, selectivity, margin: chosen
        "30, 0, 0, 1",
        "31, 0, 0, 2",
        "1, 5, 0, 2",
        "1, 0, 100, 2",
    })
    void whatLedBeforeIsLeftForWhatIsClearlyBetter(int gain, int selectivity, int margin, int move) {
        assertEquals(move, chosen(gain, selectivity, margin));
    }

    /** The start's moves with values of one's own. */
    private abstract static class FakeRoot implements RootSearch {
        private final int empties;

        FakeRoot(int empties) {
            this.empties = empties;
        }

        @Override
        public List<Move> moves() {
            return START.legalMoves();
        }

        @Override
        public int empties() {
            return empties;
        }

        @Override
        public int solvable() {
            return 64;
        }

        @Override
        public List<Move> line(int move, int length) {
            return List.of(moves().get(move));
        }

        @Override
        public List<Move> solvedLine(int move, int depth, int value) {
            return line(move, depth);
        }

        @Override
        public long nodes() {
            return 0;
        }

        @Override
        public void close() {}
    }
}
