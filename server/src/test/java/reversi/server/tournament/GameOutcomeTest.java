package reversi.server.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.Ending;
import reversi.online.Finish;
import reversi.online.RatingChange;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;

class GameOutcomeTest {
    private static GameOutcome outcome(Ending ending, Optional<Disc> winner, Variant variant, int black, int white) {
        Map<Square, Disc> discs = new HashMap<>();
        List<Square> squares = variant.squares();
        for (int i = 0; i < black + white; i++) {
            discs.put(squares.get(i), i < black ? Disc.BLACK : Disc.WHITE);
        }
        RatingChange none = new RatingChange(0, 0, 0);
        return GameOutcome.of(
                new Finish(ending, winner, black, white, none, none), Position.of(variant, discs, Disc.BLACK));
    }

    @ParameterizedTest
    @CsvSource({"33, 31, 33, 31, 2", "13, 0, 64, 0, 2", "0, 20, 0, 64, 0", "40, 20, 44, 20, 2", "31, 31, 32, 32, 1"})
    void theWinnerOfACountHasTheEmptySquares(int black, int white, int blackDiscs, int whiteDiscs, int halves) {
        GameOutcome outcome = outcome(
                Ending.DISCS,
                black == white ? Optional.empty() : Optional.of(black > white ? Disc.BLACK : Disc.WHITE),
                Variant.OTHELLO,
                black,
                white);
        assertEquals(blackDiscs, outcome.discs(Disc.BLACK));
        assertEquals(whiteDiscs, outcome.discs(Disc.WHITE));
        assertEquals(halves, outcome.halves(Disc.BLACK));
        assertEquals(2 - halves, outcome.halves(Disc.WHITE));
    }

    @ParameterizedTest
    @CsvSource({"RESIGNATION", "LEFT", "TIME", "CLAIMED"})
    void whoWinsWithoutACountHasAllSquares(Ending ending) {
        assertEquals(
                new GameOutcome(Optional.of(Disc.WHITE), 0, 64, true),
                outcome(ending, Optional.of(Disc.WHITE), Variant.OTHELLO, 30, 10));
    }

    @Test
    void anAgreedDrawSharesTheSquaresAndAnAbandonedGameIsLostForBoth() {
        assertEquals(
                new GameOutcome(Optional.empty(), 32, 32, true),
                outcome(Ending.AGREED_DRAW, Optional.empty(), Variant.OTHELLO, 30, 10));
        GameOutcome abandoned = outcome(Ending.ABANDONED, Optional.empty(), Variant.OTHELLO, 30, 10);
        assertEquals(GameOutcome.missedByBoth(), abandoned);
        for (Disc side : Disc.values()) {
            assertTrue(abandoned.isMissedBy(side));
            assertEquals(0, abandoned.halves(side));
        }
    }

    /** More discs never stand for less. */
    @Test
    void whereTheFewestWinTheOpponentsDiscsCount() {
        assertEquals(
                new GameOutcome(Optional.of(Disc.BLACK), 50, 14, true),
                outcome(Ending.DISCS, Optional.of(Disc.BLACK), Variant.ANTI, 14, 50));
    }

    @Test
    void aGameThatWasNotPlayedHasNoDiscs() {
        assertEquals(2, GameOutcome.missedBy(Disc.WHITE).halves(Disc.BLACK));
        assertTrue(GameOutcome.missedBy(Disc.WHITE).isMissedBy(Disc.WHITE));
        assertThrows(IllegalArgumentException.class, () -> new GameOutcome(Optional.empty(), 1, 0, false));
        assertThrows(IllegalArgumentException.class, () -> new GameOutcome(Optional.empty(), -1, 0, true));
    }
}
