package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import reversi.rules.Disc;
import reversi.rules.Lines;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.rules.Variant;

class StabilityProperties {
    private final Stability stability = new Stability();

    @Provide
    Arbitrary<Transcript> games() {
        return Lines.games(Variant.OTHELLO);
    }

    @Provide
    Arbitrary<Transcript> lines() {
        return Lines.transcripts(Variant.OTHELLO);
    }

    @Property(tries = 300)
    void stableDiscsAreNeverFlipped(@ForAll("lines") Transcript game) {
        long black = 0;
        long white = 0;
        for (Position position : Lines.positions(game)) {
            Board board = Board.of(position);
            boolean blackMoves = position.toMove() == Disc.BLACK;
            long blacks = blackMoves ? board.player() : board.opponent();
            long whites = blackMoves ? board.opponent() : board.player();
            assertEquals(black, black & blacks);
            assertEquals(white, white & whites);
            black |= stability.stable(blacks, whites);
            white |= stability.stable(whites, blacks);
        }
    }

    @Property
    void turnsAndMirrorsWithTheBoard(@ForAll("games") Transcript game) {
        Board board = Board.of(Lines.withEmpties(game, 12));
        for (int way = 1; way < 8; way++) {
            Board turned = Symmetry.of(board, way);
            long expected = Symmetry.of(stability.stable(board.player(), board.opponent()), way);
            assertEquals(expected, stability.stable(turned.player(), turned.opponent()));
        }
    }

    @Property
    void aCornerCountsForBothOfItsEdges(@ForAll("games") Transcript game) {
        Board board = Board.of(Lines.withEmpties(game, 12));
        long stable = stability.stableEdges(board.player(), board.opponent());
        int expected = Long.bitCount(stable) + Long.bitCount(stable & 0x8100000000000081L);
        assertEquals(expected, stability.stableEdgeCount(board.player(), board.opponent()));
    }

    @Test
    void cornersAndWhatLeansOnThemAreStable() {
        assertEquals(1, stability.stable(1, 0));
        assertEquals(0x0107L, stability.stable(0x0107L, 0x08L));
        assertEquals(0, stability.stable(0x7E, 0));
        assertEquals(0xFF, stability.stable(0xFF, 0));
        assertEquals(-1L, stability.stable(-1L, 0));
    }
}
