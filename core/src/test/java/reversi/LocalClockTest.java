package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Rectangle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.game.GameSetup;
import reversi.game.GameSetup.Mode;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.Look;
import reversi.screens.board.BoardLook;
import reversi.screens.game.GamePage;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Text;

/** Clocks of games on this device, from their choice to their pauses; and the board on which old rules are played. */
class LocalClockTest {
    private static final float FRAME = 1 / 60f;

    private final GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private GameSetup setup() {
        return ((GamePage) game.router().front()).game().session().setup();
    }

    private long left() {
        return left(Disc.BLACK);
    }

    private long left(Disc disc) {
        return ((GamePage) game.router().front()).game().session().clock().millisLeft(disc);
    }

    /** Clicks one of several choices side by side. */
    private void choose(String words) {
        Text text = game.all(Text.class).stream()
                .filter(next -> next.words().equals(words) && next.getParent() instanceof Segmented)
                .findFirst()
                .orElseThrow();
        Rectangle place = GameDriver.place(text);
        float fromTop = game.stage().getHeight() - place.y - place.height / 2;
        game.click(Math.round(place.x + place.width / 2), Math.round(fromTop));
    }

    private void playWithAClock() {
        game.play(new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.perGame(60, 0)));
    }

    @Test
    void theClockRunsWhileNothingIsDrawn() {
        playWithAClock();
        long before = left(Disc.BLACK);
        for (int second = 0; second < 10; second++) {
            game.idle(1);
            game.pass(FRAME);
        }
        assertEquals(10_000d, (double) (before - left(Disc.BLACK)), 500);
    }

    @Test
    void whatPassedBeforeAMoveIsTheMoversTime() {
        playWithAClock();
        long black = left(Disc.BLACK);
        long white = left(Disc.WHITE);
        game.idle(1);
        game.clickSquareAtOnce("d3");
        assertTrue(black - left(Disc.BLACK) >= 1_000, "the time in which Black looked");
        assertTrue(white - left(Disc.WHITE) < 100, "only what came after");
    }

    @Test
    void aClockForTwoPlayersIsNoneAgainstTheComputer() {
        game.go().newGame(Mode.TWO_PLAYERS);
        game.pass(0.5f);
        choose("5 min");
        choose("Computer");
        game.click("Start");
        game.pass(0.5f);
        assertEquals(Mode.VERSUS_COMPUTER, setup().mode());
        assertEquals(TimeControl.none(), setup().time());
        game.go().newGame(Mode.TWO_PLAYERS);
        game.pass(0.5f);
        game.click("Start");
        game.pass(0.5f);
        assertEquals(TimeControl.perGame(300, 0), setup().time(), "and is kept for two players");
    }

    @Test
    void theClockStandsStillUnderTheMenu() {
        playWithAClock();
        long before = left();
        game.pass(1);
        assertTrue(left() < before);
        game.press(Keys.ESCAPE);
        long opened = left();
        game.pass(3);
        assertEquals(opened, left());
        game.press(Keys.ESCAPE);
        game.pass(1);
        assertTrue(left() < opened, "and goes on after it");
    }

    @Test
    void aGameWithClocksIsPausedAndResumed() {
        playWithAClock();
        game.click("Pause");
        assertTrue(game.shows("Paused"));
        long paused = left();
        game.pass(3);
        assertEquals(paused, left());
        game.click("Resume");
        assertFalse(game.shows("Paused"));
        game.pass(1);
        assertTrue(left() < paused);
        game.type("p");
        assertTrue(game.shows("Paused"), "by its letter too");
    }

    @Test
    void withoutClocksThereIsNothingToPause() {
        game.play(new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()));
        assertFalse(game.canClick("Pause"));
        game.type("p");
        assertFalse(game.state().isSheetOpen());
    }

    @Test
    void reversiOf1876LiesOnItsOwnBoardUnlessAnotherWasChosen() {
        Look usual = Look.initial();
        assertEquals(BoardLook.RED_BROWN, usual.boardFor(Variant.REVERSI_1876).look());
        assertEquals(BoardLook.GREEN, usual.boardFor(Variant.OTHELLO).look());
        assertEquals(
                BoardLook.WHITE,
                usual.withBoard(BoardLook.WHITE).boardFor(Variant.REVERSI_1876).look());
        assertEquals(BoardLook.RED_BROWN, feltOf1876());
        game.go().settings();
        game.pass(0.5f);
        game.click("Green");
        assertEquals(BoardLook.GREEN, feltOf1876(), "green was chosen on purpose");
    }

    private BoardLook feltOf1876() {
        game.play(new GameSetup(Variant.REVERSI_1876, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()));
        return ((GamePage) game.router().front()).board().orElseThrow().style().look();
    }
}
