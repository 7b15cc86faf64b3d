package reversi.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Level;
import reversi.notation.BoardText;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;

class ReversiTest {
    private static final Position START = Position.start(Variant.OTHELLO);

    private final Reversi reversi = Reversi.load();

    @AfterEach
    void close() {
        reversi.close();
    }

    private static Position position(String text) {
        return assertInstanceOf(BoardText.Ok.class, BoardText.read(text, Variant.OTHELLO))
                .position();
    }

    /** Positions 20, 21 and 10 of the FFO endgame test. */
    @ParameterizedTest
    @CsvSource({
        "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X, h5, 6",
        "OOOOOOOOXOOXXX--XXOOXOO-XOXOOO--XOOOOX--XOOXOO--XOOOOO--XXXX---- O, g5, 0",
        "-XXXX-----OXXX--XOXOXOXXOXOXXOXXOXXOXOOOXXXOXOOX--OXXO---OOOOO-- O, b2, 10"
    })
    void playsToTheEnd(String board, String best, int discs) {
        Analysis analysis = reversi.analyse(position(board), Limits.toTheEnd());
        assertEquals(Move.at(best), analysis.best());
        assertEquals(discs, analysis.discs());
        assertTrue(analysis.isExact());
        assertEquals(Move.at(best), analysis.lines().get(0).moves().get(0));
    }

    @Test
    void valuesTheBestMovesFirst() {
        Position ffo20 = position("XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X");
        List<Line> two = reversi.analyse(ffo20, Limits.toTheEnd().lines(2)).lines();
        assertEquals(List.of(6.0, -2.0), two.stream().map(Line::discs).toList());
        List<Line> all = reversi.analyse(ffo20, Limits.toTheEnd().lines(99)).lines();
        assertEquals(ffo20.legalMoves().size(), all.size());
    }

    @Test
    void tellsOfEachDepth() {
        List<Integer> plies = new ArrayList<>();
        Analysis last = reversi.analyse(START, Limits.plies(6), found -> plies.add(found.plies()));
        assertEquals(List.of(1, 2, 3, 4, 5, 6), plies);
        assertEquals(6, last.plies());
    }

    @Test
    void endsWhenItsTimeIsOver() {
        Analysis analysis = reversi.analyse(START, Limits.toTheEnd().within(Duration.ofMillis(20)));
        assertTrue(START.legalMoves().contains(analysis.best()));
        assertTrue(analysis.plies() < 60);
    }

    @Test
    void stopsWhereItIsTold() {
        Analysis analysis = reversi.analyse(START, Limits.toTheEnd(), found -> reversi.stop());
        assertEquals(1, analysis.plies());
    }

    @Test
    void anotherThreadStopsIt() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CompletableFuture<Analysis> search = CompletableFuture.supplyAsync(
                () -> reversi.analyse(START, Limits.toTheEnd(), found -> begun.countDown()));
        begun.await();
        reversi.stop();
        assertTrue(START.legalMoves().contains(search.join().best()));
    }

    @Test
    void stoppingAnIdleEngineStopsNothing() {
        reversi.stop();
        assertEquals(5, reversi.analyse(START, Limits.plies(5)).plies());
    }

    @Test
    void whatTheListenerThrowsEndsTheSearchAndNoOther() {
        RuntimeException thrown = new IllegalStateException("enough");
        assertSame(
                thrown,
                assertThrows(
                        IllegalStateException.class,
                        () -> reversi.analyse(START, Limits.toTheEnd(), found -> {
                            throw thrown;
                        })));
        assertEquals(4, reversi.analyse(START, Limits.plies(4)).plies());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void manyThreadsFindTheSameResult(int threads) {
        try (Reversi engine =
                Reversi.builder().threads(threads).memory(4).withoutBook().build()) {
            Position ffo21 = position("OOOOOOOOXOOXXX--XXOOXOO-XOXOOO--XOOOOX--XOOXOO--XOOOOO--XXXX---- O");
            assertEquals(0, engine.analyse(ffo21, Limits.toTheEnd()).discs());
        }
    }

    @Test
    void levelsPlayTheSameMoveForTheSameSeed() {
        try (Reversi other = Reversi.load()) {
            assertEquals(reversi.play(START, 3, 7), other.play(START, 3, 7));
        }
        assertEquals(Level.all().size(), Reversi.levels());
    }

    @Test
    void aLevelErrsInItsOwnWays() {
        Position middle = position("--XXXX--O-XXXX--OOXOXXX-OOOOOXOOOOXOXO--OOOXOO--O-XO------------ O");
        assertTrue(java.util.stream.LongStream.range(0, 30)
                        .mapToObj(seed -> reversi.play(middle, 1, seed))
                        .distinct()
                        .count()
                > 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 18})
    void thereAreNoOtherLevels(int level) {
        assertThrows(IllegalArgumentException.class, () -> reversi.play(START, level, 1));
    }

    @Test
    void noMoveIsFoundWhereTheGameIsOver() {
        Position over = position("X".repeat(64) + " O");
        assertThrows(IllegalArgumentException.class, () -> reversi.bestMove(over, Limits.plies(1)));
        assertThrows(IllegalArgumentException.class, () -> reversi.play(over, 1, 1));
    }

    @Test
    void passesWhereItMust() {
        Position passing = position("XO" + "-".repeat(62) + " O");
        assertEquals(Move.PASS, reversi.bestMove(passing, Limits.plies(3)));
    }

    @Test
    void filesThatAreNoneAreRefused() {
        Reversi.Builder builder = Reversi.builder();
        assertThrows(IllegalArgumentException.class, () -> builder.weights(new byte[] {1, 2, 3}));
        assertThrows(IllegalArgumentException.class, () -> builder.book(new byte[] {1, 2, 3}));
    }

    @ParameterizedTest
    @CsvSource({"0, 16", "257, 16", "1, 0", "1, 99999"})
    void anEngineHasBounds(int threads, int mebibytes) {
        assertThrows(
                IllegalArgumentException.class,
                () -> Reversi.builder().threads(threads).memory(mebibytes));
    }

    @ParameterizedTest
    @CsvSource({"0, 5, 5, 1", "1000, 0, 5, 1", "1000, 61, 5, 1", "1000, 5, -1, 1", "1000, 5, 101, 1", "1000, 5, 5, 0"})
    void limitsHaveBounds(long millis, int plies, int solved, int lines) {
        Duration time = Duration.ofMillis(millis);
        assertThrows(IllegalArgumentException.class, () -> new Limits(time, plies, solved, lines));
    }
}
