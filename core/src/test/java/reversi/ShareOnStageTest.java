package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.notation.animation.AnimatedGame;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.screens.game.GamePage;
import reversi.screens.game.LiveGame;

/** A game that is over is shared as a picture with one press, and as an animated one with two more. */
class ShareOnStageTest {
    private final GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void playOut() {
        game.play(new GameSetup(
                Variant.square(4, Start.DIAGONAL), Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()));
        for (int i = 0; i < 30 && !game.table().isOver(); i++) {
            if (game.table().isPersonAsked()) {
                LiveGame live = ((GamePage) game.router().front()).game();
                live.choose(live.board().legal().get(0));
            }
            game.pass(1);
        }
        game.pass(1);
        assertTrue(game.table().isOver());
    }

    @Test
    void onePressOnTheResultSavesThePicture() {
        playOut();
        game.click("SHARE");
        game.pass(1);
        assertFalse(game.state().isSheetOpen());
        assertEquals("reversi.png", game.files().name());
        assertEquals("1200×630", new String(game.files().lastBytes(), StandardCharsets.UTF_8));
        assertTrue(game.shows("reversi.png"), "it is said where it is");
    }

    @Test
    void aGameThatGoesOnIsSharedTooOnceSomethingIsPlayed() {
        game.play(new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()));
        game.click("Menu");
        assertFalse(game.canClick("Share"));
        game.click("Back to game");
        ((GamePage) game.router().front()).game().choose(Square.of("d3"));
        game.pass(1);
        game.click("Menu");
        game.click("Share");
        game.click("Share picture");
        game.pass(1);
        assertEquals("reversi.png", game.files().name());
    }

    @Test
    void theAnimatedPictureIsMadeBetweenPictures() {
        playOut();
        game.click("Menu");
        game.click("Share");
        game.click("Animated picture");
        for (int i = 0; i < 2_000 && game.state().isSheetOpen(); i++) {
            game.pass(0.05f);
        }
        assertFalse(game.state().isSheetOpen());
        byte[] file = game.files().lastBytes();
        assertEquals("reversi.gif", game.files().name());
        assertEquals("GIF89a", new String(file, 0, 6, StandardCharsets.US_ASCII));
        assertTrue(file.length < AnimatedGame.MOST_BYTES);
    }
}
