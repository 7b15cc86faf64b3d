package reversi.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.notation.BoardText.Problem;
import reversi.rules.Disc;
import reversi.rules.GameDomain;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;

/** Positions to and from signs. */
@Domain(GameDomain.class)
@Domain(DomainContext.Global.class)
class BoardTextTest {
    private static final String START =
            """
            --------
            --------
            --------
            ---OX---
            ---XO---
            --------
            --------
            --------
            X""";
    private static final Variant SMALL = Variant.square(4, Start.DIAGONAL);

    @Test
    void writesRowsAndTheSideToMove() {
        assertEquals(START, BoardText.write(Position.start(Variant.OTHELLO)));
        assertEquals(
                "-".repeat(27) + "OX------XO" + "-".repeat(27) + " X",
                BoardText.writeLine(Position.start(Variant.OTHELLO)));
        assertEquals("-----XX--XO----- O", BoardText.writeLine(position("-----XX--XO-----O")));
    }

    @Test
    void writesTheOctagonInRowsOfItsOwnLengths() {
        String[] rows = BoardText.write(Position.start(Variant.EIGHT_STARS)).split("\n");
        assertEquals(11, rows.length);
        assertEquals("------", rows[0]);
        assertEquals("--------", rows[1]);
        assertEquals("----OX----", rows[4]);
    }

    @Test
    void writesThePlacedDiscsWhereTheyComeFromAStock() {
        assertTrue(BoardText.write(Position.start(Variant.REVERSI_1876)).endsWith("\nO 0:0"));
        Map<Square, Disc> two = Map.of(Square.of("d4"), Disc.WHITE, Square.of("e4"), Disc.WHITE);
        Position position = Position.of(Variant.REVERSI_1876, two, Disc.BLACK, 2, 0);
        assertTrue(BoardText.writeLine(position).endsWith(" X 2:0"));
    }

    @Property(tries = 300)
    void everyPositionIsReadBack(@ForAll Position position) {
        Variant variant = position.variant();
        assertEquals(new BoardText.Ok(position), BoardText.read(BoardText.write(position), variant));
        assertEquals(new BoardText.Ok(position), BoardText.read(BoardText.writeLine(position), variant));
        assertEquals(
                new BoardText.Ok(position),
                BoardText.read(BoardText.write(position).toLowerCase(Locale.ROOT), variant));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-----OX--XO-----X",
                "----\n-OX-\n-XO-\n----\nX",
                ".....ox..xo.....x",
                "_____wb__bw_____b",
                "-----0*--*0-----*",
                " - - - -\n - O X -\n - X O -\n - - - - \n X \n",
                "-----○●--●○-----●"
            })
    void manyHandsAreRead(String text) {
        assertEquals(new BoardText.Ok(Position.start(SMALL)), BoardText.read(text, SMALL));
    }

    @Test
    void withoutTheirNumbersPlacedDiscsAreTakenAsPlacedInTurn() {
        String text = "-".repeat(27) + "OX------XO" + "-".repeat(27) + "O";
        Position position = ((BoardText.Ok) BoardText.read(text, Variant.REVERSI_1876)).position();
        assertEquals(30, position.discsLeft(Disc.BLACK));
        assertEquals(30, position.discsLeft(Disc.WHITE));
    }

    record Mistake(String text, Variant variant, Problem problem, int offset, String square) {}

    static Stream<Mistake> mistakes() {
        String board = "-----OX--XO-----";
        String centre = "-".repeat(27) + "OX------XO" + "-".repeat(27);
        Variant old = Variant.REVERSI_1876;
        return Stream.of(
                new Mistake("", SMALL, Problem.SQUARES_MISSING, 0, "a1"),
                new Mistake("----\n-OX-\n-X", SMALL, Problem.SQUARES_MISSING, 12, "c3"),
                new Mistake("----\n-OX-\n-?O-\n----\nX", SMALL, Problem.UNKNOWN_SIGN, 11, "b3"),
                new Mistake(board, SMALL, Problem.SIDE_TO_MOVE_MISSING, 16, ""),
                new Mistake(board + " ?", SMALL, Problem.SIDE_TO_MOVE_MISSING, 17, ""),
                new Mistake(board + "-X", SMALL, Problem.TOO_LONG, 16, ""),
                new Mistake(board + "X X", SMALL, Problem.TOO_LONG, 18, ""),
                new Mistake(board + "X 2:2", SMALL, Problem.TOO_LONG, 18, ""),
                new Mistake(centre + "X 2:1", old, Problem.WRONG_STOCK, 66, ""),
                new Mistake(centre + "X 2", old, Problem.WRONG_STOCK, 66, ""),
                new Mistake(centre + "X 2-2", old, Problem.WRONG_STOCK, 66, ""),
                new Mistake(centre + "X 2:", old, Problem.WRONG_STOCK, 66, ""),
                new Mistake(centre + "X 2:2 X", old, Problem.TOO_LONG, 70, ""),
                new Mistake("X".repeat(64) + "X 33:31", old, Problem.WRONG_STOCK, 66, ""));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void aMistakeIsNamedWithItsPlace(Mistake mistake) {
        Optional<Square> square = Square.parse(mistake.square);
        assertEquals(
                new BoardText.Failed(mistake.problem, mistake.offset, square),
                BoardText.read(mistake.text, mistake.variant));
    }

    @Property
    void noTextBreaksTheReader(@ForAll String text, @ForAll Variant variant) {
        if (BoardText.read(text, variant) instanceof BoardText.Failed failed) {
            assertTrue(failed.offset() >= 0 && failed.offset() <= text.length());
        }
    }

    private static Position position(String text) {
        return ((BoardText.Ok) BoardText.read(text, SMALL)).position();
    }
}
