package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Shape;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

/** A book of three positions: after f5, and after f5 d6 and f5 f6. */
class OpeningBookTest {
    private static final int LAST = OpeningBook.IS_LAST;
    private static final int MORE = OpeningBook.HAS_REPLIES;

    private static byte[] bytes(int count, int... entries) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int shift = 24; shift >= 0; shift -= 8) {
            out.write(OpeningBook.MAGIC >>> shift);
        }
        for (int shift = 24; shift >= 0; shift -= 8) {
            out.write(count >>> shift);
        }
        for (int entry : entries) {
            out.write(entry);
        }
        return out.toByteArray();
    }

    private static int on(String square) {
        return Board.index(Square.of(square));
    }

    private static byte[] three() {
        return bytes(3, on("f5") | MORE | LAST, 0, 20, 17, on("d6"), 1, 19, 16, on("f6") | LAST, -1 & 0xFF, 18, 15);
    }

    private final OpeningBook book = OpeningBook.read(three()).get(0);
    private final Board afterF5 = OpeningBook.START.play(on("f5"), OpeningBook.START.flips(on("f5")));

    @Test
    void knowsItsPositionsHoweverTheyAreTurned() {
        assertEquals(3, book.size());
        for (int way = 0; way < BoardSymmetry.WAYS; way++) {
            assertEquals(Optional.of(new OpeningBook.Entry(0, 20, 16)), book.find(BoardSymmetry.of(afterF5, way)));
        }
        assertEquals(Optional.empty(), book.find(OpeningBook.START));
    }

    @Test
    void theFourFirstMovesAreOne() {
        assertEquals(
                List.of("d3", "c4", "f5", "e6"),
                book.options(OpeningBook.START).stream()
                        .map(option -> option.move().toString())
                        .toList());
    }

    @Test
    void movesAreWorthWhatTheyLeaveTheOther() {
        List<OpeningBook.Choice> options = book.options(afterF5);
        assertEquals(new OpeningBook.Choice(Move.at(Square.of("f6")), 50, 19, 14), options.get(0));
        assertEquals(new OpeningBook.Choice(Move.at(Square.of("d6")), -50, 20, 15), options.get(1));
        assertEquals(1, book.playable(afterF5, 99).size());
        assertEquals(2, book.playable(afterF5, 100).size());
    }

    @Test
    void aPositionThatASearchFoundBetterThanTheBooksMovesIsLeftToTheSearch() {
        OpeningBook poor = OpeningBook.read(bytes(2, on("f5") | MORE | LAST, 4, 20, 17, on("d6") | LAST, 0, 19, 16))
                .get(0);
        assertEquals(List.of(), poor.playable(afterF5, 150));
        assertEquals(1, poor.playable(afterF5, 200).size());
    }

    @Test
    void anEmptyBookKnowsNothing() {
        OpeningBook empty = OpeningBook.read(bytes(0)).get(0);
        assertEquals(List.of(), empty.playable(OpeningBook.START, 1000));
        assertEquals(0, empty.size());
    }

    @ParameterizedTest
    @CsvSource({"3, 4, cut", "3, 7, does not have", "1, 4, cut", "2, 4, cut"})
    void damagedBooksSaySo(int count, int cut, String word) {
        byte[] whole = bytes(count, on("f5") | MORE | LAST, 0, 20, 17, on("d6") | MORE, 1, 19, 16, on("c3"), 0, 0, 0);
        byte[] damaged = Arrays.copyOf(whole, 8 + 4 * count - (word.equals("cut") ? 0 : cut));
        Exception bad = assertThrows(IllegalArgumentException.class, () -> OpeningBook.read(damaged));
        assertTrue(bad.getMessage().contains(word), bad.getMessage());
    }

    @Test
    void anIllegalMoveIsNamed() {
        Exception bad = assertThrows(
                IllegalArgumentException.class, () -> OpeningBook.read(bytes(1, on("a1") | LAST, 0, 0, 0)));
        assertEquals("the book's move at byte 8 is not legal", bad.getMessage());
        assertThrows(IllegalArgumentException.class, () -> OpeningBook.read(new byte[3]));
        assertThrows(
                IllegalArgumentException.class,
                () -> OpeningBook.read(bytes(2, on("f5") | LAST, 0, 0, 0, on("d6") | LAST, 0, 0, 0)));
    }

    @Test
    void whatIsWrittenIsRead() {
        Map<Board, OpeningBook.Entry> entries = new HashMap<>();
        Random random = new Random(4);
        for (int line = 0; line < 50; line++) {
            Board board = OpeningBook.START;
            for (int ply = 0; ply < 12 && board.moves() != 0; ply++) {
                long rest = board.moves();
                for (int skip = random.nextInt(Long.bitCount(rest)); skip > 0; skip--) {
                    rest &= rest - 1;
                }
                int square = Long.numberOfTrailingZeros(rest);
                board = board.play(square, board.flips(square));
                int value = OpeningBook.STEP * (random.nextInt(80) - 40);
                entries.put(BookWriter.canonical(board), new OpeningBook.Entry(value, 1 + random.nextInt(30), ply - 1));
            }
        }
        OpeningBook read =
                OpeningBook.read(BookWriter.write(Family.OTHELLO, entries)).get(0);
        assertEquals(entries.size(), read.size());
        entries.forEach((board, entry) -> assertEquals(Optional.of(entry), read.find(board)));
    }

    @Test
    void strongLevelsPlayByTheBookAndVary() {
        Engine engine = new Engine(() -> 0, 10);
        engine.load(book);
        Position start = Position.start(Variant.OTHELLO);
        Set<Move> played = new HashSet<>();
        for (int seed = 0; seed < 40; seed++) {
            Answer answer = engine.answer(
                    new Question(start, Level.strongest(), Purpose.MOVE, seed, 1000), SearchObserver.NONE);
            assertEquals(0, answer.nodes());
            assertEquals(20 + 1, answer.depth());
            played.add(answer.best());
        }
        assertEquals(4, played.size(), "all four first moves are one");
        Position next = start.play(Move.at(Square.of("f5"))).orThrow().after();
        Answer answer =
                engine.answer(new Question(next, Level.strongest(), Purpose.MOVE, 1, 1000), SearchObserver.NONE);
        assertTrue(
                book.options(afterF5).stream().anyMatch(option -> option.move().equals(answer.best())));
    }

    @Test
    void weakLevelsHintsAndOtherVariantsThinkForThemselves() {
        Engine engine = new Engine(() -> 0, 10);
        engine.load(book);
        Position start = Position.start(Variant.OTHELLO);
        Question weak = new Question(start, Level.of(1), Purpose.MOVE, 1, 1000);
        assertTrue(engine.answer(weak, SearchObserver.NONE).nodes() > 0);
        Position anti = Position.start(Variant.ANTI);
        Level quick = Level.flawless(2, 0, 1000);
        assertTrue(engine.answer(new Question(anti, quick, Purpose.MOVE, 1, 1000), SearchObserver.NONE)
                        .nodes()
                > 0);
    }

    private static final Position SMALL_START = Position.start(Variant.square(6, Start.DIAGONAL));

    /** The only first move of 6×6, worth four discs to the other side, and one of its replies, searched to the end. */
    private static OpeningBook solved(int replyValue) {
        Board first = OpeningBook.START.play(on("f5"), OpeningBook.START.flips(on("f5")));
        Board second = first.play(on("f6"), first.flips(on("f6")));
        return OpeningBook.of(
                Family.SMALL,
                Map.of(
                        BookWriter.canonical(first),
                        new OpeningBook.Entry(400, 31, -1),
                        BookWriter.canonical(second),
                        new OpeningBook.Entry(replyValue, 30, -1)));
    }

    @Test
    void aFileHoldsTheBooksOfSeveralBoards() {
        byte[] file = BookWriter.write(List.of(book, solved(-400)));
        List<OpeningBook> read = OpeningBook.read(file);
        assertEquals(
                List.of(Family.OTHELLO, Family.SMALL),
                read.stream().map(OpeningBook::family).toList());
        assertEquals(book.entries(), read.get(0).entries());
        assertEquals(solved(-400).entries(), read.get(1).entries());
        Exception cut = assertThrows(
                IllegalArgumentException.class, () -> OpeningBook.read(Arrays.copyOf(file, file.length - 1)));
        assertTrue(cut.getMessage().contains("does not have"), cut.getMessage());
        assertThrows(IllegalArgumentException.class, () -> OpeningBook.read(Arrays.copyOf(file, file.length - 12)));
    }

    @Test
    void aSolvedOpeningIsAnsweredExactly() {
        Engine engine = new Engine(() -> 0, 10);
        engine.load(OpeningBook.read(BookWriter.write(List.of(solved(-400)))).get(0));
        Answer answer =
                engine.answer(new Question(SMALL_START, Level.strongest(), Purpose.MOVE, 1, 1000), SearchObserver.NONE);
        assertEquals(-400, answer.value());
        assertEquals(32, answer.depth());
        assertTrue(answer.exact());
        assertTrue(
                SMALL_START.legalMoves().contains(answer.best()), answer.best().toString());
        Position next = SMALL_START.play(answer.best()).orThrow().after();
        Answer reply = engine.answer(new Question(next, Level.strongest(), Purpose.MOVE, 1, 1000), SearchObserver.NONE);
        assertEquals(400, reply.value());
        assertTrue(reply.exact());
        assertEquals(0, reply.nodes());
    }

    @Test
    void anExactMoveIsPlayedOnlyWhereItIsKnownToBeBest() {
        Board first = OpeningBook.START.play(on("f5"), OpeningBook.START.flips(on("f5")));
        assertEquals(1, solved(-400).playable(first, 100).size());
        assertEquals(List.of(), solved(-200).playable(first, 100), "a better move is missing");
        Board second = first.play(on("f4"), first.flips(on("f4")));
        Map<Board, OpeningBook.Entry> one = Map.of(
                BookWriter.canonical(second.play(on("f3"), second.flips(on("f3")))), new OpeningBook.Entry(0, 29, -1));
        assertEquals(List.of(), OpeningBook.of(Family.SMALL, one).playable(second, 100), "nothing is known of it");
    }

    @Test
    void smallBoardsWithAStockOfDiscsThinkForThemselves() {
        Engine engine = new Engine(() -> 0, 10);
        engine.load(solved(-400));
        Variant stocked = new Variant(6, Shape.SQUARE, Start.DIAGONAL, Disc.BLACK, 18, Set.of(), 0);
        Question question = new Question(Position.start(stocked), Level.flawless(2, 0, 1000), Purpose.MOVE, 1, 1000);
        assertTrue(engine.answer(question, SearchObserver.NONE).nodes() > 0);
    }
}
