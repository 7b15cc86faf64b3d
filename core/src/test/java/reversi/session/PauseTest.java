package reversi.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Variant;

class PauseTest {
    private final Scene scene = Scene.watched(Variant.OTHELLO).play("f5 d6");

    PauseTest() {
        scene.recorder.take();
    }

    @Test
    void aPauseStopsThePlayerWhoThinks() {
        assertTrue(scene.session.pause());
        assertFalse(scene.session.pause());
        assertEquals(List.of("turn 0", "turn 2", "cancel"), scene.black.heard);
        assertEquals(Optional.empty(), scene.session.awaited());
        assertEquals(new Played.Refused(Illegal.NOT_YOUR_TURN), scene.session.play(Disc.BLACK, Move.at("c3")));
        assertEquals(List.of("paused", "refused BLACK c3 NOT_YOUR_TURN"), scene.recorder.take());
    }

    @Test
    void theGameGoesOnWhereItPaused() {
        assertFalse(scene.session.resume(), "not paused");
        scene.session.pause();
        assertTrue(scene.session.resume());
        assertEquals(List.of("turn 0", "turn 2", "cancel", "turn 2"), scene.black.heard);
        assertEquals(List.of("paused", "resumed"), scene.recorder.take());
    }

    @Test
    void aStepIsOneMoveAndTheGameStaysPaused() {
        assertFalse(scene.session.step(), "not paused");
        scene.session.pause();
        scene.recorder.take();
        assertTrue(scene.session.step());
        assertFalse(scene.session.step(), "the step is being thought about");
        scene.play("c3");
        assertEquals(List.of("played BLACK c3", "turn WHITE"), scene.recorder.take());
        assertEquals(Optional.empty(), scene.session.awaited());
        assertTrue(scene.session.isPaused());
        assertEquals(List.of("turn 1"), scene.white.heard);
    }

    @Test
    void noClockRunsAndNoDrawIsOfferedInAPauseNotEvenDuringAStep() {
        Scene timed = Scene.of(Variant.OTHELLO, Scene.ROBOT, Scene.ROBOT, TimeControl.perMove(5));
        timed.session.pause();
        timed.session.step();
        timed.session.tick(10_000);
        assertTrue(timed.session.isRunning());
        assertEquals(5_000, timed.session.clock().millisLeft(Disc.BLACK));
        assertFalse(timed.session.offerDraw(Disc.BLACK));
        timed.session.resume();
        assertTrue(timed.session.offerDraw(Disc.BLACK));
    }

    @Test
    void resumingDuringAStepAsksNobodyTwice() {
        scene.session.pause();
        scene.session.step();
        scene.session.resume();
        assertEquals(List.of("turn 0", "turn 2", "cancel", "turn 2"), scene.black.heard);
        scene.play("c3");
        assertEquals(Optional.of(Disc.WHITE), scene.session.awaited());
    }

    @Test
    void aPausedGameCanBeTakenBackAndRestored() {
        scene.session.pause();
        scene.recorder.take();
        assertTrue(scene.session.undo());
        assertTrue(scene.session.undo());
        assertTrue(scene.session.redo());
        assertEquals(
                List.of("rewound 1", "turn WHITE", "rewound 0", "turn BLACK", "rewound 1", "turn WHITE"),
                scene.recorder.take());
        scene.session.step();
        assertEquals(Optional.of(Disc.WHITE), scene.session.awaited());
    }

    @Test
    void aStepCanEndTheGame() {
        Scene small = Scene.watched(Scene.SMALL).play(Scene.SMALL_GAME.substring(0, Scene.SMALL_GAME.length() - 3));
        small.session.pause();
        small.session.step();
        small.play("d4");
        assertTrue(small.session.result().isPresent());
        assertFalse(small.session.step());
    }
}
