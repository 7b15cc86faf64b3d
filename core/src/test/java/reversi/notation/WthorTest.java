package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.notation.Wthor.Problem;
import reversi.rules.Square;

/** The federation's archives, from bytes of our own making. */
class WthorTest {
    private static final int HEADER = 16;
    private static final int RECORD = 68;

    /** Two games of 1988: one of three moves, one that never began. */
    private static byte[] archive() {
        byte[] bytes = new byte[HEADER + 2 * RECORD];
        bytes[4] = 2;
        bytes[10] = (byte) (1988 % 256);
        bytes[11] = 1988 / 256;
        bytes[12] = 8;
        byte[] game = {1, 2, (byte) 0xfe, (byte) 0xff, 3, 0, 41, 33, 56, 64, 33};
        System.arraycopy(game, 0, bytes, HEADER, game.length);
        return bytes;
    }

    @Test
    void readsTheYearAndEveryGame() {
        List<Square> squares = List.of(Square.of("f5"), Square.of("d6"), Square.of("c3"));
        assertEquals(
                new Wthor.Ok(
                        1988,
                        List.of(
                                new Wthor.Game(513, 65534, 3, 41, 33, squares),
                                new Wthor.Game(0, 0, 0, 0, 0, List.of()))),
                Wthor.read(archive()));
    }

    @Test
    void readsAFileWithoutGamesAndWithTheOldBoardSize() {
        assertEquals(new Wthor.Ok(0, List.of()), Wthor.read(new byte[HEADER]));
    }

    static Stream<Arguments> damages() {
        return Stream.of(
                arguments("empty", new byte[0], Problem.NO_HEADER, 0),
                arguments("a cut header", new byte[HEADER - 1], Problem.NO_HEADER, 0),
                arguments("10×10", changed(bytes -> bytes[12] = 10), Problem.OTHER_BOARD, 0),
                arguments("more games promised", changed(bytes -> bytes[4] = 3), Problem.WRONG_LENGTH, 0),
                arguments(
                        "four thousand million promised",
                        changed(bytes -> bytes[7] = (byte) 0xff),
                        Problem.WRONG_LENGTH,
                        0),
                arguments("cut", Arrays.copyOf(archive(), HEADER + RECORD), Problem.WRONG_LENGTH, 0),
                arguments("too long", Arrays.copyOf(archive(), HEADER + 2 * RECORD + 1), Problem.WRONG_LENGTH, 0),
                arguments("row 0", changed(bytes -> bytes[HEADER + 8] = 8), Problem.WRONG_SQUARE, 1),
                arguments("column 0", changed(bytes -> bytes[HEADER + 8] = 80), Problem.WRONG_SQUARE, 1),
                arguments("column 9", changed(bytes -> bytes[HEADER + 8] = 19), Problem.WRONG_SQUARE, 1),
                arguments("row 9", changed(bytes -> bytes[HEADER + 8] = 91), Problem.WRONG_SQUARE, 1),
                arguments("negative", changed(bytes -> bytes[HEADER + 8] = -11), Problem.WRONG_SQUARE, 1),
                arguments("a gap", changed(bytes -> bytes[HEADER + RECORD + 9] = 56), Problem.WRONG_SQUARE, 2));
    }

    private static byte[] changed(Consumer<byte[]> change) {
        byte[] bytes = archive();
        change.accept(bytes);
        return bytes;
    }

    @ParameterizedTest
    @MethodSource("damages")
    void saysWhatIsDamagedAndInWhichGame(String what, byte[] bytes, Problem problem, int game) {
        assertEquals(new Wthor.Failed(problem, game), Wthor.read(bytes), what);
    }

    @Property
    void noBytesBreakTheReaderNorAreChangedByIt(@ForAll byte[] bytes) {
        byte[] before = bytes.clone();
        Wthor.read(bytes);
        assertArrayEquals(before, bytes);
    }
}
