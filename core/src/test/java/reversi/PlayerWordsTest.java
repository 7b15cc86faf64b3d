package reversi;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Variant;

/** What the panels beside the board call the players. */
class PlayerWordsTest {
    private final GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void play(Seat black, Seat white) {
        game.play(new GameSetup(Variant.OTHELLO, black, white, TimeControl.none()));
    }

    @Test
    void watchedComputersAreCalledByTheirNames() {
        play(Seat.computer("", 3), Seat.computer("", 13));
        assertTrue(game.words().contains("Toby"));
        assertTrue(game.words().contains("Anton"));
        assertFalse(game.words().contains("Computer"));
    }

    @Test
    void onesOwnPanelSaysThatItIsOnesMove() {
        play(Seat.human(""), Seat.computer("", 3));
        assertTrue(game.words().contains("your move"));
    }

    @Test
    void ofTwoPeopleEitherIsToMove() {
        play(Seat.human("Ann"), Seat.human("Ben"));
        assertTrue(game.words().contains("to move"));
        assertFalse(game.words().contains("your move"));
    }
}
