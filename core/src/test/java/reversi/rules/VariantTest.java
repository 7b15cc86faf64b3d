package reversi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards, starts and options (V1, V4), and what no variant can be. */
class VariantTest {
    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 12, 14, 16})
    void evenBoardsBeginWithFourDiscsInTheMiddle(int size) {
        Position diagonal = Position.start(Variant.square(size, Start.DIAGONAL));
        Position parallel = Position.start(Variant.square(size, Start.PARALLEL));
        assertEquals(new Score(2, 2, size * size - 4, false), diagonal.score());
        assertEquals(new Score(2, 2, size * size - 4, false), parallel.score());
        assertEquals(4, diagonal.placements().size());
        assertEquals(4, parallel.placements().size());
        assertEquals(Disc.BLACK, diagonal.toMove());
    }

    @Test
    void theParallelStartHasTheSameColoursSideBySide() {
        assertEquals(
                Boards.of(Variant.square(6, Start.PARALLEL), Disc.BLACK, "", "", "--OO--", "--XX--"),
                Position.start(Variant.square(6, Start.PARALLEL)));
        assertEquals(
                "b2 c2 d2 e2",
                Boards.names(Position.start(Variant.square(6, Start.PARALLEL)).placements()));
    }

    @ParameterizedTest
    @CsvSource({"1, a1", "2, a1 h8", "3, a1 h1 h8", "4, a1 h1 a8 h8"})
    void aHandicapGivesBlackCornersAndWhiteTheFirstMove(int corners, String squares) {
        Position start = Position.start(Variant.OTHELLO.withHandicap(corners));
        assertEquals(Disc.WHITE, start.toMove());
        assertEquals(new Score(2 + corners, 2, 60 - corners, false), start.score());
        for (String name : squares.split(" ")) {
            assertEquals(Optional.of(Disc.BLACK), start.at(Square.of(name)));
        }
    }

    @Test
    void aHandicapTakenBackLeavesTheVariantAsItWas() {
        for (Variant variant : new Variant[] {Variant.OTHELLO, Variant.REVERSI_1876, Variant.ANTI}) {
            assertEquals(variant, variant.withHandicap(2).withHandicap(0));
            assertEquals(variant, variant.withHandicap(0));
        }
    }

    @Test
    void handicapDiscsComeFromBlacksStock() {
        Position start = Position.start(Variant.REVERSI_1876.withHandicap(2));
        assertEquals(30, start.discsLeft(Disc.BLACK));
        assertEquals(32, start.discsLeft(Disc.WHITE));
    }

    @Test
    void onlyOthelloItselfIsStandard() {
        for (Variant variant : GameDomain.NAMED) {
            assertEquals(variant.code().equals("8sdb"), variant.isStandard());
        }
    }

    @Test
    void bitboardsFitWhereverAMoveIsAMoveOfOthello() {
        assertTrue(Variant.OTHELLO.fitsBitboard());
        assertTrue(Variant.ANTI.fitsBitboard());
        assertTrue(Variant.OTHELLO.withHandicap(3).fitsBitboard());
        assertTrue(Variant.square(8, Start.PARALLEL).fitsBitboard());
        assertFalse(Variant.REVERSI_1876.fitsBitboard());
        assertFalse(Variant.EIGHT_STARS.fitsBitboard());
        assertFalse(Variant.square(6, Start.DIAGONAL).fitsBitboard());
        assertFalse(Variant.OTHELLO.with(Rule.ADJACENT_PLACEMENT, true).fitsBitboard());
        assertFalse(new Variant(8, Shape.OCTAGON, Start.DIAGONAL, Disc.BLACK, 0, Set.of(), 0).fitsBitboard());
        assertFalse(new Variant(8, Shape.SQUARE, Start.DIAGONAL, Disc.BLACK, 32, Set.of(), 0).fitsBitboard());
    }

    @ParameterizedTest
    @CsvSource({
        "2, SQUARE, 0, 0", "5, SQUARE, 0, 0", "18, SQUARE, 0, 0", "6, OCTAGON, 0, 0", "8, SQUARE, 1, 0",
        "8, SQUARE, -1, 0", "8, SQUARE, 0, 5", "8, SQUARE, 0, -1", "10, OCTAGON, 0, 1", "8, SQUARE, 5, 4"
    })
    void impossibleVariantsAreRefused(int size, Shape shape, int stock, int handicap) {
        assertThrows(
                IllegalArgumentException.class,
                () -> new Variant(size, shape, Start.DIAGONAL, Disc.BLACK, stock, Set.of(), handicap));
    }

    @Test
    void aDiscSetUpOffTheBoardIsRefused() {
        assertThrows(
                IllegalArgumentException.class, () -> Position.of(Variant.EIGHT_STARS, Boards.discs("X"), Disc.BLACK));
    }
}
