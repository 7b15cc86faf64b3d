package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class FlipsProperties {
    private final Flips flips = new Flips();

    /** Any discs at all, so that runs end at discs, at empty squares and at the border. */
    @Property
    void flipsTheRunsThatEndAtADiscOfTheMover(
            @ForAll long discs, @ForAll long colours, @ForAll @IntRange(max = 63) int square) {
        long taken = discs & ~(1L << square);
        Board board = new Board(taken & colours, taken & ~colours);
        assertEquals(PlainNegamax.flips(board, square), flips.of(square, board.player(), board.opponent()));
    }

    /** On a full board the longest runs are flipped, from border to border. */
    @Property
    void flipsOnAFullBoard(@ForAll long sparse, @ForAll long mask, @ForAll @IntRange(max = 63) int square) {
        long others = ~(1L << square);
        Board board = new Board(sparse & mask & others, ~(sparse & mask) & others);
        assertEquals(PlainNegamax.flips(board, square), flips.of(square, board.player(), board.opponent()));
    }
}
