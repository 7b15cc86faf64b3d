package reversi.tools.books;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.engine.Board;
import reversi.engine.BoardSymmetry;
import reversi.engine.OpeningBook;

/** Books of other programs: what is written is read, what cannot be is refused with its byte. */
class BookFilesTest {
    /** As Edax 4.6 wrote it: {@code book new 1 3}, {@code book deviate 0 0}, {@code book fix}, {@code book save}. */
    private static final String BY_EDAX =
            "584144454b4f4f420406ea070b1e0c233800010000003a0000000200000001000000000000000500000000"
                    + "000810080000000000040810000000000000000000000000000000030000000000feff02000201001aff11ff2c0000001008000000000070081000"
                    + "0000000000000000000000000000010000000100ffff0300000101130000000800000000000000103800000000000000000000000000000004000000"
                    + "0000feff02000101002dff2b00000010080000000000000810000000000000000000000000000000100000000000feff020004010013001a0025002c"
                    + "814100002000080000000000103810000000000000000000000000000000010000000000feff020000010013";

    /** The book that Egaroucid begins a new one with. */
    private static final String BY_EGAROUCID =
            "444943554f5241474503010000000000001008000000000000081000000000" + "ff000000000013ff";

    @TempDir
    private Path folder;

    @Test
    void readsAndWritesWhatEdaxWrote() throws IOException {
        byte[] bytes = HexFormat.of().parseHex(BY_EDAX);
        Path file = Books.write(folder.resolve("book.dat"), bytes);
        List<BookPosition> positions = Books.read(file);
        assertEquals(5, positions.size());
        BookPosition start = positions.get(3);
        assertEquals(BookPosition.canonical(Books.START), start.board());
        assertEquals(new BookValue(0, -2, 2, 1), start.value());
        assertEquals(
                List.of("d3", "c4", "f5", "e6"),
                start.links().stream().map(BookMove::name).toList());
        assertEquals(Optional.empty(), start.leaf());
        assertEquals(
                Optional.of(new BookLeaf(new BookMove(44, -1), 1)),
                positions.get(0).leaf());
        byte[] written = Books.edaxBytes(positions);
        assertArrayEquals(Arrays.copyOfRange(bytes, 42, bytes.length), Arrays.copyOfRange(written, 42, written.length));
        BookSource source = BookSource.of(file);
        BookIndex index = source.index(false);
        assertEquals(0, BookCheck.of(source, index).wrongCount());
        assertArrayEquals(Arrays.copyOf(bytes, 10), Arrays.copyOf(EdaxBook.header(index, Books.MADE), 10));
        assertArrayEquals(
                HexFormat.of().parseHex("ea070b1e0c05090001000000" + "3a000000" + "0200000001000000"),
                Arrays.copyOfRange(EdaxBook.header(index, Books.MADE), 10, 34));
    }

    @Test
    void readsWhatEgaroucidWrote() throws IOException {
        byte[] bytes = HexFormat.of().parseHex(BY_EGAROUCID);
        List<BookPosition> positions = Books.read(Books.write(folder.resolve("book.egbk3"), bytes));
        assertEquals(1, positions.size());
        assertEquals(BookPosition.canonical(Books.START), positions.get(0).board());
        assertEquals(BookValue.of(0, BookValue.NO_LEVEL), positions.get(0).value());
        assertEquals(Optional.empty(), positions.get(0).leaf(), "of no level");
    }

    @Test
    void readsLinksOfTheOlderFormat() throws IOException {
        String start = "0000001008000000" + "0000000810000000";
        byte[] bytes =
                HexFormat.of().parseHex("444943554f5241474502" + "01000000" + start + "02" + "15" + "01" + "0213");
        BookPosition position =
                Books.read(Books.write(folder.resolve("book.egbk2"), bytes)).get(0);
        assertEquals(BookValue.of(2, 21), position.value());
        assertEquals(List.of(new BookMove(19, 2)), position.links());
    }

    /** Whatever the positions, a file of Edax gives them back, by their canonical images. */
    @Property(tries = 30)
    void edaxFilesGiveBackWhatWasWritten(@ForAll long seed, @ForAll @IntRange(min = 1, max = 8) int games)
            throws IOException {
        List<BookPosition> book = Books.random(seed, games);
        Path file = temporary(".dat");
        Books.edax(file, book);
        assertEquals(book, Books.read(file));
        BookSource source = BookSource.of(file);
        Path again = temporary(".dat");
        new BookExport(source, source.index(false)).write(again, BookFormat.EDAX, Books.MADE);
        assertEquals(book, Books.read(again));
        Files.delete(file);
        Files.delete(again);
    }

    /** Egaroucid keeps no links and no pass; both come back for Edax, and the rest is what it was. */
    @Property(tries = 30)
    void booksGoToEgaroucidAndBack(@ForAll long seed, @ForAll @IntRange(min = 1, max = 8) int games)
            throws IOException {
        List<BookPosition> book = Books.random(seed, games);
        Path first = Books.edax(temporary(".dat"), book);
        Path middle = temporary(".egbk3");
        Path last = temporary(".dat");
        convert(first, middle, BookFormat.EGAROUCID);
        convert(middle, last, BookFormat.EDAX);
        Map<Board, BookPosition> before = byBoard(book);
        Map<Board, BookPosition> after = byBoard(Books.read(last));
        for (BookPosition position : book) {
            if (position.board().moves() != 0) {
                BookPosition back = after.get(position.board());
                assertEquals(position.leaf(), back.leaf());
                assertEquals(position.value().discs(), back.value().discs());
                assertEquals(position.value().level(), back.value().level());
                assertEquals(position.lines().all(), back.lines().all());
            }
        }
        BookSource source = BookSource.of(last);
        BookIndex index = source.index(false);
        source.visit((offset, position) -> {
            assertTrue(
                    position.board().moves() != 0
                            ? before.containsKey(position.board())
                            : before.containsKey(
                                    BookPosition.canonical(position.board().pass())));
            for (BookMove link : position.links()) {
                assertEquals(
                        Optional.of(-link.value()),
                        index.find(link.after(position.board())).map(BookValue::discs));
            }
        });
        for (Path file : List.of(first, middle, last)) {
            Files.delete(file);
        }
    }

    private static void convert(Path from, Path to, BookFormat format) throws IOException {
        BookSource source = BookSource.of(from);
        int written = new BookExport(source, source.index(false)).write(to, format, Books.MADE);
        assertEquals(written, Books.read(to).size());
    }

    private static Map<Board, BookPosition> byBoard(List<BookPosition> book) {
        Map<Board, BookPosition> all = new HashMap<>();
        book.forEach(position -> assertEquals(null, all.put(position.board(), position)));
        return all;
    }

    /** Edax goes on at the level of most positions, not at that of a few that somebody searched for days. */
    @ParameterizedTest
    @CsvSource({"20;20;42, 20, 42", "20;42;42;20, 42, 42", "60;9;9, 9, 60", "-1;-1, -1, -1", "-1;5, 5, 5"})
    void theUsualLevelIsThatOfMostPositions(String levels, int usual, int highest) throws IOException {
        BookIndex index = new BookIndex(false);
        List<BookPosition> positions = Books.random(3, 3);
        for (String level : levels.split(";")) {
            BookPosition next = positions.get(index.size());
            index.position(
                    0,
                    new BookPosition(
                            next.board(),
                            BookValue.of(0, Integer.parseInt(level)),
                            LineCounts.NONE,
                            List.of(),
                            Optional.empty()));
        }
        assertEquals(usual, index.usualLevel());
        assertEquals(highest, index.highestLevel());
    }

    /** Every image of a position is read as the same, with its moves turned along; where its board is symmetric, they may be its images. */
    @Property(tries = 30)
    void everyImageIsTheSamePosition(@ForAll long seed, @ForAll @IntRange(max = 7) int way) {
        for (BookPosition position : Books.random(seed, 2)) {
            Board image = BoardSymmetry.of(position.board(), way);
            BookPosition back = position.seenAs(image).orElseThrow().canonical();
            assertTrue(imagesOnItsBoard(position).contains(back), () -> back + " is not " + position);
            assertEquals(position.board(), BookPosition.canonical(image));
        }
    }

    /** The position turned by each symmetry of its own board; itself alone for most. */
    private static List<BookPosition> imagesOnItsBoard(BookPosition position) {
        return IntStream.range(0, BoardSymmetry.WAYS)
                .mapToObj(position::image)
                .filter(image -> image.board().equals(position.board()))
                .toList();
    }

    /** Seen from a side where it has two images of its own, the moves of this symmetric board come back as their mirrors. */
    @Test
    void movesOfASymmetricBoardMayComeBackAsTheirMirrors() {
        BookPosition position = new BookPosition(
                new Board(86570434560L, 4432676782080L),
                BookValue.of(55, 28),
                LineCounts.NONE,
                List.of(new BookMove(43, 57), new BookMove(20, 57)),
                Optional.of(new BookLeaf(new BookMove(13, 22), 28)));
        for (int way = 0; way < BoardSymmetry.WAYS; way++) {
            BookPosition back = position.seenAs(BoardSymmetry.of(position.board(), way))
                    .orElseThrow()
                    .canonical();
            assertTrue(imagesOnItsBoard(position.canonical()).contains(back));
        }
        assertEquals(2, imagesOnItsBoard(position).size());
    }

    /** What is played by: each position with its value; only bounds that meet are exact. */
    @Property(tries = 20)
    void theEngineKnowsEveryPosition(@ForAll long seed) throws IOException {
        List<BookPosition> book = Books.random(seed, 4);
        Path file = Books.edax(temporary(".dat"), book);
        OpeningBook own = OwnBook.read(file).get(0);
        for (BookPosition position : book) {
            OpeningBook.Entry entry = own.find(position.board()).orElseThrow();
            assertEquals(100 * position.value().discs(), entry.value());
            assertEquals(position.value().isExact(), entry.depth() >= position.empties());
            position.leaf()
                    .ifPresent(leaf -> assertTrue(
                            own.find(leaf.move().after(position.board())).isPresent()));
        }
        Files.delete(file);
    }

    /** A file of two positions with some of its bytes changed, or cut off, and what is said of it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cut 0 | byte 0: no book of Edax, Egaroucid or this engine",
                "cut 7 | byte 0: no book of Edax, Egaroucid or this engine",
                "cut 20 | byte 20: the file ends within the header",
                "cut 70 | byte 70: the file ends within a position",
                "cut 83 | byte 83: the file ends within the moves of a position",
                "cut 90 | byte 90: the file ends after 1 positions of 2",
                "set 0 58414446 | byte 0: no book of Edax, Egaroucid or this engine",
                "set 8 05 | byte 8: a book of Edax 5, not 4",
                "set 38 01000000 | byte 90: there are more positions than the 1 of the header",
                "set 38 ffffffff | byte 42: there are more positions than the -1 of the header",
                "set 38 ffffff7f | byte 132: the file ends after 2 positions of 2147483647",
                "set 42 00000018 | byte 42: a square holds one disc",
                "set 42 0000000000000000 | byte 42: a square of the centre is empty",
                "set 74 4100 | byte 42: the value 65 is beyond ±64",
                "set 76 00ff | byte 42: the bounds -256 and 64 are beyond ±127",
                "set 81 3d00 | byte 42: there is no level 61",
                "set 83 00 | byte 42: the move a1 is not legal",
                "set 83 40 | byte 42: the move pass is not legal",
                "set 83 42 | byte 42: there is no square 66",
                "set 85 13 | byte 42: the move d3 is there twice",
                "set 80 ff | byte 132: the file ends within the moves of a position",
                "twice 42 | byte 90: the same position, or an image of it, as at byte 42",
            })
    void refusesWhatCannotBe(String change, String why) throws IOException {
        byte[] bytes = change(two(), change.split(" "));
        Path file = Books.write(folder.resolve("book.dat"), bytes);
        BookFault fault =
                assertThrows(BookFault.class, () -> BookSource.of(file).index(false));
        assertEquals(why, fault.getMessage());
    }

    /** The start with links to four positions of which one is there, and that one, of 48 and 42 bytes. */
    private static byte[] two() {
        LineCounts lines = LineCounts.NONE;
        BookPosition start = new BookPosition(
                        Books.START,
                        BookValue.of(1, 20),
                        lines,
                        List.of(new BookMove(19, 1), new BookMove(26, 1), new BookMove(37, 1)),
                        Optional.of(new BookLeaf(new BookMove(44, -2), 20)))
                .canonical();
        Board after = new BookMove(19, 0).after(Books.START);
        int square = Long.numberOfTrailingZeros(after.moves());
        BookPosition next = new BookPosition(
                        after,
                        BookValue.of(-1, 20),
                        lines,
                        List.of(),
                        Optional.of(new BookLeaf(new BookMove(square, -1), 20)))
                .canonical();
        return Books.edaxBytes(List.of(start, next));
    }

    private static byte[] change(byte[] book, String[] words) {
        int at = Integer.parseInt(words[1]);
        switch (words[0]) {
            case "cut" -> {
                return Arrays.copyOf(book, at);
            }
            case "set" -> {
                byte[] bytes = HexFormat.of().parseHex(words[2]);
                System.arraycopy(bytes, 0, book, at, bytes.length);
            }
            default -> {
                ByteArrayOutputStream twice = new ByteArrayOutputStream();
                twice.write(book, 0, 90);
                twice.write(book, at, 48);
                return twice.toByteArray();
            }
        }
        return book;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "set 9 04 | byte 9: a book of version 4, not 2 or 3",
                "set 10 ffffffff | byte 10: the header says -1 positions",
                "set 10 ffffff7f | byte 64: the file ends after 2 positions of 2147483647",
                "set 10 01000000 | byte 39: the file goes on after the 1 positions of the header",
                "cut 60 | byte 60: the file ends within a position",
                "set 30 7f | byte 14: the value 127 is beyond ±64",
                "set 31 47 | byte 14: there is no level 71",
                "set 37 00 | byte 14: the move a1 is not legal",
            })
    void refusesWhatIsNoBookOfEgaroucid(String change, String why) throws IOException {
        Path edax = Books.write(folder.resolve("book.dat"), two());
        byte[] bytes = change(Books.egaroucidBytes(Books.read(edax)), change.split(" "));
        Path file = Books.write(folder.resolve("book.egbk3"), bytes);
        BookFault fault =
                assertThrows(BookFault.class, () -> BookSource.of(file).index(false));
        assertEquals(why, fault.getMessage());
    }

    /** Any bytes after a good beginning end in a book or a fault, and take no memory by their counts. */
    @Property(tries = 300)
    void garbageIsRefused(@ForAll byte[] tail, @ForAll @IntRange(max = 2) int kind) throws IOException {
        byte[] head =
                switch (kind) {
                    case 0 -> Arrays.copyOf(two(), 10);
                    case 1 -> HexFormat.of().parseHex(BY_EGAROUCID.substring(0, 20));
                    default -> HexFormat.of().parseHex("52424b31");
                };
        byte[] all = Arrays.copyOf(head, head.length + tail.length);
        System.arraycopy(tail, 0, all, head.length, tail.length);
        Path file = Books.write(temporary(".dat"), all);
        List<BookPosition> read = new ArrayList<>();
        try {
            BookSource.of(file).visit((offset, position) -> read.add(position));
        } catch (BookFault refused) {
            assertTrue(refused.getMessage().startsWith("byte "), refused.getMessage());
        } finally {
            Files.delete(file);
        }
        assertTrue(read.size() <= all.length);
    }

    private static Path temporary(String suffix) throws IOException {
        return Files.createTempFile("book", suffix);
    }
}
