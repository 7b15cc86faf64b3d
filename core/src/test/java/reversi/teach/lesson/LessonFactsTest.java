package reversi.teach.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.notation.BoardText;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

/** Sets and counts of positions that are easily checked by eye. */
class LessonFactsTest {
    /** A black corner with its edge, a white edge with a gap, and a region of one square. */
    private static final String BOARD =
            """
            XXXX-OOO
            XXXOOOO-
            XOXXOOOO
            XXOXXOOO
            OOXOOXOO
            -OXXOOXO
            OOOOOOOX
            --OO-OO-
            X""";

    private static Position position() {
        return ((BoardText.Ok) BoardText.read(BOARD, Variant.OTHELLO)).position();
    }

    private static Set<Square> squares(String names) {
        return new TreeSet<>(
                names.isBlank() ? List.of() : LessonKeywords.squares(names).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "region of a6, a6",
        "region of a8, a8 b8",
        "odd regions, a6 e1 h2 e8 h8",
        "corners, a1 h1 a8 h8",
        "x-squares, b2 g2 b7 g7",
        "c-squares, b1 g1 a2 h2 a7 h7 b8 g8",
        "stable discs of black, a1 b1 c1 d1 a2 b2 c2 a3 a4 c5 f5",
        "stable discs of white, h1 g1 f1 g4 g5"
    })
    void knowsSets(String words, String names) {
        assertEquals(squares(names), SquareSet.read(words).orElseThrow().in(position()));
    }

    @ParameterizedTest
    @CsvSource({"regions, 6", "odd regions, 5", "empties, 7", "discs of black, 20"})
    void counts(String words, int number) {
        assertEquals(Optional.of(number), Quantity.read(words).orElseThrow().in(position()));
    }

    @Test
    void aWedgeStandsBetweenTwoOpposingDiscsOnAnEdge() {
        assertTrue(LessonFacts.isWedge(position(), Square.of("e8")));
        assertTrue(LessonFacts.isWedge(position(), Square.of("a6")));
        assertTrue(LessonFacts.isWedge(position(), Square.of("h2")));
        assertEquals(false, LessonFacts.isWedge(position(), Square.of("e1")));
        assertEquals(false, LessonFacts.isWedge(position(), Square.of("h8")));
    }

    @ParameterizedTest
    @CsvSource({"hopes of black", "frontier of", "flips of z9", "legal moves of black", "moves of nobody", "''"})
    void refusesOtherWords(String words) {
        assertEquals(Optional.empty(), SquareSet.read(words));
        assertEquals(Optional.empty(), Quantity.read(words));
        assertEquals(Optional.empty(), MoveGoal.read(words));
    }
}
