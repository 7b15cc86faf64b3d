package reversi.tools.books;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterProperty;
import reversi.engine.Board;
import reversi.engine.BoardSymmetry;
import reversi.engine.OpeningBook;

/** What holds of every book of proved openings. */
class ProvedBookProperties {
    private final Path file;

    ProvedBookProperties() throws IOException {
        file = Files.createTempFile("proved", ".txt");
    }

    @AfterProperty
    void delete() throws IOException {
        Files.deleteIfExists(file);
    }

    @Provide
    Arbitrary<ProvedBook> books() {
        return ProvedBooks.any();
    }

    @Property(tries = 60)
    void whatIsWrittenIsReadAgain(@ForAll("books") ProvedBook book) throws IOException {
        ProvedWriter.write(file, book);
        ProvedBook again = ProvedReader.read(file);
        assertEquals(book.sources(), again.sources());
        assertEquals(new HashSet<>(book.positions()), new HashSet<>(again.positions()));
        assertEquals(ProvedWriter.text(book), ProvedWriter.text(again));
    }

    /** Also as the engine and other programs see it. */
    @Property(tries = 60)
    void allImagesOfAPositionAreOne(@ForAll("books") ProvedBook book, @ForAll @IntRange(max = 7) int way)
            throws IOException {
        ProvedWriter.write(file, book);
        BookSource source = BookSource.of(file);
        assertEquals(BookFormat.PROVED, source.format());
        BookIndex index = source.index(false);
        OpeningBook played = OwnBook.read(file).get(0);
        for (ProvedPosition position : book.positions()) {
            Board image = BoardSymmetry.of(position.board(), way);
            assertEquals(position, book.find(image).orElseThrow());
            BookValue value = index.find(image).orElseThrow();
            assertEquals(position.proof().isResult(), value.level() == 60);
            assertEquals(100 * value.discs(), played.find(image).orElseThrow().value());
        }
        assertEquals(book.positions().size() + 1, index.size(), "and the start");
    }

    /** A position is worth its proved result, or its best move here, or what its search said, but for what a result allows. */
    @Property(tries = 100)
    void worthsAreThoseOfTheBestMoves(@ForAll("books") ProvedBook book) {
        Map<Board, Integer> worths = book.worths();
        Map<Board, List<Integer>> least = new HashMap<>();
        for (ProvedPosition position : book.positions()) {
            if (position.proof().isResult()) {
                book.after(position.board())
                        .forEach(next -> least.computeIfAbsent(next.board(), board -> new ArrayList<>())
                                .add(-position.value()));
            }
        }
        for (ProvedPosition position : book.positions()) {
            int expected = position.value();
            List<ProvedPosition> next = book.after(position.board());
            if (!position.proof().isResult() && !next.isEmpty()) {
                expected = next.stream()
                        .mapToInt(one -> -worths.get(one.board()))
                        .max()
                        .orElseThrow();
            }
            for (int bound : least.getOrDefault(position.board(), List.of())) {
                expected = Math.max(expected, bound);
            }
            assertEquals(expected, worths.get(position.board()));
        }
        assertEquals(book.positions().size(), worths.size());
    }

    /** What the checks of all books ask is what the worths are made of, where results agree. */
    @Property(tries = 60)
    void aBookWithoutWrongProofsHasNoWrongValues(@ForAll("books") ProvedBook book) throws IOException {
        List<ProvedPosition> searched = book.positions().stream()
                .map(position -> new ProvedPosition(position.board(), position.value(), new Proof.Searched(9, 73)))
                .toList();
        ProvedBook plain = new ProvedBook(searched, List.of());
        ProvedWriter.write(file, plain);
        BookSource source = BookSource.of(file);
        assertEquals(0, BookCheck.of(source, source.index(false)).wrongCount());
        assertTrue(ProvedCheck.of(plain).stream().allMatch(wrong -> wrong.endsWith("has no move in the book")));
    }
}
