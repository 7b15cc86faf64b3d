package reversi.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.rules.Disc;
import reversi.rules.Variant;

class UndoTest {
    /** The plies at which repeated undo and then repeated redo stop. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        // mode, game, undo stops, redo stops
        "BLACK, f5, 0, 1",
        "BLACK, f5 d6, 0, 2",
        "BLACK, f5 d6 c3, 2 0, 2 3",
        "BLACK, f5 d6 c3 d3 c4, 4 2 0, 2 4 5",
        "WHITE, f5, '', ''",
        "WHITE, f5 d6, 1, 2",
        "WHITE, f5 d6 c3, 1, 3",
        "WHITE, f5 d6 c3 d3, 3 1, 3 4",
        "BOTH, f5 d6 c3, 2 1 0, 1 2 3",
        "WATCH, f5 d6 c3, 2 1 0, 1 2 3",
    })
    void undoStopsWhereAPersonChose(String mode, String game, String undoStops, String redoStops) {
        Scene scene = scene(mode, Variant.OTHELLO).play(game);
        assertEquals(undoStops, stops(scene, true));
        assertFalse(scene.session.canUndo());
        assertFalse(scene.session.undo());
        assertEquals(redoStops, stops(scene, false));
        assertFalse(scene.session.canRedo());
        assertFalse(scene.session.redo());
    }

    /** The same in a game with a pass by Black at ply 4, at which nothing ever stops. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({"BLACK, 2 0, 2 6", "WHITE, 5 3 1, 3 5 6", "BOTH, 5 3 2 1 0, 1 2 3 5 6", "WATCH, 5 3 2 1 0, 1 2 3 5 6"})
    void undoNeverStopsOnAForcedPass(String mode, String undoStops, String redoStops) {
        Scene scene = scene(mode, Scene.SMALL).play("b1 c1 d3 a1 a3");
        assertEquals(undoStops, stops(scene, true));
        assertEquals(redoStops, stops(scene, false));
    }

    private static Scene scene(String mode, Variant variant) {
        return switch (mode) {
            case "BOTH" -> Scene.twoPlayers(variant);
            case "WATCH" -> Scene.watched(variant);
            default -> Scene.versusComputer(variant, Disc.valueOf(mode));
        };
    }

    private static String stops(Scene scene, boolean back) {
        StringBuilder stops = new StringBuilder();
        while (back ? scene.session.canUndo() : scene.session.canRedo()) {
            assertTrue(back ? scene.session.undo() : scene.session.redo());
            stops.append(' ').append(scene.session.transcript().plies());
        }
        return stops.toString().trim();
    }

    @Test
    void undoWhileTheComputerThinksCancelsIt() {
        Scene scene = Scene.versusComputer(Variant.OTHELLO, Disc.BLACK).play("f5");
        scene.recorder.take();
        scene.session.undo();
        assertEquals(List.of("turn 1", "cancel"), scene.white.heard);
        assertEquals(List.of("turn 0", "turn 0"), scene.black.heard);
        assertEquals(List.of("rewound 0", "turn BLACK"), scene.recorder.take());
        assertEquals(Optional.of(Disc.BLACK), scene.session.awaited());
    }

    @Test
    void redoAsksTheComputerAgainWhereItWasThinking() {
        Scene scene = Scene.versusComputer(Variant.OTHELLO, Disc.BLACK).play("f5");
        scene.session.undo();
        scene.session.redo();
        assertEquals(List.of("turn 1", "cancel", "turn 1"), scene.white.heard);
        assertEquals(Optional.of(Disc.WHITE), scene.session.awaited());
    }

    @Test
    void playingTheSameMoveKeepsWhatCanBeRestored() {
        Scene scene = Scene.twoPlayers(Variant.OTHELLO).play("f5 d6 c3 d3");
        scene.session.undo();
        scene.session.undo();
        scene.session.undo();
        scene.play("d6");
        assertTrue(scene.session.redo());
        assertTrue(scene.session.redo());
        assertEquals("f5 d6 c3 d3", scene.played());
    }

    @Test
    void playingADifferentMoveDropsIt() {
        Scene scene = Scene.twoPlayers(Variant.OTHELLO).play("f5 d6 c3 d3");
        scene.session.undo();
        scene.session.undo();
        scene.play("c4");
        assertFalse(scene.session.canRedo());
        assertEquals("f5 d6 c4", scene.played());
    }

    @Test
    void aGameThatEndedByItsDiscsGoesOnAfterAnUndo() {
        Scene scene = Scene.versusComputer(Scene.SMALL, Disc.BLACK).play(Scene.SMALL_GAME);
        scene.recorder.take();
        assertTrue(scene.session.undo());
        assertEquals(Optional.empty(), scene.session.result());
        assertEquals(List.of("rewound 10", "turn BLACK"), scene.recorder.take());
        assertTrue(scene.session.redo());
        assertEquals(List.of("rewound 12", "ended DISCS WHITE"), scene.recorder.take());
        assertEquals(
                Optional.of(Disc.WHITE), scene.session.result().orElseThrow().winner());
    }

    @Test
    void aWatchedGamePausesWhenItIsTakenBack() {
        Scene scene = Scene.watched(Variant.OTHELLO).play("f5 d6");
        scene.recorder.take();
        scene.session.undo();
        assertEquals(List.of("paused", "rewound 1", "turn WHITE"), scene.recorder.take());
        assertEquals(Optional.empty(), scene.session.awaited(), "the computer would only play on");
        scene.session.resume();
        assertEquals(Optional.of(Disc.WHITE), scene.session.awaited());
    }
}
