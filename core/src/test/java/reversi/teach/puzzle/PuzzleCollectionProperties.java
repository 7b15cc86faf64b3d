package reversi.teach.puzzle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.teach.PositionKey;
import reversi.teach.puzzle.PuzzleCollection.Damage;
import reversi.teach.puzzle.PuzzleCollection.Failed;

/** The puzzles that the game comes with, and what damage does to their file. */
class PuzzleCollectionProperties {
    private static final byte[] SHIPPED = shipped();
    private static final PuzzleCollection PUZZLES = read(SHIPPED);

    static byte[] shipped() {
        try {
            return Files.readAllBytes(Path.of("..", "assets", "puzzles", "puzzles.bin"));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static PuzzleCollection read(byte[] bytes) {
        return assertInstanceOf(PuzzleCollection.Ok.class, PuzzleReader.read(bytes))
                .puzzles();
    }

    @Example
    void thereAreManyInASmallFile() {
        assertTrue(PUZZLES.size() >= 3_000, () -> "puzzles: " + PUZZLES.size());
        assertTrue(SHIPPED.length <= 150_000, () -> "bytes: " + SHIPPED.length);
    }

    @Example
    void everyOneIsAPuzzleOfItsOwn() {
        Set<Integer> keys = new HashSet<>();
        int before = 0;
        for (int place = 0; place < PUZZLES.size(); place++) {
            Puzzle puzzle = PUZZLES.get(place);
            assertTrue(keys.add(PositionKey.of(puzzle.position()).value()), "twice: " + puzzle.position());
            assertTrue(puzzle.rating() >= before, "ratings rise");
            before = puzzle.rating();
            assertEquals(Optional.of(place), PUZZLES.place(puzzle.id()));
            assertEquals(Optional.of(puzzle.value()), puzzle.value(puzzle.solution()));
            assertTrue(puzzle.nextValue() < puzzle.value());
            assertEquals(
                    puzzle.themes().contains(PuzzleTheme.LAST_FIVE),
                    puzzle.position().empties() <= 5);
        }
    }

    @Example
    void everyThemeHasSome() {
        for (Map.Entry<PuzzleTheme, Integer> count : PUZZLES.counts().entrySet()) {
            assertTrue(count.getValue() >= 20, count::toString);
        }
    }

    @Example
    void whatWasReadWritesTheSameBytes() {
        assertArrayEquals(SHIPPED, PuzzleWriter.write(entries(0, PUZZLES.size())));
    }

    private static List<PuzzleWriter.Entry> entries(int from, int to) {
        List<PuzzleWriter.Entry> entries = new ArrayList<>();
        for (int place = from; place < to; place++) {
            Puzzle puzzle = PUZZLES.get(place);
            entries.add(new PuzzleWriter.Entry(puzzle.position(), puzzle.values(), puzzle.themes(), puzzle.rating()));
        }
        return entries;
    }

    @Property(tries = 60)
    void cutFilesAreRefused(@ForAll @IntRange(min = 0, max = 3_000) int length) {
        byte[] some = PuzzleWriter.write(entries(100, 140));
        int cut = length % some.length;
        assertInstanceOf(Failed.class, PuzzleReader.read(Arrays.copyOf(some, cut)));
    }

    @Property(tries = 300)
    void aChangedByteIsFound(
            @ForAll @IntRange(min = 0, max = 100_000) int at, @ForAll @IntRange(min = 1, max = 255) int by) {
        byte[] some = PuzzleWriter.write(entries(2_000, 2_020));
        some[at % some.length] ^= (byte) by;
        assertInstanceOf(Failed.class, PuzzleReader.read(some));
    }

    /** Whatever follows a right checksum, what is read is whole: every puzzle can be made, or is refused by its own type. */
    @Property(tries = 300)
    void damageWithARightChecksumIsBounded(
            @ForAll @Size(min = 1, max = 8) List<@IntRange(min = 8, max = 100_000) Integer> places,
            @ForAll byte value) {
        byte[] some = PuzzleWriter.write(entries(500, 520));
        for (int place : places) {
            some[8 + place % (some.length - 8)] = value;
        }
        int sum = PuzzleFormat.checksum(some);
        for (int i = 0; i < 4; i++) {
            some[4 + i] = (byte) (sum >>> (24 - 8 * i));
        }
        if (PuzzleReader.read(some) instanceof PuzzleCollection.Ok ok) {
            assertTrue(ok.puzzles().size() <= some.length);
            for (int place = 0; place < ok.puzzles().size(); place++) {
                int at = place;
                assertTrue(ok.puzzles().find(at).isEmpty()
                        || ok.puzzles().get(at).values().size() >= 2);
            }
        }
    }

    @Example
    void somethingElseIsToldFromDamage() {
        assertEquals(new Failed(Damage.NOT_PUZZLES, 0), PuzzleReader.read(new byte[0]));
        byte[] newer = SHIPPED.clone();
        newer[3] = '2';
        assertEquals(new Failed(Damage.NOT_PUZZLES, 0), PuzzleReader.read(newer));
    }

    @Example
    void aPositionWithoutOneBestMoveIsNoPuzzle() {
        Position start = Position.start(Variant.OTHELLO);
        assertThrows(IllegalArgumentException.class, () -> new Puzzle(1, start, List.of(0, 0, 0, 0), List.of(), 1_000));
        assertThrows(IllegalArgumentException.class, () -> new Puzzle(1, start, List.of(2, 0), List.of(), 1_000));
        Puzzle puzzle = new Puzzle(1, start, List.of(-2, 4, 0, 0), List.of(), 1_000);
        assertEquals(Square.of("c4"), puzzle.solution());
        assertEquals(0, puzzle.nextValue());
        assertEquals(PuzzleGoal.WIN, puzzle.goal());
        assertEquals(Optional.of(-2), puzzle.value(Square.of("d3")));
        assertEquals(Optional.empty(), puzzle.value(Square.of("a1")));
    }

    @Example
    void goalsAreToldByTheTwoBestValues() {
        assertEquals(PuzzleGoal.WIPE_OUT, PuzzleGoal.of(64, 40));
        assertEquals(PuzzleGoal.WIN, PuzzleGoal.of(2, 0));
        assertEquals(PuzzleGoal.WIN, PuzzleGoal.of(2, -2));
        assertEquals(PuzzleGoal.DRAW, PuzzleGoal.of(0, -2));
        assertEquals(PuzzleGoal.MOST_DISCS, PuzzleGoal.of(18, 10));
    }
}
