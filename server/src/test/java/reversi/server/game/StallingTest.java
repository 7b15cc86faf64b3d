package reversi.server.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import reversi.game.TimeControl;
import reversi.online.PlayerKind;
import reversi.rules.Start;
import reversi.rules.Variant;

/** Which games may have been stalled. */
class StallingTest {
    private static final TimeControl FIVE_MINUTES = TimeControl.perGame(300, 0);

    @Test
    void whoHadTimeNearTheEndAndLetItRunOutMayHaveStalled() {
        assertTrue(Stalling.isPossible(PlayedGames.flagged(Variant.OTHELLO, FIVE_MINUTES, 12, 1_000)));
        assertTrue(Stalling.isPossible(PlayedGames.flagged(Variant.OTHELLO, FIVE_MINUTES, 1, 1_000)));
        assertTrue(
                Stalling.isPossible(PlayedGames.flagged(Variant.OTHELLO, TimeControl.none(), 5, 1_000)),
                "half a day without a clock");
        assertTrue(Stalling.isPossible(PlayedGames.flagged(Variant.OTHELLO, TimeControl.perMove(30), 5, 1_000)));
    }

    @Test
    void whoWasShortOfTimeOrFarFromTheEndHasNot() {
        assertFalse(Stalling.isPossible(PlayedGames.flagged(Variant.OTHELLO, FIVE_MINUTES, 13, 1_000)));
        assertFalse(
                Stalling.isPossible(PlayedGames.flagged(Variant.OTHELLO, TimeControl.perGame(30, 0), 12, 500)),
                "26 moves of half a second leave less than 20 of 30");
        assertFalse(Stalling.isPossible(PlayedGames.flagged(Variant.OTHELLO, TimeControl.perMove(10), 5, 1_000)));
    }

    @Test
    void gamesThatGoOnEndOtherwiseOrAreOfComputersOrOtherBoardsHaveNot() {
        GameState going = PlayedGames.to(PlayedGames.start(Variant.OTHELLO, FIVE_MINUTES, PlayerKind.MEMBER), 5, 1_000);
        assertFalse(Stalling.isPossible(going));
        assertFalse(Stalling.isPossible(PlayedGames.resigned(going)));
        GameState withBot = PlayedGames.to(PlayedGames.start(Variant.OTHELLO, FIVE_MINUTES, PlayerKind.BOT), 5, 1_000);
        assertFalse(Stalling.isPossible(PlayedGames.flagged(withBot)));
        assertFalse(Stalling.isPossible(PlayedGames.flagged(Variant.OTHELLO, TimeControl.days(3), 5, 1_000)));
        Variant small = Variant.square(6, Start.DIAGONAL);
        assertFalse(Stalling.isPossible(PlayedGames.flagged(small, FIVE_MINUTES, 5, 1_000)));
        assertEquals(5, going.position().empties());
    }
}
