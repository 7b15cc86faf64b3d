package reversi.notation.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.notation.BoardText;
import reversi.rules.Disc;
import reversi.rules.NamedVariant;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.rules.Variants;

class PositionSetupTest {
    private static final Variant SMALL = Variant.square(4, Start.DIAGONAL);

    static Iterable<Variant> variants() {
        return Variants.all().stream().map(NamedVariant::variant).toList();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theStartOfEveryVariantIsLegalAndTheSamePosition(Variant variant) {
        PositionSetup setup = PositionSetup.start(variant);
        assertEquals(Optional.empty(), setup.fault());
        assertEquals(Position.start(variant), setup.position());
        assertEquals(Optional.of(setup), setup.read(setup.boardText()));
    }

    @ParameterizedTest
    @CsvSource({
        "XO-- ---- ---- ---- X, ",
        "---- ---- ---- ---- X, NO_BLACK_DISC",
        "OO-- ---- ---- ---- X, NO_BLACK_DISC",
        "XX-- ---- ---- ---- X, NO_WHITE_DISC",
        "XO-X ---- ---- ---- X, ",
        "XO-- ---- ---- ---- O, ",
        "XXO- ---- ---- ---- O, ",
        "X--O ---- ---- ---- X, NO_MOVE",
        "XOXO XOXO XOXO XOXO X, NO_MOVE"
    })
    void whatIsLegalToAnalyse(String board, SetupFault fault) {
        Position position = ((BoardText.Ok) BoardText.read(board, SMALL)).position();
        assertEquals(Optional.ofNullable(fault), PositionSetup.of(position).fault());
    }

    @Test
    void anEmptyCentreIsFilledFirst() {
        PositionSetup empty = PositionSetup.empty(Variant.REVERSI_1876);
        assertEquals(Optional.empty(), empty.fault(), "so the game of 1876 begins");
        assertEquals(
                Optional.empty(),
                empty.with(Square.of("d4"), Optional.of(Disc.WHITE)).fault());
        assertEquals(
                Optional.of(SetupFault.CENTRE_FIRST),
                empty.with(Square.of("a1"), Optional.of(Disc.WHITE)).fault());
        assertEquals(
                Optional.of(SetupFault.NO_BLACK_DISC),
                PositionSetup.empty(Variant.OTHELLO).fault());
    }

    @Test
    void discsAreLaidAndTakenAway() {
        PositionSetup setup = PositionSetup.empty(Variant.OTHELLO)
                .with(Square.of("c3"), Optional.of(Disc.BLACK))
                .with(Square.of("d3"), Optional.of(Disc.WHITE))
                .toMove(Disc.WHITE);
        assertEquals(Optional.of(Disc.BLACK), setup.at(Square.of("c3")));
        assertEquals(Disc.WHITE, setup.position().toMove());
        assertEquals(
                Map.of(Square.of("d3"), Disc.WHITE),
                setup.with(Square.of("c3"), Optional.empty()).discs());
        assertEquals(setup, setup.with(Square.of("j10"), Optional.of(Disc.BLACK)), "not on the board");
        assertThrows(
                IllegalArgumentException.class,
                () -> new PositionSetup(SMALL, Map.of(Square.of("h8"), Disc.BLACK), Disc.BLACK));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "---------------------------OX------XO--------------------------- X",
                "---------------------------OX------XO--------------------------- X; F5:+0; C4:-2;",
                "  a b c d e f g h\n1 . . . . . . . .\n2 . . . . . . . .\n3 . . . . . . . .\n4 . . . O X . . .\n"
                        + "5 . . . X O . . .\n6 . . . . . . . .\n7 . . . . . . . .\n8 . . . . . . . .\nBlack to move"
            })
    void aPastedPositionIsRead(String text) {
        assertEquals(
                Optional.of(Position.start(Variant.OTHELLO)),
                PositionSetup.start(SMALL).read(text).map(PositionSetup::position));
    }

    @Test
    void aPastedGameGivesItsEnd() {
        PositionSetup read = PositionSetup.start(Variant.OTHELLO).read("f5d6c3").orElseThrow();
        assertEquals(7, read.discs().size());
        assertEquals(Disc.WHITE, read.toMove());
    }

    @Test
    void anythingElseIsRefused() {
        PositionSetup setup = PositionSetup.start(Variant.OTHELLO);
        assertEquals(Optional.empty(), setup.read(""));
        assertEquals(Optional.empty(), setup.read("hello"));
        assertEquals(Optional.empty(), setup.read("-".repeat(PositionSetup.MAX_TEXT + 1)));
    }

    @Test
    void anOthelloPositionIsALineOfObf() {
        assertEquals(
                Optional.of("---------------------------OX------XO--------------------------- X;\n"),
                PositionSetup.start(Variant.OTHELLO).obf());
        assertTrue(PositionSetup.start(SMALL).obf().isEmpty());
    }
}
