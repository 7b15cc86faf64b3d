package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class LastFlipsProperties {
    private final LastFlips last = new LastFlips();

    @Property
    void countsWhatIsFlippedOnAFullBoard(@ForAll long discs, @ForAll @IntRange(max = 63) int square) {
        long empty = 1L << square;
        long player = discs & ~empty;
        Board board = new Board(player, ~player & ~empty);
        assertEquals(Long.bitCount(PlainNegamax.flips(board, square)), last.of(square, player));
    }
}
