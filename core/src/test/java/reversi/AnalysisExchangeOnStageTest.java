package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reversi.AnalysisOnStage.line;
import static reversi.AnalysisOnStage.open;
import static reversi.AnalysisOnStage.page;
import static reversi.AnalysisOnStage.play;

import com.badlogic.gdx.Input;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.notation.Opponents;
import reversi.platform.FakeHistory;
import reversi.platform.MemoryStore;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.screens.Route;
import reversi.screens.analysis.AnalysisLink;

/** How games and lines come to the analysis board and leave it: pasted, shared, by a link and from a game. */
class AnalysisExchangeOnStageTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "f5d6c3d3c4",
                "#g=1.lrSTa",
                "---------------------------OX------XO--------------------------- X;",
                "(;GM[Othello]PC[a]PB[b]PW[c]RE[?]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)"
            })
    void whatIsPastedIsOpened(String text) {
        try (GameDriver game = open(false)) {
            game.click("Paste");
            game.write("f5d6c3d3c4", text);
            game.click("Open");
            game.pass(0.5f);
            assertTrue(text.startsWith("-") ? line(game).isEmpty() : line(game).startsWith("f5 d6"), () -> line(game));
            assertEquals("analysis", game.state().page());
        }
    }

    @Test
    void whoeverHasAKeyboardWritesWhatToPasteAtOnce() {
        try (GameDriver game = open(false)) {
            game.click("Paste");
            game.pass(0.5f);
            game.type("f5d6c3");
            game.press(Input.Keys.ENTER);
            game.pass(0.5f);
            assertFalse(game.shows("Paste a game or position"), "nobody had to press the line first");
            assertEquals("f5 d6 c3", line(game));
        }
    }

    @Test
    void theClipboardIsPastedByItsKeys() {
        try (GameDriver game = open(false)) {
            game.clipboard().copy("f5d6c3");
            game.pressWith(Input.Keys.CONTROL_LEFT, Input.Keys.V);
            game.pass(0.5f);
            assertEquals("f5 d6 c3", line(game));
            game.click("Set up position");
            game.pass(0.5f);
            game.clipboard().copy("---------------------------OX------XO--------------------------- O");
            game.pressWith(Input.Keys.CONTROL_LEFT, Input.Keys.V);
            game.pass(0.5f);
            assertEquals(Disc.WHITE, page(game).setup().orElseThrow().toMove());
        }
    }

    @Test
    void allLinesArePastedAgain() {
        try (GameDriver game = open(false)) {
            play(game, "f5", "d6");
            game.press(Input.Keys.LEFT);
            play(game, "f4");
            game.click("Share");
            game.click("Copy all lines");
            String copied = game.done().get(game.done().size() - 1);
            game.clipboard().copy(copied.substring(copied.indexOf('{')));
            game.click("MORE");
            game.click("New");
            game.pass(0.5f);
            assertEquals(1, page(game).tree().size());
            game.click("Paste");
            game.pass(0.5f);
            assertEquals(4, page(game).tree().size());
            assertEquals("f5 f4", line(game));
        }
    }

    @Test
    void whoPlayedAPastedGameIsNamedAndSharedAgain() {
        try (GameDriver game = open(false)) {
            game.clipboard().copy("(;GM[2]PB[Ann]PW[Bob];B[f5];W[d6])");
            game.click("Paste");
            game.pass(0.5f);
            assertTrue(
                    game.shows("Ann") && game.shows("Bob"), () -> game.words().toString());
            for (String way : List.of("Copy as SGF", "Copy all lines")) {
                game.click("Share");
                game.click(way);
                game.pass(0.5f);
                String copied = game.done().get(game.done().size() - 1);
                assertTrue(copied.contains("Ann") && copied.contains("Bob"), copied);
            }
            game.clipboard().copy("f5f6");
            game.click("Paste");
            game.pass(0.5f);
            assertFalse(game.shows("Ann"), "somebody else's moves");
        }
    }

    @Test
    void theVariationsOfAnSgfAreItsLinesAndOneThatIsWrongIsTold() {
        try (GameDriver game = open(false)) {
            game.clipboard().copy("(;GM[2];B[f5]\n(;W[d6]C[Diagonal])\n(;W[a1])(;W[f4];B[e3]))");
            game.click("Paste");
            game.pass(0.5f);
            assertEquals(5, page(game).tree().size());
            assertEquals("f5 d6", line(game));
            assertEquals("Diagonal", page(game).tree().current().name());
            assertTrue(
                    game.shows("1 variation couldn’t be read – line 3: No disc would flip there: “a1”"),
                    () -> game.words().toString());
        }
    }

    @Test
    void allLinesAreGivenAsSgf() {
        try (GameDriver game = open(false)) {
            play(game, "f5", "d6");
            game.press(Input.Keys.LEFT);
            play(game, "f4");
            game.click("Share");
            game.click("Copy as SGF");
            String copied = game.done().get(game.done().size() - 1);
            assertTrue(copied.endsWith("PL[B];B[f5](;W[d6])(;W[f4]))"), copied);
        }
    }

    @Test
    void whatIsNoGameIsSaid() {
        try (GameDriver game = open(false)) {
            play(game, "f5");
            game.click("Paste");
            game.write("f5d6c3d3c4", "hello");
            game.click("Open");
            game.pass(0.5f);
            assertTrue(
                    game.shows("No game or position found."), () -> game.words().toString());
            assertEquals("f5", line(game));
        }
    }

    @Test
    void aLinkLeadsToTheSameLine() {
        Transcript line = Games.ended().transcript().upTo(12);
        Route route = AnalysisLink.route(line);
        assertEquals(Optional.of(route), Route.read(route.fragment()));
        assertEquals(Optional.of(line), AnalysisLink.read(route.detail()));
        try (GameDriver game = open(false)) {
            assertTrue(game.composition().server().choose("https://play.example.org"));
            game.go().analyse(line, 12);
            game.pass(0.5f);
            game.click("Share");
            game.click("Copy link");
            assertEquals(List.of("copy https://play.example.org/" + route.fragment()), game.done());
        }
        try (GameDriver game = GameDriver.at(new FakeHistory(route.fragment(), false), new MemoryStore())) {
            game.pass(0.5f);
            assertEquals("analysis", game.state().page());
            assertEquals(line, page(game).tree().transcript());
        }
        try (GameDriver game = GameDriver.at(new FakeHistory("#/analysis/broken", false), new MemoryStore())) {
            game.pass(0.5f);
            assertEquals("analysis", game.state().page());
            assertTrue(game.shows(TestWords.in("en").get("review.broken")), () -> game.words()
                    .toString());
        }
    }

    /** A link to a server on this computer would lead nobody anywhere. */
    @Test
    void withoutAServerThereIsNoLink() {
        try (GameDriver game = open(false)) {
            game.click("Share");
            assertTrue(game.canClick("Copy position"));
            assertFalse(game.canClick("Copy link"));
        }
    }

    @Test
    void aFinishedGameIsAnalysedWhereItIsShown() {
        try (GameDriver game = GameDriver.wide()) {
            Transcript whole = Games.ended().transcript();
            game.go().review(Games.ended());
            game.pass(0.5f);
            game.press(Input.Keys.HOME, Input.Keys.RIGHT, Input.Keys.RIGHT);
            game.pass(1);
            game.click("Analyse");
            game.pass(0.5f);
            assertEquals(whole.upTo(2), page(game).tree().transcript());
            game.press(Input.Keys.END);
            assertEquals(whole.plies(), page(game).tree().current().ply());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whoPlayedTheGameIsNamed(boolean isTouch) {
        try (GameDriver game = GameDriver.of("de", isTouch, isTouch ? 390 : 1280, isTouch ? 844 : 720)) {
            game.go().analyse(Games.ended().transcript(), 10, new Opponents("Ann", "Bob"));
            game.pass(0.5f);
            assertTrue(game.shows("Ann") && game.shows("Bob"));
            game.go().home();
            game.go().analysis();
            game.pass(0.5f);
            assertTrue(game.shows("Ann") && game.shows("Bob"), "after leaving and coming back");
        }
    }
}
