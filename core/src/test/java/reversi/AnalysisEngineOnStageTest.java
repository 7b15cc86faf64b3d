package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reversi.AnalysisOnStage.line;
import static reversi.AnalysisOnStage.notes;
import static reversi.AnalysisOnStage.open;
import static reversi.AnalysisOnStage.play;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.Game;
import reversi.notation.Opponents;
import reversi.platform.MemoryStore;

/** What the engine says on the analysis board, and when it thinks. */
class AnalysisEngineOnStageTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theEngineSaysWhatEveryMoveIsWorth(boolean isTouch) {
        try (GameDriver game = open(isTouch)) {
            assertTrue(game.shows("Thinking"), () -> game.words().toString());
            game.thinker().answer();
            game.pass(0.1f);
            assertEquals(List.of("d3 +1.0", "c4 +0.5", "f5 +0.0", "e6 −0.5"), notes(game));
            assertTrue(game.shows("Depth 3 · 10 nodes"), () -> game.words().toString());
            play(game, "f5");
            assertEquals(List.of(), notes(game), "they go with the position");
            assertEquals(1, game.thinker().waiting(), "only the new position is thought about");
        }
    }

    @Test
    void whatTheEngineSaysBetweenTwoPicturesIsShownOnce() {
        try (GameDriver game = open(false)) {
            for (int i = 0; i < 5; i++) {
                game.thinker().improve();
            }
            assertEquals(List.of(), notes(game), "not before the next picture");
            game.pass(0.1f);
            assertEquals(4, notes(game).size());
            assertEquals(1, game.thinker().waiting(), "and it goes on");
        }
    }

    /** Not in openings, which people know by heart. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itSaysHowManyPeopleFindAGoodMove(boolean isTouch) {
        try (GameDriver game = isTouch ? GameDriver.phone() : GameDriver.wide()) {
            game.go().analyse(Games.ended().transcript(), 40, Opponents.unknown());
            game.pass(0.5f);
            game.thinker().answer();
            game.pass(0.1f);
            String said = "\\d+.?% of people of your strength find a good move here\\.";
            assertTrue(game.words().stream().anyMatch(words -> words.matches(said)), () -> game.words()
                    .toString());
            game.press(Input.Keys.HOME);
            game.pass(1);
            game.thinker().answer();
            game.pass(0.1f);
            assertTrue(game.words().stream().noneMatch(words -> words.matches(said)), () -> game.words()
                    .toString());
        }
    }

    @Test
    void tabLeadsToTheLinesAndEnterPlaysOne() {
        try (GameDriver game = open(false)) {
            game.thinker().answer();
            game.pass(0.1f);
            tabTo(game, "BestLines");
            game.press(Input.Keys.DOWN, Input.Keys.DOWN, Input.Keys.UP);
            game.press(Input.Keys.ENTER);
            game.pass(1);
            assertEquals("c4", line(game), "the second line's");
            game.press(Input.Keys.LEFT);
            game.pass(1);
            assertEquals("", line(game), "to the left and the right are the moves");
            game.thinker().answer();
            game.pass(0.1f);
            game.press(Input.Keys.UP, Input.Keys.UP, Input.Keys.UP);
            assertFalse(focused(game).equals("BestLines"), "above the first line stands something else");
        }
    }

    @Test
    void linesThatAreNotThereAreNoStop() {
        try (GameDriver game = open(false)) {
            assertFalse(stops(game).contains("BestLines"));
            game.thinker().answer();
            game.pass(0.1f);
            assertTrue(stops(game).contains("BestLines"));
        }
    }

    private static void tabTo(GameDriver game, String type) {
        for (int i = 0; i < 30 && !focused(game).equals(type); i++) {
            game.press(Input.Keys.TAB);
        }
        assertEquals(type, focused(game));
    }

    private static String focused(GameDriver game) {
        Actor current = game.composition().focus().current();
        return current == null ? "" : current.getClass().getSimpleName();
    }

    private static List<String> stops(GameDriver game) {
        return game.composition().focus().stops().stream()
                .map(stop -> stop.getClass().getSimpleName())
                .toList();
    }

    @Test
    void aDigitPlaysALineOfTheEngine() {
        try (GameDriver game = open(false)) {
            game.thinker().answer();
            game.pass(0.1f);
            game.type("2");
            game.pass(1);
            assertEquals("c4", line(game));
            game.type("1");
            game.pass(1);
            assertEquals("c4", line(game), "nothing is known yet");
        }
    }

    @Test
    void theEngineIsSwitchedOffAndOn() {
        try (GameDriver game = open(false)) {
            game.click("Engine on");
            assertEquals(0, game.thinker().waiting());
            assertTrue(game.shows("The engine is off."));
            play(game, "f5");
            assertEquals(0, game.thinker().waiting());
            game.click("Engine off");
            assertEquals(1, game.thinker().waiting());
        }
    }

    @Test
    void nobodyThinksBehindAnotherPage() {
        try (GameDriver game = open(false)) {
            assertEquals(1, game.thinker().waiting());
            game.go().settings();
            game.pass(0.5f);
            assertEquals(0, game.thinker().waiting());
            game.press(Input.Keys.ESCAPE);
            game.pass(0.5f);
            assertEquals(1, game.thinker().waiting());
        }
    }

    @Test
    void anEngineThatFailsIsSaid() {
        try (GameDriver game = open(false)) {
            game.thinker().fail("no worker");
            game.pass(0.1f);
            assertTrue(game.shows(TestWords.in("en").get("engine.failed.hint")), () -> game.words()
                    .toString());
            play(game, "f5");
            assertEquals("f5", line(game), "one plays on without it");
        }
    }

    @Test
    void aPositionNearTheEndIsSolved() {
        Game ended = Games.ended();
        try (GameDriver game = GameDriver.wide()) {
            int late = ended.transcript().plies() - 8;
            game.go().analyse(ended.transcript(), 10);
            game.pass(0.5f);
            assertFalse(game.canClick("Solve"), "too many empties");
            game.go().analyse(ended.transcript(), late);
            game.pass(0.5f);
            game.click("Solve");
            game.pass(0.1f);
            assertTrue(game.canClick("Stop"));
            game.click("Stop");
            game.pass(0.1f);
            assertEquals(0, game.thinker().waiting());
            game.click("Solve");
            game.thinker().answerExactlyFrom(64);
            game.thinker().answer();
            game.pass(0.1f);
            assertTrue(game.shows("Solved"), () -> game.words().toString());
            assertFalse(game.canClick("Solve"));
        }
    }

    private static float heightOfLines(GameDriver game) {
        return game.all(Actor.class).stream()
                .filter(actor -> actor.getClass().getSimpleName().equals("BestLines"))
                .findFirst()
                .orElseThrow()
                .getHeight();
    }

    @Test
    void asManyLinesAreShownAsThePersonLikes() {
        MemoryStore store = new MemoryStore();
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            game.click("Analysis");
            game.pass(0.5f);
            float before = heightOfLines(game);
            game.click("MORE");
            game.tap("5");
            game.click("Close");
            game.pass(0.5f);
            assertEquals(before * 5 / 3, heightOfLines(game), 0.1f);
        }
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            game.click("Analysis");
            game.pass(0.5f);
            assertEquals(5 * 36, heightOfLines(game), 0.1f);
        }
    }
}
