package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

class EngineProperties {
    private static final int TABLE_BITS = 12;
    private static final int LEVELS = 16;

    private final Engine engine = new Engine(() -> 0, TABLE_BITS);

    @Provide
    Arbitrary<Position> positions() {
        return Arbitraries.of(RandomPositions.VARIANTS).flatMap(Lines::open);
    }

    @Property(tries = 400)
    void stoppedAnywhereItStillHasALegalMove(
            @ForAll("positions") Position position,
            @ForAll @IntRange(max = 3) int purpose,
            @ForAll @IntRange(min = 1, max = LEVELS) int level,
            @ForAll @IntRange(max = 20_000) int nodes,
            @ForAll long seed) {
        Purpose asked = List.of(Purpose.MOVE, Purpose.HINT, Purpose.VALUES, Purpose.ANALYSIS)
                .get(purpose);
        Question question = new Question(position, Level.of(level), asked, seed, Question.LEVELS_OWN_TIME);
        List<Answer> heard = new ArrayList<>();

        Answer answer = engine.answer(question, heard::add, nodes);

        heard.add(answer);
        for (Answer one : heard) {
            assertSound(position, one);
        }
    }

    private static void assertSound(Position position, Answer answer) {
        assertTrue(position.legalMoves().contains(answer.best()), () -> answer.best() + " in\n" + position);
        assertEquals(answer.best(), answer.line().get(0));
        Position at = position;
        for (Move move : answer.line()) {
            at = at.play(move).orThrow().after();
        }
        Set<Move> valued = new HashSet<>();
        for (MoveValue value : answer.values()) {
            assertTrue(position.legalMoves().contains(value.move()));
            assertTrue(valued.add(value.move()), "valued twice: " + value.move());
            assertEquals(value.move(), value.line().get(0));
            Position after = position;
            for (Move move : value.line()) {
                after = after.play(move).orThrow().after();
            }
        }
    }

    @Property(tries = 60)
    void everyMoveIsValuedAndTheBestOneIsBest(@ForAll("positions") Position position, @ForAll long seed) {
        Question question = new Question(position, Level.of(1), Purpose.VALUES, seed, Question.LEVELS_OWN_TIME);

        Answer answer = engine.answer(question, SearchObserver.NONE, 60_000);

        assertEquals(position.legalMoves().size(), answer.values().size());
        assertEquals(answer.best(), answer.values().get(0).move());
        assertEquals(answer.value(), answer.values().get(0).value());
        for (int i = 1; i < answer.values().size(); i++) {
            assertTrue(
                    answer.values().get(i - 1).value() >= answer.values().get(i).value());
        }
    }

    @Property(tries = 60)
    void theSameSeedMakesTheSameMove(
            @ForAll("positions") Position position, @ForAll @IntRange(min = 1, max = 7) int level, @ForAll long seed) {
        Question question = new Question(position, Level.of(level), Purpose.MOVE, seed, 1_000);

        Answer first = engine.answer(question, SearchObserver.NONE, 100_000);
        engine.answer(
                new Question(position, Level.strongest(), Purpose.HINT, seed, 1_000), SearchObserver.NONE, 20_000);
        Answer again = engine.answer(question, SearchObserver.NONE, 100_000);

        assertEquals(first, again);
    }

    @Test
    void seedsVaryTheOpening() {
        Position start = Position.start(Variant.OTHELLO);
        for (Level level : Level.all()) {
            Set<Move> made = new HashSet<>();
            for (int seed = 0; seed < 12; seed++) {
                Question question = new Question(start, level, Purpose.MOVE, seed, 1_000);
                made.add(engine.answer(question, SearchObserver.NONE, 5_000).best());
            }
            assertTrue(made.size() > 1, "level " + level.number() + " always begins with " + made);
        }
    }

    @Test
    void theBudgetEndsTheSearch() {
        long[] looks = {0};
        Engine timed = new Engine(() -> looks[0]++, TABLE_BITS);
        Position start = Position.start(Variant.OTHELLO);

        Answer answer = timed.answer(new Question(start, Level.strongest(), Purpose.HINT, 1, 200), SearchObserver.NONE);

        assertTrue(looks[0] >= 100 && looks[0] < 320, "looked at the clock " + looks[0] + " times");
        assertTrue(answer.nodes() < 320L * 2 * StopSignal.POLL_NODES, "nodes " + answer.nodes());
        assertTrue(answer.depth() >= 4, "depth " + answer.depth());
    }

    /** What is usual ends a search without a worry; a clock that counts looks makes time the same everywhere. */
    @Test
    void whatIsUsualIsExceededInTroubleOnly() {
        int longest = 0;
        int shortest = Integer.MAX_VALUE;
        for (int seed = 0; seed < 24; seed++) {
            long[] looks = {0};
            Engine timed = new Engine(() -> looks[0]++, TABLE_BITS);
            Position position = RandomPositions.withEmpties(Variant.OTHELLO, seed, 36);

            timed.answer(new Question(position, Level.strongest(), Purpose.HINT, 1, 400, 2_000), SearchObserver.NONE);

            longest = Math.max(longest, (int) looks[0]);
            shortest = Math.min(shortest, (int) looks[0]);
            assertTrue(looks[0] < 2_100, "looked at the clock " + looks[0] + " times");
        }
        assertTrue(longest > 400, "longest " + longest);
        assertTrue(shortest < 200, "shortest " + shortest);
    }

    @Test
    void amongEasyMovesAMoveIsPlayedSoonerThanAHintIsGiven() {
        long moves = looks(Purpose.MOVE);
        long hints = looks(Purpose.HINT);
        assertTrue(4 * moves < 3 * hints, moves + " looks at the clock for moves, " + hints + " for hints");
    }

    @Test
    void howeverEasyAMoveIsALevelSeesAllItsPlies() {
        Level level = Level.flawless(13, 0, Question.LEVELS_OWN_TIME);
        for (int seed = 0; seed < 24; seed++) {
            long[] looks = {0};
            Engine timed = new Engine(() -> looks[0]++, TABLE_BITS);
            Position position = RandomPositions.withEmpties(Variant.OTHELLO, seed, 36);
            Question question = new Question(position, level, Purpose.MOVE, 1, 900);
            assertEquals(13, timed.answer(question, SearchObserver.NONE).depth());
        }
    }

    /** How often the clock is looked at for 24 positions, each with 400 looks at most. */
    private static long looks(Purpose purpose) {
        long[] looks = {0};
        for (int seed = 0; seed < 24; seed++) {
            Engine timed = new Engine(() -> looks[0]++, TABLE_BITS);
            Position position = RandomPositions.withEmpties(Variant.OTHELLO, seed, 36);
            timed.answer(new Question(position, Level.strongest(), purpose, 1, 400), SearchObserver.NONE);
        }
        return looks[0];
    }

    @Test
    void whatWasPonderedNeedNotBeSearchedAgain() {
        int depths = 0;
        int deeper = 0;
        for (int seed = 1; seed <= 5; seed++) {
            Position before = RandomPositions.withEmpties(Variant.OTHELLO, seed, 40);
            Engine pondering = new Engine(() -> 0, 18);
            pondering.ponder(before, Level.strongest(), SearchObserver.NONE, 3_000_000);
            Move expected = new Engine(() -> 0, 18)
                    .answer(
                            new Question(before, Level.strongest(), Purpose.HINT, 1, Question.LEVELS_OWN_TIME),
                            SearchObserver.NONE,
                            200_000)
                    .best();
            Position after = before.play(expected).orThrow().after();
            Question question = new Question(after, Level.strongest(), Purpose.MOVE, 1, Question.LEVELS_OWN_TIME);

            depths += new Engine(() -> 0, 18)
                    .answer(question, SearchObserver.NONE, 300_000)
                    .depth();
            deeper += pondering.answer(question, SearchObserver.NONE, 300_000).depth();
        }

        assertTrue(deeper > depths + 2, deeper + " plies in all after " + depths);
    }

    @Property(tries = 60)
    void aStopLeavesNoTraceInWhatIsFoundNext(
            @ForAll("positions") Position position, @ForAll @IntRange(max = 30_000) int nodes, @ForAll long seed) {
        Question question = new Question(position, Level.of(7), Purpose.MOVE, seed, Question.LEVELS_OWN_TIME);

        engine.answer(question, SearchObserver.NONE, nodes);
        Answer again = engine.answer(question, SearchObserver.NONE, 60_000);

        assertEquals(new Engine(() -> 0, TABLE_BITS).answer(question, SearchObserver.NONE, 60_000), again);
    }

    @Test
    void stopEndsTheSearchAtOnce() {
        Position start = Position.start(Variant.OTHELLO);
        List<Answer> heard = new ArrayList<>();
        Question question = new Question(start, Level.strongest(), Purpose.HINT, 1, Question.LEVELS_OWN_TIME);

        Answer answer = engine.answer(question, better -> {
            heard.add(better);
            if (better.depth() == 9) {
                engine.stop();
            }
        });

        // A stop is heard within 1,024 nodes, which are fewer than the next depth takes.
        assertEquals(9, answer.depth());
        assertEquals(9, heard.get(heard.size() - 1).depth());
        assertTrue(engine.answer(question, SearchObserver.NONE, 200_000).depth() > 9, "a stop outlives its search");
    }

    @Test
    void depthsArriveInOrder() {
        Position position = RandomPositions.withEmpties(Variant.OTHELLO, 3, 14);
        List<Integer> depths = new ArrayList<>();

        Answer answer = engine.answer(
                new Question(position, Level.strongest(), Purpose.HINT, 1, Question.LEVELS_OWN_TIME),
                better -> depths.add(better.depth()));

        assertEquals(depths.stream().sorted().toList(), depths);
        assertTrue(answer.exact());
        assertEquals(14, answer.depth());
    }

    @Test
    void hintsAreStrongWhateverTheLevel() {
        Position position = RandomPositions.withEmpties(Variant.OTHELLO, 11, 12);
        int expected = 100 * PlainNegamax.value(Board.of(position), -64, 64);
        for (Level level : Level.all()) {
            Question question = new Question(position, level, Purpose.HINT, 1, Question.LEVELS_OWN_TIME);
            assertEquals(expected, engine.answer(question, SearchObserver.NONE).value());
        }
    }
}
