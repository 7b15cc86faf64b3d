package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import reversi.rules.Lines;
import reversi.rules.Move;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;

class BoardProperties {
    private final Flips flips = new Flips();

    @Provide
    Arbitrary<Transcript> lines() {
        return Arbitraries.of(RandomPositions.ON_BITBOARDS).flatMap(Lines::transcripts);
    }

    @Property(tries = 150)
    void agreesWithTheRulesOnRandomGames(@ForAll("lines") Transcript game) {
        for (Position position : Lines.positions(game)) {
            Board board = Board.of(position);
            long legal = 0;
            for (Square square : position.placements()) {
                int index = Board.index(square);
                legal |= 1L << index;
                long flipped = 0;
                for (Square flip : position.flips(square)) {
                    flipped |= 1L << Board.index(flip);
                }
                assertEquals(flipped, flips.of(index, board.player(), board.opponent()));
                Position after = position.play(Move.at(square)).orThrow().after();
                assertEquals(Board.of(after), board.play(index, flipped));
                assertEquals(square, Board.square(index));
            }
            assertEquals(legal, board.moves());
            assertEquals(position.empties(), Long.bitCount(board.empties()));
        }
    }

    @Property
    void flipsOnAnyBoardAreThoseOfTheRules(@ForAll long one, @ForAll long two) {
        Board board = new Board(one & ~two, two);
        for (int index = 0; index < 64; index++) {
            if ((board.empties() >>> index & 1) != 0) {
                long expected = PlainNegamax.flips(board, index);
                assertEquals(expected, flips.of(index, board.player(), board.opponent()));
                assertEquals(expected != 0, (board.moves() >>> index & 1) != 0);
            }
        }
    }

    @Property
    void oddQuadrantsAreCounted(@ForAll long empties) {
        long[] quadrants = {0x0F0F0F0FL, 0xF0F0F0F0L, 0x0F0F0F0F00000000L, 0xF0F0F0F000000000L};
        long expected = 0;
        for (long quadrant : quadrants) {
            expected |= (Long.bitCount(empties & quadrant) & 1) != 0 ? quadrant : 0;
        }
        assertEquals(expected, BitMoves.oddQuadrants(empties));
    }

    @Test
    void refusesWhatIsNoBoard() {
        assertThrows(IllegalArgumentException.class, () -> new Board(3, 2));
        for (Variant variant : List.of(Variant.EIGHT_STARS, Variant.REVERSI_1876)) {
            Position start = Position.start(variant);
            assertThrows(IllegalArgumentException.class, () -> Board.of(start));
        }
    }

    @Property
    void turningOnBitboardsIsTurningSquareBySquare(@ForAll long squares, @ForAll @IntRange(max = 7) int way) {
        assertEquals(Symmetry.of(squares, way), BoardSymmetry.of(squares, way));
    }

    @Property
    void allImagesOfABoardHaveOneCanonicalForm(
            @ForAll long player, @ForAll long other, @ForAll @IntRange(max = 7) int way) {
        Board board = new Board(player, other & ~player);
        assertEquals(BoardSymmetry.canonical(board), BoardSymmetry.canonical(BoardSymmetry.of(board, way)));
    }
}
