package reversi.tools.openings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.engine.Board;
import reversi.engine.BookWriter;
import reversi.engine.Engine;
import reversi.engine.OpeningBook;
import reversi.engine.SearchObserver;
import reversi.notation.TranscriptText;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.tools.ArchiveBytes;
import reversi.tools.CommandLineRun;
import reversi.tools.options.Strength;

/** How a book is put together from games and searches, on a few games of our own. */
class BookBuilderTest {
    @TempDir
    private Path folder;

    private static Board after(String moves) {
        return BookWriter.canonical(Board.of(((TranscriptText.Ok) TranscriptText.read(moves, Variant.OTHELLO))
                .transcript()
                .current()));
    }

    private PlayedPositions played(int plies, String... games) throws IOException {
        byte[][] bytes = new byte[games.length][];
        for (int i = 0; i < games.length; i++) {
            bytes[i] = ArchiveBytes.game(games[i], 32);
        }
        return PlayedPositions.of(ArchiveBytes.write(folder, "WTH_2001.wtb", bytes), plies);
    }

    @Test
    void countsPositionsUpToSymmetry() throws IOException {
        PlayedPositions played = played(60, "f5d6c3", "d3c5f6", "c4e3f6", "f5f6");
        assertEquals(4, played.games(after("f5")), "every first move is the same one turned");
        assertEquals(3, played.games(after("f5d6")));
        assertEquals(1, played.games(after("f5f6")));
        assertEquals(0, played.games(after("f5f4")));
    }

    @Test
    void countsLegalPliesUpToTheLimit() throws IOException {
        PlayedPositions played = played(2, "f5d6c3", "f5a1c3", "f5d6");
        assertEquals(3, played.games(after("f5")), "a game counts up to where it breaks the rules");
        assertEquals(2, played.games(after("f5d6")));
        assertEquals(0, played.games(after("f5d6c3")), "beyond the plies that count");
    }

    @ParameterizedTest
    @CsvSource({"1, 6", "2, 3", "3, 2", "4, 1"})
    void startsWithFrequentPositions(int least, int size) throws IOException {
        BookBuilder book = new BookBuilder(played(60, "f5d6c3", "f5d6c4", "f5f6"), least);
        // The start; then f5 three times, f5d6 twice, and f5d6c3, f5d6c4 and f5f6 once.
        assertEquals(size, book.size());
    }

    private static BookBuilder.Node node(BookBuilder book, Board board) {
        return book.unsearched().stream()
                .filter(one -> one.board().equals(board))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void searchesTheMostPlayedFirst() throws IOException {
        BookBuilder book = new BookBuilder(played(60, "f5d6c3", "f5d6c4", "f5f6"), 1);
        List<Board> order = new ArrayList<>();
        book.unsearched().forEach(one -> order.add(one.board()));
        assertEquals(List.of(after(""), after("f5"), after("f5d6")), order.subList(0, 3));
        assertEquals(6, order.size());
    }

    @Test
    void addsTheBestMoveWithTheNegatedValue() throws IOException {
        BookBuilder book = new BookBuilder(played(60, "f5d6"), 1);
        Board before = after("f5d6");
        Board canonical = node(book, before).board();
        int best = Long.numberOfTrailingZeros(canonical.moves());
        book.found(node(book, before), new SearchLog.Found(8, 150, best));
        Board next = BookWriter.canonical(canonical.play(best, canonical.flips(best)));
        Map<Board, OpeningBook.Entry> entries = book.entries();
        assertEquals(4, book.size());
        assertEquals(new OpeningBook.Entry(-150, 7, -1), entries.get(next), "nobody played it");
        assertEquals(new OpeningBook.Entry(150, 8, 0), entries.get(before));
        assertFalse(book.unsearched().stream().anyMatch(one -> one.board().equals(before)));
        assertTrue(book.unsearched().stream().anyMatch(one -> one.board().equals(next)));
    }

    @Test
    void valuesAPositionByItsBestReply() throws IOException {
        BookBuilder book = new BookBuilder(played(60, "f5d6", "f5f6", "f5f4"), 1);
        // A search of f5 itself says +300 for White, but the replies are worth +40, -10 and +70 to White.
        List<String> replies = List.of("d6", "f6", "f4");
        int[] worth = {40, -10, 70};
        for (int i = 0; i < worth.length; i++) {
            BookBuilder.Node reply = node(book, after("f5" + replies.get(i)));
            int move = Long.numberOfTrailingZeros(reply.board().moves());
            book.found(reply, new SearchLog.Found(10, -worth[i], move));
        }
        Board first = after("f5");
        BookBuilder.Node node = node(book, first);
        int toReply = 0;
        for (long rest = first.moves(); rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (BookWriter.canonical(first.play(move, first.flips(move))).equals(after("f5f4"))) {
                toReply = move;
            }
        }
        book.found(node, new SearchLog.Found(9, 300, toReply));
        OpeningBook.Entry entry = book.entries().get(first);
        assertNotEquals(300, entry.value(), "the book knows better than the search");
        assertEquals(70, entry.value());
        assertEquals(11, entry.depth());
        assertEquals(1, entry.games(), "3 games are kept as 2 to the power of 1");
    }

    @Test
    void omitsUnsearchedPositions() throws IOException {
        BookBuilder book = new BookBuilder(played(60, "f5d6"), 1);
        assertEquals(Map.of(), book.entries());
    }

    private static final Board SOME = new Board(0x0000000810000000L, 0x0000001008000000L);

    @Test
    void roundTripsItsLines() throws IOException {
        Path file = folder.resolve("log");
        SearchLog.Found found = new SearchLog.Found(14, -230, 63);
        Board high = new Board(Long.MIN_VALUE, 1);
        try (SearchLog log = SearchLog.open(file)) {
            log.add(SOME, found);
            log.add(high, new SearchLog.Found(3, 0, 0));
            assertEquals(Optional.of(found), log.find(SOME, 14), "known at once");
        }
        try (SearchLog log = SearchLog.open(file)) {
            assertEquals(Optional.of(found), log.find(SOME, 14));
            assertEquals(Optional.of(found), log.find(SOME, 5), "a deeper search will do");
            assertEquals(Optional.empty(), log.find(SOME, 15));
            assertEquals(new SearchLog.Found(3, 0, 0), log.find(high, 1).orElseThrow());
        }
    }

    @Test
    void lastResultOfABoardCounts() throws IOException {
        Path file = folder.resolve("log");
        try (SearchLog log = SearchLog.open(file)) {
            log.add(SOME, new SearchLog.Found(4, 10, 1));
            log.add(SOME, new SearchLog.Found(6, 20, 2));
        }
        try (SearchLog log = SearchLog.open(file)) {
            assertEquals(new SearchLog.Found(6, 20, 2), log.find(SOME, 1).orElseThrow());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "\n\n", "not a line of a log\n", "1 2 3\n", "1 2 3 4 5 6\n"})
    void skipsInvalidLines(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("log"), text);
        try (SearchLog log = SearchLog.open(file)) {
            assertEquals(Optional.empty(), log.find(new Board(1, 2), 0));
            log.add(SOME, new SearchLog.Found(4, 10, 1));
        }
        try (SearchLog log = SearchLog.open(file)) {
            assertTrue(log.find(SOME, 4).isPresent());
        }
    }

    @Test
    void ignoresATruncatedLine() throws IOException {
        Path file = folder.resolve("log");
        Files.writeString(file, "810000000 1008000000 6 20 19\n1 2 6 2");
        try (SearchLog log = SearchLog.open(file)) {
            assertTrue(log.find(SOME, 6).isPresent());
            assertEquals(Optional.empty(), log.find(new Board(1, 2), 0));
            log.add(new Board(4, 8), new SearchLog.Found(1, 1, 1));
        }
        assertEquals(List.of("810000000 1008000000 6 20 19", "1 2 6 2", "4 8 1 1 1"), Files.readAllLines(file));
    }

    @Test
    void refusesAnUnusableLogFile() {
        assertThrows(IOException.class, () -> SearchLog.open(folder));
        assertThrows(
                IOException.class,
                () -> SearchLog.open(folder.resolve("missing").resolve("log")));
    }

    @Test
    void bookIsIndependentOfThreads() throws IOException {
        played(60, "f5d6c3", "f5d6c4", "f5f6e6");
        byte[] one = build("one", "1");
        byte[] two = build("two", "2");
        assertEquals(-1, java.util.Arrays.mismatch(one, two));
        OpeningBook book = OpeningBook.read(one).get(0);
        assertTrue(book.find(after("f5d6")).isPresent());
    }

    private byte[] build(String name, String threads) throws IOException {
        Path out = folder.resolve(name + ".bin");
        CommandLineRun run = CommandLineRun.of(
                "book",
                "build",
                "--wthor=" + folder,
                "--out=" + out,
                "--log=" + folder.resolve(name + ".log"),
                "--depth=2",
                "--least=1",
                "--replies=1",
                "--threads=" + threads);
        assertEquals(0, run.code(), run.err());
        assertTrue(
                run.out().get(0).matches("positions that people played: [0-9]+"),
                run.out().get(0));
        assertTrue(run.lastLine().matches("positions=[0-9]+ bytes=[0-9]+"), run.lastLine());
        return Files.readAllBytes(out);
    }

    @Test
    void startsAreEvenDistinctAndDeterministic() throws IOException {
        Path file = folder.resolve("starts.txt");
        String[] line = {
            "starts", file.toString(), "--count=6", "--depth=2", "--limit=150", "--seed=5", "--weights=features"
        };
        CommandLineRun run = CommandLineRun.of(line);
        assertEquals(0, run.code(), run.err());
        assertTrue(run.lastLine().matches("openings=6 tried=[0-9]+"), run.lastLine());
        List<String> lines = Files.readAllLines(file);
        assertEquals(
                "# Even openings of 8 plies, found by: starts --count 6 --depth 2 --limit 150 --seed 5", lines.get(0));
        List<String> openings = lines.subList(1, lines.size());
        assertEquals(openings.stream().sorted().distinct().toList(), openings);
        Engine engine = new Engine(() -> 0, 12);
        Strength strength = new Strength(Strength.trial(2, 0), 0).forValues();
        for (String opening : openings) {
            Position position = ((TranscriptText.Ok) TranscriptText.read(opening, Variant.OTHELLO))
                    .transcript()
                    .current();
            int value = engine.answer(strength.question(position, 1), SearchObserver.NONE)
                    .value();
            assertTrue(Math.abs(value) <= 150, opening + " is worth " + value);
        }
        String once = Files.readString(file);
        CommandLineRun.of(line);
        assertEquals(once, Files.readString(file), "the seed settles the list");
    }
}
