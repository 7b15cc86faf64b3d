package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterProperty;
import org.junit.jupiter.api.Test;
import reversi.parallel.ThreadHelpers;
import reversi.rules.Lines;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;

class HelpersProperties {
    private static final int MEBIBYTES = 1;

    private final ThreadHelpers threads = new ThreadHelpers(2);
    private final Engine engine = new Engine(() -> 0, MEBIBYTES, threads);

    @AfterProperty
    void endThreads() {
        threads.close();
    }

    @Provide
    Arbitrary<Transcript> games() {
        return Lines.games(Variant.OTHELLO);
    }

    @Provide
    Arbitrary<Position> positions() {
        return Lines.open(Variant.OTHELLO);
    }

    @Property(tries = 60)
    void togetherTheyFindTheSameResult(
            @ForAll("games") Transcript game, @ForAll @IntRange(min = 9, max = 14) int empties) {
        Position position = Lines.withEmpties(game, empties);
        // A random game may end with more empties than asked for, and a forced move isn't solved so far from the end.
        Assume.that(position.empties() <= 14 && position.legalMoves().size() > 1);
        Question question = new Question(position, Level.strongest(), Purpose.HINT, 1, Question.LEVELS_OWN_TIME);

        Answer together = engine.answer(question, SearchObserver.NONE);
        Answer alone = new Engine(() -> 0, 10).answer(question, SearchObserver.NONE);

        assertTrue(together.exact());
        assertEquals(alone.value(), together.value());
    }

    @Property(tries = 40)
    void stoppedAnywhereTheMoveIsLegal(
            @ForAll("positions") Position position, @ForAll @IntRange(max = 60_000) int nodes) {
        Question question = new Question(position, Level.strongest(), Purpose.HINT, 1, Question.LEVELS_OWN_TIME);

        Answer answer = engine.answer(question, SearchObserver.NONE, nodes);

        assertTrue(position.legalMoves().contains(answer.best()));
    }

    @Test
    void whatBreaksAHelperReachesTheOneWhoAsked() {
        AtomicInteger done = new AtomicInteger();
        try (ThreadHelpers fragile = new ThreadHelpers(2)) {
            fragile.begin(helper -> {
                done.incrementAndGet();
                if (helper == 1) {
                    throw new IllegalStateException("broken");
                }
            });
            assertThrows(IllegalStateException.class, fragile::await);
            assertEquals(2, done.get());
            fragile.begin(helper -> done.incrementAndGet());
            fragile.await();
            assertEquals(4, done.get());
        }
    }
}
