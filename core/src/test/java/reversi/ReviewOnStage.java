package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input;
import reversi.game.Game;
import reversi.screens.review.ReviewPage;

/** The review of a game as its tests open and read it. */
final class ReviewOnStage {
    private ReviewOnStage() {}

    static final Game GAME = Games.ended();

    static GameDriver open(boolean isTouch) {
        GameDriver game = isTouch ? GameDriver.phone() : GameDriver.wide();
        game.go().review(GAME);
        game.pass(0.5f);
        return game;
    }

    static ReviewPage page(GameDriver game) {
        return (ReviewPage) game.router().front();
    }

    /** Lets the engine answer every question. */
    static GameDriver reviewed(GameDriver game) {
        for (int i = 0; i < 1_000 && game.thinker().waiting() > 0; i++) {
            game.thinker().answer();
        }
        game.pass(0.5f);
        return game;
    }

    static void goTo(GameDriver game, int plies) {
        game.press(Input.Keys.HOME);
        for (int i = 0; i < plies; i++) {
            game.press(Input.Keys.RIGHT);
        }
        game.pass(3);
        assertEquals(plies, page(game).plies());
    }

    /** The first ply from which on an own choice was not the engine's. */
    static int badPly(GameDriver game) {
        return page(game).review().keyMoments(99).get(0);
    }
}
