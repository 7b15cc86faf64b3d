package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reversi.ReviewOnStage.GAME;
import static reversi.ReviewOnStage.open;
import static reversi.ReviewOnStage.page;

import com.badlogic.gdx.Input;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.Game;
import reversi.notation.GameFiles;
import reversi.platform.FakeHistory;
import reversi.platform.MemoryStore;
import reversi.screens.Route;
import reversi.screens.review.SharedGame;

/** How the review of a game is given away, by its address and otherwise, and found again. */
class ReviewAddressOnStageTest {
    @Test
    void sharingOffersTheLinkFirst() {
        try (GameDriver game = open(false)) {
            assertTrue(game.composition().server().choose("https://play.example.org"));
            game.click("SHARE");
            game.pass(0.5f);
            List<String> words = game.words();
            int copy = words.indexOf("Copy link");
            assertTrue(copy >= 0 && copy < words.indexOf("SVG"), words::toString);
            game.click("Copy link");
            String code = page(game).route().orElseThrow().detail();
            String link = "https://play.example.org/g/" + code + "#open";
            assertTrue(game.done().get(0).endsWith(link), () -> game.done().toString());
            assertEquals(1, GameFiles.read(link).games().size(), "and is read where it is pasted");
        }
    }

    @Test
    void anAddressTellsTheGameItself() {
        FakeHistory history = new FakeHistory("#g=1.lrS", false);
        try (GameDriver game = GameDriver.at(history, new MemoryStore())) {
            game.pass(0.5f);
            assertEquals("review", game.state().page());
            assertEquals(3, page(game).plies());
            assertTrue(game.shows("2. c3"), () -> game.words().toString());
            assertTrue(game.shows("Not finished"));
            game.press(Input.Keys.ESCAPE);
            game.pass(0.5f);
            assertEquals("home", game.state().page());
        }
    }

    @Test
    void anAddressTellsAGameFromAPositionSetUpByHandToo() {
        String start = "-ox-----" + "-".repeat(56) + "x";
        try (GameDriver game = GameDriver.at(new FakeHistory("#g=1~" + start + ".A", false), new MemoryStore())) {
            game.pass(0.5f);
            assertEquals("review", game.state().page());
            assertEquals(1, page(game).plies());
            Route route = page(game).route().orElseThrow();
            assertEquals("1~" + start + ".A", route.detail(), "and is told again");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"#g=1.", "#g=1.AAAA", "#g=nonsense", "#g=9.lrS", "#g=", "#g=1.l rS", "#/analysis/1.l rS"})
    void aLinkThatTellsNoGameSaysSo(String fragment) {
        try (GameDriver game = GameDriver.at(new FakeHistory(fragment, false), new MemoryStore())) {
            game.pass(0.2f);
            assertEquals("home", game.state().page());
            assertTrue(game.shows("This link tells no game"), () -> game.words().toString());
        }
    }

    @Test
    void theAddressOfAReviewLeadsToTheSameGame() {
        try (GameDriver game = open(false)) {
            Route route = page(game).route().orElseThrow();
            Game shared = SharedGame.read(route.detail()).orElseThrow();
            assertEquals(GAME.transcript(), shared.transcript());
            assertEquals(GAME.result(), shared.result());
        }
    }

    @Test
    void theMovesAreCopied() {
        try (GameDriver game = open(false)) {
            game.click("COPY");
            assertTrue(game.shows("Moves copied"), () -> game.words().toString());
            assertTrue(game.done()
                    .get(0)
                    .startsWith("copy " + GAME.transcript().moves().get(0)));
        }
    }
}
