package reversi.teach.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.teach.puzzle.PuzzleCollection.Damage;
import reversi.teach.puzzle.PuzzleCollection.Failed;

/** A file of a few puzzles, what is read of it, and each way in which it can be wrong. */
class PuzzleFileTest {
    private static final int SIZE = 30;
    private static final int LENGTH_AT = PuzzleTable.moves(SIZE, SIZE);

    private static List<PuzzleWriter.Entry> entries() {
        PuzzleCollection shipped = PuzzleCollectionProperties.read(PuzzleCollectionProperties.shipped());
        List<PuzzleWriter.Entry> entries = new ArrayList<>();
        for (int i = 0; i < SIZE; i++) {
            Puzzle puzzle = shipped.get(100 * i);
            entries.add(new PuzzleWriter.Entry(puzzle.position(), puzzle.values(), puzzle.themes(), puzzle.rating()));
        }
        return entries;
    }

    @Test
    void whatIsWrittenIsRead() {
        List<PuzzleWriter.Entry> entries = entries();
        PuzzleCollection read = PuzzleCollectionProperties.read(PuzzleWriter.write(entries));
        assertEquals(SIZE, read.size());
        for (int place = 0; place < SIZE; place++) {
            PuzzleWriter.Entry entry = entries.get(place);
            Puzzle puzzle = read.get(place);
            assertEquals(entry.position(), puzzle.position());
            assertEquals(entry.values(), puzzle.values());
            assertEquals(entry.themes(), puzzle.themes());
            assertEquals(entry.rating(), puzzle.rating());
            assertEquals(Optional.of(place), read.place(puzzle.id()));
            assertEquals(puzzle.id(), read.id(place));
        }
        for (PuzzleTheme theme : PuzzleTheme.values()) {
            long with = entries.stream()
                    .filter(entry -> entry.themes().contains(theme))
                    .count();
            assertEquals((int) with, read.counts().get(theme), theme.name());
        }
        assertEquals(Optional.empty(), read.place(1));
    }

    private interface Change {
        void in(byte[] file);
    }

    /** What is read of the file after a change, whose checksum is right again. */
    private static Failed damaged(byte[] file, Change change) {
        change.in(file);
        int sum = PuzzleFormat.checksum(file);
        for (int i = 0; i < 4; i++) {
            file[4 + i] = (byte) (sum >>> (24 - 8 * i));
        }
        return assertInstanceOf(Failed.class, PuzzleReader.read(file));
    }

    private static Failed damaged(Change change) {
        return damaged(PuzzleWriter.write(entries()), change);
    }

    private static int firstValue(int at) {
        return LENGTH_AT
                + entries().subList(0, at).stream()
                        .mapToInt(entry -> entry.values().size())
                        .sum();
    }

    @Test
    void eachDamageIsToldWithItsPlace() {
        byte[] whole = PuzzleWriter.write(entries());
        byte[] flipped = whole.clone();
        flipped[20] ^= 1;
        assertEquals(new Failed(Damage.WRONG_CHECKSUM, 4), PuzzleReader.read(flipped));
        assertEquals(new Failed(Damage.NOT_PUZZLES, 0), PuzzleReader.read(Arrays.copyOf(whole, 9)));
        Change nothing = file -> {};
        assertEquals(new Failed(Damage.WRONG_LENGTH, 8), damaged(Arrays.copyOf(whole, 10), file -> file[9] = 0));
        assertEquals(new Failed(Damage.WRONG_LENGTH, 8), damaged(Arrays.copyOf(whole, LENGTH_AT - 1), nothing));
        assertEquals(
                new Failed(Damage.WRONG_LENGTH, whole.length + 1),
                damaged(Arrays.copyOf(whole, whole.length + 1), nothing));
        assertEquals(
                new Failed(Damage.WRONG_LENGTH, whole.length - 1),
                damaged(Arrays.copyOf(whole, whole.length - 1), nothing));
    }

    @ParameterizedTest
    @ValueSource(bytes = {0, 1, 41, -1})
    void aPuzzleHasTwoToFortyMoves(byte moves) {
        int at = PuzzleTable.moves(SIZE, 7);
        assertEquals(new Failed(Damage.WRONG_PUZZLE, at), damaged(file -> file[at] = moves));
    }

    @ParameterizedTest
    @ValueSource(bytes = {2, 40})
    void otherNumbersOfMovesMakeAFileOfAnotherLength(byte moves) {
        int at = PuzzleTable.moves(SIZE, 7);
        assertEquals(Damage.WRONG_LENGTH, damaged(file -> file[at] = moves).damage());
    }

    @Test
    void aWrongPuzzleIsToldByItsFirstValue() {
        int black = PuzzleFormat.HEADER + 8 * 4;
        int white = PuzzleFormat.HEADER + 8 * (SIZE + 4);
        int flags = PuzzleFormat.HEADER + 16 * SIZE;
        int ratings = PuzzleFormat.HEADER + 18 * SIZE;
        Failed fourth = new Failed(Damage.WRONG_PUZZLE, firstValue(4));
        for (int rank : new int[] {0, 7}) {
            assertEquals(fourth, damaged(file -> file[black + rank] = file[white + rank] = 1), "two discs on a square");
        }
        assertEquals(fourth, damaged(file -> file[ratings + 4] = (byte) (file[ratings + 3] - 1)), "ratings rise");
        assertEquals(
                fourth,
                damaged(file -> {
                    System.arraycopy(file, black - 8, file, black, 8);
                    System.arraycopy(file, white - 8, file, white, 8);
                    System.arraycopy(file, flags + 2 * 3, file, flags + 2 * 4, 2);
                }),
                "the same twice");
        int values = firstValue(4);
        int last = firstValue(5) - 1;
        assertEquals(fourth, damaged(file -> file[values] = file[last] = 64), "two are the best");
        assertEquals(fourth, damaged(file -> file[last] = 65), "more discs than there are");
        assertEquals(fourth, damaged(file -> file[last] = -1), "more discs than there are");
    }

    /** Draws each number in turn. */
    private static final class Each extends Random {
        private static final long serialVersionUID = 1;

        private final int draw;
        private int bound;

        Each(int draw) {
            this.draw = draw;
        }

        @Override
        public int nextInt(int below) {
            bound = below;
            return draw;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 400, 905, 1_200, 1_777, 3_000})
    void oneOfTheTwelveNearestIsChosen(int wanted) {
        PuzzleCollection read = PuzzleCollectionProperties.read(PuzzleWriter.write(entries()));
        List<Integer> nearest = new ArrayList<>();
        for (int draw = 0; draw < 12; draw++) {
            Each each = new Each(draw);
            nearest.add(new PuzzleChooser(read, each)
                    .near(wanted, place -> place % 5 != 0)
                    .orElseThrow());
            assertEquals(12, each.bound);
        }
        Set<Integer> different = new HashSet<>(nearest);
        assertEquals(12, different.size());
        List<Integer> distances = IntStream.range(0, SIZE)
                .filter(place -> place % 5 != 0)
                .map(place -> Math.abs(read.rating(place) - wanted))
                .boxed()
                .sorted()
                .toList();
        assertEquals(
                distances.subList(0, 12),
                nearest.stream()
                        .map(place -> Math.abs(read.rating(place) - wanted))
                        .toList(),
                "the nearest first");
        List<Integer> last = List.of(SIZE - 2, SIZE - 1);
        assertEquals(
                last.stream().min(Comparator.comparing(place -> Math.abs(read.rating(place) - wanted))),
                new PuzzleChooser(read, new Each(0)).near(wanted, last::contains));
        assertEquals(Optional.empty(), new PuzzleChooser(read, new Each(0)).near(wanted, place -> false));
    }
}
