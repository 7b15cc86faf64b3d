package reversi.tools.books;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.engine.Answer;
import reversi.engine.Board;
import reversi.engine.Engine;
import reversi.engine.Level;
import reversi.engine.SearchObserver;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.tools.CommandLineRun;
import reversi.tools.options.ContestantOptions;
import reversi.tools.options.EngineOptions;
import reversi.tools.options.Strength;

/** The commands about books, and the engine that plays by one. */
class BookToolsTest {
    @TempDir
    private Path folder;

    @Test
    void showsWhatTheBookSays() throws IOException {
        String file = Books.edax(folder.resolve("book.dat"), small(5)).toString();
        CommandLineRun start = CommandLineRun.of("book", "show", file);
        assertEquals(
                List.of(
                        "start: +2, level 20",
                        "  f5 +2, level 21",
                        "  d3 -4, not followed",
                        "positions=3 links=2 leaves=2 plies=0..2 level=22"),
                start.out());
        CommandLineRun next = CommandLineRun.of("book", "show", file, "--after", "f5");
        assertEquals(
                List.of("f5: -2, level 21", "  f4 -2, level 22", "  d6 -5, not followed"),
                next.out().subList(0, 3));
        // An image of the same.
        assertEquals(
                "c4: -2, level 21",
                CommandLineRun.of("book", "show", file, "--after", "c4").out().get(0));
        assertEquals(
                "f5d6: not in the book",
                CommandLineRun.of("book", "show", file, "--after", "f5d6").out().get(0));
        assertEquals(
                2, CommandLineRun.of("book", "show", file, "--after", "f5f5").code());
    }

    @Test
    void checkFindsValuesThatDisagree() throws IOException {
        String good = Books.edax(folder.resolve("good.dat"), small(5)).toString();
        CommandLineRun right = CommandLineRun.of("book", "check", good);
        assertEquals(0, right.code());
        assertEquals("positions=3 links=2 wrong=0", right.lastLine());
        List<BookPosition> book = small(5);
        BookPosition last = book.get(2);
        BookPosition worth =
                new BookPosition(last.board(), BookValue.of(7, 22), last.lines(), last.links(), last.leaf());
        Path bad = Books.edax(folder.resolve("bad.dat"), List.of(book.get(0), book.get(1), worth));
        CommandLineRun wrong = CommandLineRun.of("book", "check", bad.toString());
        assertEquals(1, wrong.code());
        assertEquals(
                List.of(
                        "byte 86: the move f4 is worth -2, the position after it 7",
                        "1 positions do not say which of their other moves is best; Edax finds it by 'book fix'",
                        "positions=3 links=2 wrong=1"),
                wrong.out());
        Path cut = Books.edax(folder.resolve("cut.dat"), book.subList(0, 2));
        assertTrue(CommandLineRun.of("book", "check", cut.toString())
                .out()
                .get(0)
                .endsWith(" leads to no position of the book"));
        Path twice = Books.edax(folder.resolve("twice.dat"), List.of(book.get(0), book.get(1), last, last));
        CommandLineRun faulty = CommandLineRun.of("book", "check", twice.toString());
        assertEquals("positions=3 links=2 wrong=1", faulty.lastLine());
        assertTrue(
                faulty.out().get(0).startsWith("byte 172: the same position"),
                faulty.out().get(0));
    }

    @Test
    void convertsAndLeavesOutWhatCannotBe() throws IOException {
        List<BookPosition> book = small(5);
        Path twice =
                Books.edax(folder.resolve("twice.dat"), List.of(book.get(0), book.get(1), book.get(2), book.get(2)));
        Path to = folder.resolve("book.egbk3");
        CommandLineRun refused = CommandLineRun.of("book", "convert", twice.toString(), to.toString());
        assertEquals(1, refused.code());
        assertTrue(refused.err().contains("twice.dat, byte 172: the same position"), refused.err());
        assertFalse(Files.exists(to));
        CommandLineRun forgiven = CommandLineRun.of("book", "convert", twice.toString(), to.toString(), "--leave-out");
        assertEquals("positions=3 left-out=1", forgiven.lastLine());
        // The leaf of the start is an image of its link: all four moves lead to the same position.
        assertEquals(
                "positions=3 links=5 wrong=0",
                CommandLineRun.of("book", "check", to.toString()).lastLine());
        Path own = folder.resolve("book.bin");
        // The start is left out of such a file, the other leaf is added.
        assertEquals(
                "positions=3 left-out=0",
                CommandLineRun.of("book", "convert", to.toString(), own.toString())
                        .lastLine());
        assertEquals(
                2,
                CommandLineRun.of("book", "convert", to.toString(), "book.txt").code());
        CommandLineRun nowhere = CommandLineRun.of("book", "convert", to.toString(), folder + "/none/book.dat");
        assertTrue(nowhere.err().contains("there is no such folder"), nowhere.err());
        assertEquals(List.of("book.bin", "book.egbk3", "twice.dat"), names());
    }

    private List<String> names() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void theGamesOwnBookGoesToBothAndBack() throws IOException {
        Path own = folder.resolve("own.bin");
        Files.write(own, reversi.tools.options.Shipped.bytes("/engine/book.bin"));
        CommandLineRun check = CommandLineRun.of("book", "check", own.toString());
        // One position is valued half a disc below the best move that the book has there.
        assertTrue(check.lastLine().endsWith(" wrong=1"), check.lastLine());
        assertTrue(
                check.out().get(0).endsWith("is worth -5, its move b6 -4 by a search at least as deep"),
                check.out().get(0));
        String positions = check.lastLine().split(" ")[0];
        for (String name : List.of("book.dat", "book.egbk3")) {
            CommandLineRun run = CommandLineRun.of(
                    "book", "convert", own.toString(), folder.resolve(name).toString());
            assertEquals(positions + " left-out=0", run.lastLine());
        }
    }

    @Test
    void theStrongestLevelPlaysByTheBook() throws IOException {
        // The book praises f4, which the engine would never play after f5.
        Path file = Books.edax(folder.resolve("book.dat"), small(40));
        EngineOptions options = new EngineOptions().with(ContestantOptions.read("book=" + file));
        Engine engine = options.player();
        Position position =
                Position.start(Variant.OTHELLO).play(Move.at("f5")).orThrow().after();
        Strength strongest = new Strength(Level.strongest(), 1_000);
        Answer answer = engine.answer(strongest.question(position, 1), SearchObserver.NONE);
        assertEquals(Move.at("f4"), answer.best());
        assertEquals(4_000, answer.value());
        assertEquals(0, answer.nodes());
        CommandLineRun missing =
                CommandLineRun.of("gtp", "--book", folder.resolve("none.dat").toString());
        assertEquals(2, missing.code());
        assertTrue(missing.err().contains("cannot read the book"), missing.err());
        CommandLineRun broken =
                CommandLineRun.of("match", "book=" + Books.write(folder.resolve("x.dat"), new byte[9]), "1");
        assertTrue(broken.err().contains("byte 0: no book"), broken.err());
    }

    /** The start, f5 and f5f4, which is worth so much to White; with leaves, and one position without. */
    private static List<BookPosition> small(int last) {
        int best = last == 5 ? -2 : last;
        BookPosition start = position(Books.START, -best, 20, link("f5", -best), leaf("d3", -44, 20));
        Board first = after(Books.START, "f5");
        BookPosition next = position(first, best, 21, link("f4", best), leaf("d6", best - 3, 21));
        BookPosition end = position(after(first, "f4"), -best, 22, List.of(), Optional.empty());
        return List.of(
                last == 5
                        ? position(Books.START, 2, 20, link("f5", 2), leaf("d3", -4, 20))
                                .canonical()
                        : start.canonical(),
                next.canonical(),
                end.canonical());
    }

    private static BookPosition position(
            Board board, int discs, int level, List<BookMove> links, Optional<BookLeaf> leaf) {
        return new BookPosition(board, BookValue.of(discs, level), LineCounts.NONE, links, leaf);
    }

    private static List<BookMove> link(String move, int value) {
        return List.of(new BookMove(square(move), value));
    }

    private static Optional<BookLeaf> leaf(String move, int value, int level) {
        return Optional.of(new BookLeaf(new BookMove(square(move), value), level));
    }

    private static Board after(Board board, String move) {
        return new BookMove(square(move), 0).after(board);
    }

    private static int square(String name) {
        return Board.index(Move.at(name).square().orElseThrow());
    }
}
