package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;

class PatternProperties {
    private static final Patterns PATTERNS = new Patterns(Family.OTHELLO);
    private static final byte[] FILE = PatternWeights.write(Family.OTHELLO, PATTERNS, anyWeights(5));
    private static final PatternWeights WEIGHTS = PatternWeights.read(FILE);

    private static final int LOTS = 64;

    private final PatternEvaluation line = new PatternEvaluation(WEIGHTS);

    private static float[][] anyWeights(long seed) {
        Random64 random = new Random64(seed);
        float[][] weights = new float[Family.OTHELLO.anchors()][PatternEntries.count(PATTERNS)];
        for (float[] row : weights) {
            for (int i = 0; i < row.length; i++) {
                row[i] = (random.nextInt(64) - 32) / (float) Family.OTHELLO.scale();
            }
        }
        return weights;
    }

    @Provide
    Arbitrary<Transcript> lines() {
        return Lines.transcripts(Variant.OTHELLO);
    }

    @Provide
    Arbitrary<Position> positions() {
        return Lines.open(Variant.OTHELLO);
    }

    @Property(tries = 150)
    void followingALineIsReadingEachBoardAnew(@ForAll("lines") Transcript played) {
        List<Position> game = Lines.positions(played);
        int[] expected = game.stream().mapToInt(PatternProperties::fresh).toArray();
        line.start(Board.of(game.get(0)).player(), Board.of(game.get(0)).opponent());
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i], here(game.get(i)), "at move " + i);
            if (i + 1 < expected.length) {
                follow(game.get(i), game.get(i + 1), true);
            }
        }
        for (int i = expected.length - 2; i >= 0; i--) {
            follow(game.get(i), game.get(i + 1), false);
            assertEquals(expected[i], here(game.get(i)), "back at move " + i);
        }
    }

    @Property(tries = 150)
    void aMoveIsWorthWhatThePositionAfterItIs(@ForAll("lines") Transcript played) {
        List<Position> game = Lines.positions(played);
        line.start(Board.of(game.get(0)).player(), Board.of(game.get(0)).opponent());
        for (int i = 0; i + 1 < game.size(); i++) {
            Board board = Board.of(game.get(i));
            for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
                int on = Long.numberOfTrailingZeros(rest);
                Board after = board.play(on, board.flips(on));
                assertEquals(fresh(after), line.valueAfter(on, board.flips(on), after.player(), after.opponent()));
            }
            assertEquals(fresh(game.get(i)), here(game.get(i)), "nothing was played");
            follow(game.get(i), game.get(i + 1), true);
        }
    }

    @Property(tries = 100)
    void theFourNumbersOfALongEachAddTheWeightOfTheirShape(@ForAll @Size(LOTS) char[] lots) {
        Random64 random = new Random64(7);
        short[] weights = new short[PATTERNS.size() + 2 * PatternEntries.MOBILITY + PatternEntries.PARITIES];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (short) (random.nextInt(2_000) - 1_000);
        }
        PatternTable table = new PatternTable(PATTERNS, weights);
        for (int i = 0; i < PATTERNS.longs(); i++) {
            int sum = 0;
            long numbers = 0;
            for (int lane = 0; lane < Patterns.LANES; lane++) {
                int most = (int) (PATTERNS.highest()[i] >>> (lane * Patterns.LANE_BITS)) & Patterns.LANE;
                int number = lots[(i * Patterns.LANES + lane) % LOTS] % (most + 1);
                numbers |= (long) number << (lane * Patterns.LANE_BITS);
                sum += weights[PATTERNS.offsets()[i] + number];
            }
            assertEquals(sum, PatternTable.four(table.shapes()[i], numbers), "long " + i);
        }
        int others = PATTERNS.size();
        assertEquals(
                weights[others + 3]
                        + weights[others + PatternEntries.MOBILITY + 5]
                        + weights[others + 2 * PatternEntries.MOBILITY + 7],
                table.others(3, 5, 7));
    }

    /** Plays or takes back the move between two positions. */
    private void follow(Position before, Position after, boolean isForward) {
        Board board = Board.of(before);
        Board next = Board.of(after);
        long placed = board.empties() & ~next.empties();
        if (placed == 0) {
            line.pass();
        } else if (isForward) {
            int on = Long.numberOfTrailingZeros(placed);
            assertEquals(new Flips().of(on, board.player(), board.opponent()), board.flips(on));
            line.play(on, board.flips(on));
        } else {
            line.undo();
        }
    }

    /** The value by the line alone: a board that it was not led to would be read anew and prove nothing. */
    private int here(Position position) {
        Board board = Board.of(position);
        assertTrue(line.isAt(board.player(), board.opponent()));
        return line.value(board.player(), board.opponent());
    }

    private static int fresh(Position position) {
        return fresh(Board.of(position));
    }

    private static int fresh(Board board) {
        PatternEvaluation evaluation = new PatternEvaluation(WEIGHTS);
        evaluation.start(board.player(), board.opponent());
        return evaluation.value(board.player(), board.opponent());
    }

    @Property(tries = 300)
    void aBoardThatTheLineDidNotReachHasItsOwnValue(
            @ForAll("positions") Position position, @ForAll("positions") Position other) {
        Board from = Board.of(other);
        Board board = Board.of(position);
        line.start(from.player(), from.opponent());
        assertEquals(fresh(position), line.value(board.player(), board.opponent()));
    }

    @Property(tries = 300)
    void turningTheBoardChangesNothing(
            @ForAll("positions") Position position, @ForAll @IntRange(min = 1, max = 7) int way) {
        Board turned = Symmetry.of(Board.of(position), way);
        line.start(turned.player(), turned.opponent());
        assertEquals(fresh(position), line.value(turned.player(), turned.opponent()));
    }

    @Property(tries = 100)
    void aFinishedGameIsWorthItsResultAndNoOtherPositionIsWorthMore(@ForAll("lines") Transcript game) {
        for (Position position : Lines.positions(game)) {
            int value = fresh(position);
            if (position.isOver()) {
                assertEquals(PlainNegamax.value(position), value);
            } else {
                assertTrue(Math.abs(value) <= FeatureEvaluation.LIMIT, "value " + value);
            }
        }
    }

    @Example
    void weightsComeBackFromTheirFile() {
        assertArrayEquals(FILE, PatternWeights.write(Family.OTHELLO, PATTERNS, anyWeights(5)));
        float[][] weights = new float[Family.OTHELLO.anchors()][PatternEntries.count(PATTERNS)];
        for (int anchor = 0; anchor < Family.OTHELLO.anchors(); anchor++) {
            Arrays.fill(weights[anchor], anchor % 2 == 0 ? -anchor - 0.5f : 2.25f * anchor);
        }
        byte[] file = PatternWeights.write(Family.OTHELLO, PATTERNS, weights);
        assertArrayEquals(weights, PatternWeights.readRows(file));
        PatternSum[] read = PatternWeights.read(file).sums();
        int patterns = PATTERNS.longs() * Patterns.LANES;
        assertEquals(patterns * 60, read[0].sum(all(0)), "0.6 of anchor 0 and 0.4 of anchor 5, as with 2 empties");
        assertEquals(3 * 60, read[4].others(0, 0, 0));
        assertEquals(patterns * 35, read[5].sum(all(7)));
        assertEquals(3 * 2475, read[60].others(PatternEntries.MOBILITY - 1, 0, PatternEntries.PARITIES - 1));
    }

    /** This number in every pattern. */
    private static PatternNumbers all(int number) {
        long[] longs = new long[PATTERNS.longs()];
        Arrays.fill(longs, number * 0x0001000100010001L);
        PatternNumbers numbers = new PatternNumbers();
        numbers.set(longs, 0);
        return numbers;
    }

    @Example
    void oddQuadrantsAreCountedApartForEvenAndOddNumbersOfEmpties() {
        assertEquals(0, PatternEntries.parityIndex(0));
        assertEquals(6, PatternEntries.parityIndex(1L));
        assertEquals(0, PatternEntries.parityIndex(3L));
        assertEquals(2, PatternEntries.parityIndex(1L << 27 | 1L << 28));
        assertEquals(4, PatternEntries.parityIndex(1L | 1L << 7 | 1L << 56 | 1L << 63));
        assertEquals(8, PatternEntries.parityIndex(7L | 1L << 4 | 1L << 60));
    }

    @Example
    void everySquareIsInAPatternAndMirrorImagesShareTheirEntries() {
        for (int square = 0; square < 64; square++) {
            long[] steps =
                    Arrays.copyOfRange(PATTERNS.steps(), square * PATTERNS.longs(), (square + 1) * PATTERNS.longs());
            assertNotEquals(0, Arrays.stream(steps).filter(step -> step != 0).count(), "square " + square);
        }
        assertTrue(PATTERNS.foldedSize() < 0.8 * PATTERNS.size());
        assertEquals(
                PATTERNS.foldedSize() - 1,
                Arrays.stream(PATTERNS.folded()).max().orElseThrow());
    }

    @Example
    void damagedFilesAreRefusedWithTheReason() {
        assertEquals("not a file of pattern weights", refusal(new byte[3]));
        assertEquals("not a file of pattern weights", refusal(changed(1)));
        assertEquals("weights for other patterns than this engine's", refusal(changed(5)));
        assertTrue(refusal(Arrays.copyOf(FILE, FILE.length - 1)).startsWith("weights cut short: "));
    }

    private static byte[] changed(int at) {
        byte[] bytes = FILE.clone();
        bytes[at]++;
        return bytes;
    }

    private static String refusal(byte[] bytes) {
        return String.valueOf(assertThrows(IllegalArgumentException.class, () -> PatternWeights.read(bytes))
                .getMessage());
    }

    @Example
    void anEngineThatLearnsPlaysByItsWeights() {
        Position position = RandomPositions.withEmpties(Variant.OTHELLO, 8, 40);
        Question question = new Question(position, Level.of(6), Purpose.HINT, 1, Question.LEVELS_OWN_TIME);
        Engine late = new Engine(() -> 0, 12);
        int before = late.answer(question, SearchObserver.NONE, 3_000).value();
        late.load(WEIGHTS);
        Answer learned = late.answer(question, SearchObserver.NONE, 3_000);
        Engine known = new Engine(() -> 0, 12);
        known.load(WEIGHTS);
        assertNotEquals(before, learned.value());
        assertEquals(known.answer(question, SearchObserver.NONE, 3_000).value(), learned.value());
        assertTrue(position.legalMoves().contains(learned.best())
                && !learned.best().equals(Move.PASS));
    }
}
