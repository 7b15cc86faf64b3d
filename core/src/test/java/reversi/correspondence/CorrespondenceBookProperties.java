package reversi.correspondence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import reversi.rules.Disc;
import reversi.rules.Variant;

/** What is kept of games by link comes back, and never grows beyond its measure. */
class CorrespondenceBookProperties {
    private static KeptCorrespondence kept(int number, boolean isOver) {
        String id = "AAAAAAAA" + (1_000 + number);
        Correspondence game = LetterGames.signed(
                Correspondence.begin(
                        id,
                        Variant.OTHELLO,
                        Disc.BLACK,
                        "Ann",
                        LetterGames.ANN.keys().shown()),
                Disc.BLACK);
        return new KeptCorrespondence(
                isOver ? LetterGames.after(game, new Act.Resigned(Disc.BLACK)) : game, Disc.BLACK);
    }

    @Property(tries = 50)
    void itComesBack(@ForAll @IntRange(max = 12) int games, @ForAll @StringLength(max = 40) String name) {
        CorrespondenceBook book = CorrespondenceBook.empty().named(name);
        for (int i = 0; i < games; i++) {
            book = book.with(kept(i, i % 3 == 0));
        }
        assertEquals(Optional.of(book), CorrespondenceBook.read(book.written()));
    }

    @Property(tries = 300)
    void anyOtherTextIsNone(@ForAll @StringLength(max = 200) @CharRange(from = '\n', to = '~') String text) {
        CorrespondenceBook.read(text).ifPresent(book -> assertEquals(text, book.written()));
    }

    @Example
    void theOldestThatIsOverGoesFirst() {
        CorrespondenceBook book = CorrespondenceBook.empty();
        for (int i = 0; i < CorrespondenceBook.MOST; i++) {
            book = book.with(kept(i, i == 20 || i == 30));
        }
        assertFalse(book.isFull());
        book = book.with(kept(100, false));
        assertEquals(CorrespondenceBook.MOST, book.games().size());
        assertFalse(book.find("AAAAAAAA1020").isPresent());
        assertTrue(book.find("AAAAAAAA1030").isPresent());
        assertTrue(book.find("AAAAAAAA1000").isPresent());
        book = book.with(kept(101, false));
        assertTrue(book.isFull());
        assertEquals(book.games().get(0), kept(101, false));
        book = book.with(kept(0, true));
        assertEquals(CorrespondenceBook.MOST, book.games().size());
        assertFalse(book.isFull());
    }
}
