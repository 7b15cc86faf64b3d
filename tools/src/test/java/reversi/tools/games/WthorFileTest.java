package reversi.tools.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reversi.tools.ArchiveBytes.archive;
import static reversi.tools.ArchiveBytes.game;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.notation.Wthor;
import reversi.rules.Square;
import reversi.tools.ArchiveBytes;

class WthorFileTest {
    private static final int HEADER = 16;
    private static final int RECORD = 68;

    @TempDir
    private Path folder;

    @Test
    void readsNameSolvedEmptiesScoresAndSquares() throws IOException {
        Path file = folder.resolve("WTH_1999.wtb");
        Files.write(file, archive(200, game("f5d6c3", 40, 38), game("", 0, 64)));
        WthorFile read = WthorFile.read(file);
        assertEquals("WTH_1999.wtb", read.name());
        assertEquals(200, read.solvedEmpties(), "a byte above 127");
        Wthor.Game first = read.games().get(0);
        assertEquals(List.of(new Square(5, 4), new Square(3, 5), new Square(2, 2)), first.squares());
        assertEquals(40, first.blackScore());
        assertEquals(38, first.theoretical());
        assertEquals(List.of(), read.games().get(1).squares());
        assertEquals(64, read.games().get(1).theoretical());
    }

    @Test
    void listsArchivesByName() throws IOException {
        for (String name : List.of("WTH_2003.wtb", "WTH_1977.WTB", "WTH_2001.wtb", "WTH_2001.txt", "notes.wtb")) {
            Files.createFile(folder.resolve(name));
        }
        assertEquals(
                List.of("WTH_1977.WTB", "WTH_2001.wtb", "WTH_2003.wtb"),
                WthorFile.files(folder).stream()
                        .map(file -> file.getFileName().toString())
                        .toList());
    }

    @Test
    void gathersTheGamesOfAFolder() throws IOException {
        ArchiveBytes.write(folder, "WTH_2002.wtb", game("f5f6", 1));
        ArchiveBytes.write(folder, "WTH_2001.wtb", game("f5d6", 2), game("f5f4", 3));
        assertEquals(
                List.of(2, 3, 1),
                WthorFile.games(folder).stream().map(Wthor.Game::blackScore).toList());
    }

    @Test
    void refusesAFolderWithoutGames() throws IOException {
        ArchiveBytes.write(folder, "WTH_2001.wtb");
        IOException none = assertThrows(IOException.class, () -> WthorFile.games(folder));
        assertEquals("no games in archives WTH_*.wtb of " + folder, none.getMessage());
    }

    /** Each row breaks a good archive of two games in one place: the byte at an offset is set to a value. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "12 | 10 | not of the 8×8 board",
                "4  | 3  | its length does not fit the number of games in its header",
                "4  | 1  | its length does not fit the number of games in its header",
                "6  | 1  | its length does not fit the number of games in its header",
                "7  | 1  | its length does not fit the number of games in its header",
                "24 | 9  | game 1 holds a byte that is no square",
                "24 | 19 | game 1 holds a byte that is no square",
                "24 | 20 | game 1 holds a byte that is no square",
                "24 | 91 | game 1 holds a byte that is no square",
                "24 | -1 | game 1 holds a byte that is no square",
                "24 | 0  | game 1 holds a byte that is no square",
                "93 | 0  | game 2 holds a byte that is no square",
            })
    void reportsABrokenByte(int offset, int value, String why) throws IOException {
        byte[] bytes = archive(game("f5d6c3", 40), game("f5d6c3", 40));
        bytes[offset] = (byte) value;
        Path file = Files.write(folder.resolve("WTH_2001.wtb"), bytes);
        assertEquals(
                new ArchiveReplay("WTH_2001.wtb", 0, 0, 0, List.of("WTH_2001.wtb: " + why)), ArchiveReplay.of(file));
        IOException refused = assertThrows(IOException.class, () -> WthorFile.read(file));
        assertEquals(file + " is not an archive of games", refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"0", "15", "17", "83", "85", "151", "153"})
    void refusesEveryLengthButThatOfTheHeader(int length) throws IOException {
        byte[] whole = archive(game("f5", 40), game("f5", 40));
        assertEquals(HEADER + 2 * RECORD, whole.length);
        byte[] cut = java.util.Arrays.copyOf(whole, length);
        Path file = Files.write(folder.resolve("WTH_2001.wtb"), cut);
        assertThrows(IOException.class, () -> WthorFile.read(file));
        String why = length < HEADER ? "too short for a WTHOR archive" : "its length does not fit";
        assertTrue(ArchiveReplay.of(file).errors().get(0).contains(why));
    }

    @Test
    void acceptsABoardSizeOfZero() throws IOException {
        byte[] bytes = archive(game("f5d6", 40));
        bytes[12] = 0;
        assertEquals(
                1,
                WthorFile.read(Files.write(folder.resolve("WTH_1977.wtb"), bytes))
                        .games()
                        .size());
    }

    @Test
    void refusesAnOversizedFile() throws IOException {
        Path file = folder.resolve("WTH_2001.wtb");
        long length = (64L << 20) + 1;
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(length);
        }
        assertEquals(
                List.of("WTH_2001.wtb: " + length + " bytes are too many for an archive"),
                ArchiveReplay.of(file).errors());
    }

    @Test
    void addsUpTallies() {
        ArchiveReplay one = new ArchiveReplay("all", 3, 1, 1, List.of("a"));
        ArchiveReplay two = new ArchiveReplay("WTH", 4, 2, 0, List.of("b", "c"));
        assertEquals(new ArchiveReplay("all", 7, 3, 1, List.of("a", "b", "c")), one.plus(two));
    }
}
