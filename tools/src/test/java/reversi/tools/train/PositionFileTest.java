package reversi.tools.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class PositionFileTest {
    @TempDir
    private Path folder;

    private static List<List<Long>> read(Path file) throws IOException {
        List<List<Long>> read = new ArrayList<>();
        PositionFile.read(
                file,
                (player, opponent, result, foreseen) ->
                        read.add(List.of(player, opponent, (long) result, (long) foreseen)));
        return read;
    }

    @Test
    void roundTripsBoardsAndValues() throws IOException {
        PositionFile made = new PositionFile();
        made.add(-1L, 0L, -6400);
        made.add(Long.MIN_VALUE, 1L, 6400, -123);
        made.add(0x0123456789ABCDEFL, 0, 0, 1);
        Path file = folder.resolve("a.positions");
        made.write(file);
        assertEquals(
                List.of(
                        List.of(-1L, 0L, -6400L, -6400L),
                        List.of(Long.MIN_VALUE, 1L, 6400L, -123L),
                        List.of(0x0123456789ABCDEFL, 0L, 0L, 1L)),
                read(file));
    }

    @Test
    void writesLittleEndianRecordsOfTwentyBytes() throws IOException {
        PositionFile made = new PositionFile();
        made.add(0x0807060504030201L, 0x100F0E0D0C0B0A09L, 0x1211, 0x1413);
        Path file = folder.resolve("a.positions");
        made.write(file);
        byte[] expected = new byte[20];
        for (int i = 0; i < 20; i++) {
            expected[i] = (byte) (i + 1);
        }
        assertArrayEquals(expected, Files.readAllBytes(file));
    }

    @Test
    void growsBeyondItsFirstBuffer() throws IOException {
        PositionFile made = new PositionFile();
        int count = 150_000;
        for (int i = 0; i < count; i++) {
            made.add(i, ~(long) i, i % 6400);
        }
        assertEquals(count, made.size());
        Path file = folder.resolve("a.positions");
        made.write(file);
        List<List<Long>> read = read(file);
        assertEquals(count, read.size());
        assertEquals(List.of(149_999L, ~149_999L, 149_999L % 6400, 149_999L % 6400), read.get(count - 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 19, 21, 39})
    void refusesATruncatedFile(int length) throws IOException {
        Path file = Files.write(folder.resolve("a.positions"), new byte[length]);
        IOException cut = assertThrows(IOException.class, () -> read(file));
        assertEquals(file + " is not a whole number of positions", cut.getMessage());
    }

    @Test
    void readsAnEmptyFile() throws IOException {
        assertEquals(List.of(), read(Files.createFile(folder.resolve("a.positions"))));
    }

    @Test
    void writesAtomically() throws IOException {
        PositionFile made = new PositionFile();
        made.add(1, 2, 3);
        Path missing = folder.resolve("missing").resolve("a.positions");
        assertThrows(NoSuchFileException.class, () -> made.write(missing));
        Path file = folder.resolve("a.positions");
        made.write(file);
        made.write(file);
        try (var all = Files.list(folder)) {
            assertEquals(List.of(file), all.toList(), "the part beside it is gone");
        }
    }

    @Test
    void listsFilesByName() throws IOException {
        for (String name : List.of("b.positions", "a.positions", "c.positions.part", "notes.txt")) {
            Files.createFile(folder.resolve(name));
        }
        assertEquals(List.of(folder.resolve("a.positions"), folder.resolve("b.positions")), PositionFile.in(folder));
        assertThrows(IOException.class, () -> PositionFile.in(folder.resolve("missing")));
    }

    @Test
    void skipsAnExistingFile() throws IOException {
        StringWriter said = new StringWriter();
        Path file = folder.resolve("a.positions");
        PositionFile.Maker maker = () -> {
            PositionFile made = new PositionFile();
            made.add(1, 2, 3);
            return made;
        };
        PositionFile.make(file, new PrintWriter(said), maker);
        PositionFile.make(file, new PrintWriter(said), () -> {
            throw new IOException("made again");
        });
        assertEquals("a.positions: 1 positions", said.toString().strip());
    }

    @Test
    void leavesNothingAfterAFailure() {
        Path file = folder.resolve("a.positions");
        assertThrows(
                IOException.class,
                () -> PositionFile.make(file, new PrintWriter(new StringWriter()), () -> {
                    throw new IOException("disk full");
                }));
        assertFalse(Files.exists(file));
    }

    private LearnedPositions options(String... line) {
        LearnedPositions positions = new LearnedPositions();
        new CommandLine(CommandSpec.forAnnotatedObject(positions)).parseArgs(line);
        return positions;
    }

    /** Result and foreseen value of a position, and what it is worth. */
    @ParameterizedTest
    @CsvSource({"0, 400, -200, 400", "1, 400, -200, -200", "0.5, 400, -200, 100", "0.25, 401, 0, 301", "0.1, -5, 0, -4"
    })
    void blendsResultAndForeseenValue(String blend, int result, int foreseen, int value) throws IOException {
        PositionFile made = new PositionFile();
        made.add(1, 2, result, foreseen);
        made.write(folder.resolve("a.positions"));
        List<Integer> values = new ArrayList<>();
        options("--data=" + folder, "--blend=" + blend)
                .read((player, opponent, learned, isHeldOut) -> values.add(learned));
        assertEquals(List.of(value), values);
    }

    @ParameterizedTest
    @CsvSource({"49, 0", "50, 1", "99, 1", "100, 2", "1000, 20"})
    void holdsOutTheLastFiftiethOfEachFile(int positions, int heldOut) throws IOException {
        PositionFile made = new PositionFile();
        for (int i = 0; i < positions; i++) {
            made.add(i, 0, 0);
        }
        made.write(folder.resolve("a.positions"));
        made.write(folder.resolve("b.positions"));
        List<Long> held = new ArrayList<>();
        int[] learned = {0};
        options("--data=" + folder).read((player, opponent, value, isHeldOut) -> {
            if (isHeldOut) {
                held.add(player);
            } else {
                learned[0]++;
            }
        });
        assertEquals(2 * heldOut, held.size());
        assertEquals(2 * (positions - heldOut), learned[0]);
        held.forEach(number -> assertEquals(true, number >= positions - heldOut));
    }

    @Test
    void readsTheFirstFilesOfEachFolder() throws IOException {
        Random random = new Random(1);
        for (String place : List.of("one", "two")) {
            Files.createDirectory(folder.resolve(place));
            for (String name : List.of("a", "b", "c")) {
                PositionFile made = new PositionFile();
                made.add(random.nextLong(), 0, name.charAt(0));
                made.write(folder.resolve(place).resolve(name + ".positions"));
            }
        }
        List<Integer> read = new ArrayList<>();
        options("--files=2", "--data=" + folder.resolve("one"), "--data=" + folder.resolve("two"))
                .read((player, opponent, value, isHeldOut) -> read.add(value));
        assertEquals(List.of(97, 98, 97, 98), read);
    }
}
