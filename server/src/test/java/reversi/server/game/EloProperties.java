package reversi.server.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import reversi.online.Ending;
import reversi.rules.Disc;

/** Ratings move as {@code docs/ratings.md} says. */
class EloProperties {
    private static final Standing NEW = new Standing(Elo.START, 0, 0, 0, 0);

    @Property
    void whatOneWinsTheOtherLoses(
            @ForAll @IntRange(min = 500, max = 3000) int one, @ForAll @IntRange(min = 500, max = 3000) int other) {
        for (double score : new double[] {0, 0.5, 1}) {
            int change = Elo.after(one, other, 50, score) - one;
            int against = Elo.after(other, one, 50, 1 - score) - other;
            assertTrue(Math.abs(change + against) <= 1, "but for rounding");
            assertTrue(Math.abs(change) <= 20);
        }
        assertTrue(Elo.after(one, other, 50, 1) >= one);
        assertTrue(Elo.after(one, other, 50, 0) <= one);
    }

    @Example
    void knownValues() {
        assertEquals(0.5, Elo.expected(1500, 1500));
        assertEquals(0.7597, Elo.expected(1700, 1500), 0.0001);
        assertEquals(1220, Elo.after(1200, 1200, 0, 1));
        assertEquals(1210, Elo.after(1200, 1200, 30, 1));
        assertEquals(1200, Elo.after(1200, 1200, 0, 0.5));
        assertEquals(Elo.FLOOR, Elo.after(110, 110, 0, 0));
    }

    @Example
    void onlyRatedGamesAndNoAgreedDrawChangeAnything() {
        End won = new End(Ending.DISCS, Optional.of(Disc.BLACK), 40, 24);
        Standing.Settled rated = Standing.settle(won, true, NEW, NEW);
        assertEquals(new Standing(1220, 1, 1, 1, 0), rated.black());
        assertEquals(new Standing(1180, 0, 1, 0, 0), rated.white());
        assertEquals(NEW, Standing.settle(won, false, NEW, NEW).black());
        End agreed = new End(Ending.AGREED_DRAW, Optional.empty(), 30, 30);
        assertEquals(NEW, Standing.settle(agreed, true, NEW, NEW).black());
        End board = new End(Ending.DISCS, Optional.empty(), 32, 32);
        Standing strong = new Standing(1600, 5, 40, 20, 0);
        Standing.Settled drawn = Standing.settle(board, true, strong, NEW);
        assertTrue(drawn.black().rating() < 1600 && drawn.white().rating() > 1200, "a draw on the board is a result");
        assertEquals(5, drawn.black().points());
        assertEquals(1, drawn.white().draws());
    }
}
