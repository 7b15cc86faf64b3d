package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of squares. */
class SquareTest {
    @ParameterizedTest
    @CsvSource({"a1, 0, 0", "h8, 7, 7", "F5, 5, 4", "j10, 9, 9", "P16, 15, 15", "a16, 0, 15"})
    void theLetterIsTheFileAndTheNumberTheRankFromTheTop(String name, int file, int rank) {
        assertEquals(new Square(file, rank), Square.of(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "5",
                "f0",
                "f05",
                "f17",
                "f99",
                "q1",
                "5f",
                "f-1",
                "f5 ",
                " f5",
                "f+1",
                "f555",
                "ff5",
                "`1",
                "{1",
                "@1",
                "[1",
                "\u0130" + "5",
                "\u212a" + "5",
                "f\u0665"
            })
    void whatIsNoSquareIsNone(String name) {
        assertEquals(Optional.empty(), Square.parse(name));
        assertThrows(IllegalArgumentException.class, () -> Square.of(name));
    }

    @Property
    void namesAreReadBack(@ForAll @IntRange(max = 15) int file, @ForAll @IntRange(max = 15) int rank) {
        Square square = new Square(file, rank);
        assertEquals(square, Square.of(square.name()));
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, -1", "16, 0", "0, 16"})
    void beyondTheLargestBoardThereAreNone(int file, int rank) {
        assertThrows(IllegalArgumentException.class, () -> new Square(file, rank));
    }

    @ParameterizedTest
    @CsvSource({"d4, d4, 0", "d4, e5, 1", "d4, d1, 3", "a1, h3, 7", "h3, a1, 7"})
    void distanceIsTheKings(String from, String to, int steps) {
        assertEquals(steps, Square.of(from).distance(Square.of(to)));
    }
}
