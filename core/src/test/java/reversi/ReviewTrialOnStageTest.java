package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reversi.ReviewOnStage.GAME;
import static reversi.ReviewOnStage.badPly;
import static reversi.ReviewOnStage.goTo;
import static reversi.ReviewOnStage.open;
import static reversi.ReviewOnStage.page;
import static reversi.ReviewOnStage.reviewed;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Rectangle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.screens.board.BoardAnimation;
import reversi.screens.ui.ButtonRow;
import reversi.screens.ui.Text;
import reversi.teach.review.MoveReview;

/** How another move is tried in the review of a game. */
class ReviewTrialOnStageTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBadMoveIsTriedAgain(boolean isTouch) {
        try (GameDriver game = reviewed(open(isTouch))) {
            int ply = badPly(game);
            goTo(game, ply + 1);
            game.click("Try again");
            game.pass(2);
            assertTrue(game.shows("Find a better move"), () -> game.words().toString());
            Square best =
                    page(game).review().move(ply).orElseThrow().best().square().orElseThrow();
            game.clickSquare(best.toString());
            game.pass(0.3f);
            assertTrue(
                    game.shows(best + " is the best move"), () -> game.words().toString());
            assertTrue(game.words().contains(ply / 2 + 1 + ". " + best), () -> game.words()
                    .toString());
            game.pass(20);
            assertTrue(game.shows(best + " is the best move"), "the page keeps what the notice said");
            game.press(Input.Keys.LEFT);
            game.press(Input.Keys.RIGHT);
            game.pass(3);
            assertFalse(game.words().contains(ply / 2 + 1 + ". " + best), "back in the game");
            assertFalse(game.shows(best + " is the best move"), "of the move that is left");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsSaidOfATriedMoveLeavesTheButtonsFree(boolean isTouch) {
        try (GameDriver game = reviewed(open(isTouch))) {
            int ply = badPly(game);
            goTo(game, ply + 1);
            game.click("Try again");
            game.pass(2);
            Square best =
                    page(game).review().move(ply).orElseThrow().best().square().orElseThrow();
            game.clickSquare(best.toString());
            game.pass(0.5f);
            Text said = game.all(Text.class).stream()
                    .filter(text -> text.words().startsWith(best + " is the best move"))
                    .findFirst()
                    .orElseThrow();
            Rectangle notice = GameDriver.place(said.getParent());
            List<ButtonRow> rows = game.all(ButtonRow.class);
            assertEquals(2, rows.size());
            for (ButtonRow row : rows) {
                assertFalse(notice.overlaps(GameDriver.place(row)), () -> notice + " over " + GameDriver.place(row));
            }
        }
    }

    @Test
    void anotherMoveIsAskedOfTheEngine() {
        try (GameDriver game = reviewed(open(false))) {
            int ply = -1;
            for (int bad : page(game).review().keyMoments(99)) {
                ply = GAME.transcript().turns().get(bad).before().legalMoves().size() > 2 ? bad : ply;
            }
            int chosen = ply;
            goTo(game, ply + 1);
            game.click("Try again");
            game.pass(2);
            var review = page(game).review().move(chosen).orElseThrow();
            Square other = review.turn().before().placements().stream()
                    .filter(square -> !square.equals(review.best().square().orElseThrow()))
                    .filter(square ->
                            !square.equals(review.turn().move().square().orElseThrow()))
                    .findFirst()
                    .orElseThrow();
            game.clickSquare(other.toString());
            game.pass(1);
            assertTrue(game.thinker().waiting() > 0);
            reviewed(game);
            assertTrue(game.shows(other + " ("), () -> game.words().toString());
        }
    }

    /** Tries a move whose value nobody knows while the engine still looks at the game. */
    private static void tryUnknown(GameDriver game) {
        for (int i = 0; i < 60; i++) {
            game.thinker().answer();
        }
        game.pass(0.5f);
        int ply = page(game).review().keyMoments(99).stream()
                .filter(bad ->
                        GAME.transcript().turns().get(bad).before().legalMoves().size() > 2)
                .findFirst()
                .orElseThrow();
        goTo(game, ply + 1);
        game.click("Try again");
        game.pass(2);
        MoveReview review = page(game).review().move(ply).orElseThrow();
        Square other = review.turn().before().placements().stream()
                .filter(square -> !square.equals(review.best().square().orElseThrow()))
                .filter(square -> !square.equals(review.turn().move().square().orElseThrow()))
                .findFirst()
                .orElseThrow();
        game.type(other.toString());
        game.pass(1);
        assertTrue(game.shows(other + " … let’s see"), () -> game.words().toString());
        assertEquals(1, game.thinker().waiting(), "the game waits meanwhile");
    }

    @Test
    void theEngineGoesOnWithTheGameAfterATriedMoveIsLeft() {
        try (GameDriver game = open(false)) {
            tryUnknown(game);
            game.press(Input.Keys.LEFT);
            game.pass(0.5f);
            assertEquals(1, game.thinker().waiting());
            assertEquals(1, page(reviewed(game)).progress());
        }
    }

    @Test
    void aTriedMoveIsLookedAtOnceMoreAfterAnotherPageWasInFront() {
        try (GameDriver game = open(false)) {
            tryUnknown(game);
            game.go().settings();
            game.pass(0.5f);
            assertEquals(0, game.thinker().waiting());
            game.press(Input.Keys.ESCAPE);
            game.pass(0.5f);
            reviewed(game);
            assertFalse(game.shows("let’s see"), () -> game.words().toString());
            assertEquals(1, page(game).progress());
        }
    }

    @Test
    void theBestLineIsPlayedAgainEachTime() {
        try (GameDriver game = reviewed(open(false))) {
            goTo(game, badPly(game) + 1);
            game.click("Best line");
            game.pass(5);
            BoardAnimation animation = page(game).board().orElseThrow().model().animation();
            Position end = animation.shown();
            assertFalse(animation.isBusy());
            page(game).showBestLine();
            assertTrue(animation.isBusy());
            game.pass(5);
            assertEquals(end, animation.shown());
        }
    }

    @Test
    void aSquareWhereNothingFlipsIsRefused() {
        try (GameDriver game = reviewed(open(false))) {
            goTo(game, badPly(game) + 1);
            game.click("Try again");
            game.pass(2);
            game.clickSquare("e4");
            game.pass(1);
            assertTrue(game.shows("Find a better move"), "still looking");
        }
    }
}
