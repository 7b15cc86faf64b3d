package reversi.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.Clock;
import reversi.game.TimeControl;
import reversi.game.TrainingLadder;
import reversi.rules.Disc;
import reversi.rules.Variant;

class ClockTest {
    private static Scene timed(TimeControl time) {
        return Scene.of(Variant.OTHELLO, Scene.ANN, Scene.BEN, time);
    }

    private static List<Long> shown(Scene scene) {
        Clock clock = scene.session.clock();
        return List.of(clock.millisLeft(Disc.BLACK), clock.millisLeft(Disc.WHITE));
    }

    @Test
    void withoutAClockTimeDoesNotCount() {
        Scene scene = timed(TimeControl.none());
        scene.session.tick(10_000_000);
        assertFalse(scene.session.clock().isTimed(Disc.BLACK));
        assertTrue(scene.session.isRunning());
        assertEquals(List.of(), scene.recorder.take());
    }

    @Test
    void onlyTheSideToMoveLosesTime() {
        Scene scene = timed(TimeControl.perGame(60, 0));
        scene.session.tick(1_500);
        assertEquals(List.of(58_500L, 60_000L), shown(scene));
        scene.play("f5");
        scene.session.tick(400);
        assertEquals(List.of(58_500L, 59_600L), shown(scene));
    }

    @Test
    void theIncrementComesAfterTheMove() {
        Scene scene = timed(TimeControl.perGame(180, 2));
        scene.session.tick(5_000);
        assertEquals(List.of(175_000L, 180_000L), shown(scene));
        scene.play("f5");
        assertEquals(List.of(177_000L, 180_000L), shown(scene));
    }

    @Test
    void aForcedPassEarnsNoIncrement() {
        Scene scene = Scene.of(Scene.SMALL, Scene.ANN, Scene.BEN, TimeControl.perGame(60, 1));
        scene.play(Scene.TO_A_PASS);
        assertEquals("b1 c1 d3 a1 pass", scene.played());
        assertEquals(List.of(62_000L, 62_000L), shown(scene));
    }

    @Test
    void aTimedMoveStartsAfreshEachTime() {
        Scene scene = timed(TimeControl.perMove(10));
        scene.session.tick(9_000);
        scene.play("f5");
        assertEquals(List.of(10_000L, 10_000L), shown(scene));
        scene.session.tick(3_000);
        assertEquals(List.of(10_000L, 7_000L), shown(scene));
    }

    @Test
    void onTheLadderOnlyThePersonIsTimed() {
        Scene scene = Scene.of(Variant.OTHELLO, Scene.ANN, Scene.ROBOT, TimeControl.ladder(TrainingLadder.start()));
        scene.session.tick(1_000);
        scene.play("f5");
        scene.session.tick(1_000_000);
        assertTrue(scene.session.isRunning());
        assertEquals(30_000, scene.session.clock().millisLeft(Disc.BLACK));
        assertFalse(scene.session.clock().isTimed(Disc.WHITE));
    }

    @Test
    void theGameIsLostAtTheMomentWhenNothingIsLeft() {
        Scene scene = timed(TimeControl.perGame(60, 5));
        scene.play("f5");
        scene.session.tick(59_999);
        assertTrue(scene.session.isRunning());
        scene.recorder.take();
        scene.session.tick(1);
        assertEquals(List.of("ended TIME BLACK"), scene.recorder.take());
        assertEquals(Optional.empty(), scene.session.awaited());
        assertFalse(scene.session.undo(), "a loss on time stays");
        scene.session.tick(1_000);
        assertEquals(List.of(65_000L, 0L), shown(scene));
    }

    @Test
    void oneLongTickTakesNoMoreThanThereIs() {
        Scene scene = timed(TimeControl.perMove(5));
        scene.session.tick(1_000_000);
        assertEquals(List.of(0L, 5_000L), shown(scene));
        assertEquals(List.of("ended TIME WHITE"), scene.recorder.take());
    }

    @Test
    void lowTimeIsToldOnceInAGame() {
        Scene scene = timed(TimeControl.perGame(60, 10));
        scene.session.tick(53_999);
        assertEquals(List.of(), scene.recorder.take());
        scene.session.tick(1);
        assertEquals(List.of("low BLACK"), scene.recorder.take());
        scene.session.tick(1);
        assertEquals(List.of(), scene.recorder.take());
        scene.play("f5 d6");
        scene.session.tick(12_000);
        assertEquals(List.of("played BLACK f5", "turn WHITE", "played WHITE d6", "turn BLACK"), scene.recorder.take());
    }

    @Test
    void lowTimeIsToldOnceForEachTimedMove() {
        Scene scene = timed(TimeControl.perMove(30));
        scene.session.tick(25_000);
        scene.session.tick(1_000);
        scene.play("f5");
        scene.session.tick(25_000);
        scene.play("d6");
        scene.session.tick(25_000);
        assertEquals(
                List.of(
                        "low BLACK",
                        "played BLACK f5",
                        "turn WHITE",
                        "low WHITE",
                        "played WHITE d6",
                        "turn BLACK",
                        "low BLACK"),
                scene.recorder.take());
    }

    @Test
    void aHeldOrPausedGameTakesNoTime() {
        Scene scene = timed(TimeControl.perGame(60, 0));
        scene.session.hold();
        scene.session.hold();
        scene.session.tick(1_000);
        scene.session.release();
        scene.session.tick(1_000);
        assertEquals(List.of(60_000L, 60_000L), shown(scene), "held twice, released once");
        scene.session.release();
        scene.session.release();
        scene.session.tick(1_000);
        assertEquals(List.of(59_000L, 60_000L), shown(scene));
        scene.session.hold();
        scene.session.tick(1_000);
        scene.session.release();
        scene.session.pause();
        scene.session.tick(1_000);
        assertEquals(List.of(59_000L, 60_000L), shown(scene), "a release too many does not undo the next hold");
        scene.session.resume();
        scene.session.tick(1_000);
        assertEquals(List.of(58_000L, 60_000L), shown(scene));
    }

    @Test
    void timeNeverRunsBackwards() {
        Scene scene = timed(TimeControl.perGame(60, 0));
        scene.session.tick(-5_000);
        scene.session.tick(0);
        assertEquals(List.of(60_000L, 60_000L), shown(scene));
    }

    @Test
    void undoAndRedoShowTheClocksOfThatPly() {
        Scene scene = timed(TimeControl.perGame(60, 1));
        scene.session.tick(4_000);
        scene.play("f5");
        scene.session.tick(7_000);
        scene.play("d6");
        scene.session.tick(1_000);
        scene.session.undo();
        assertEquals(List.of(57_000L, 60_000L), shown(scene));
        scene.session.undo();
        assertEquals(List.of(60_000L, 60_000L), shown(scene));
        scene.session.redo();
        scene.session.redo();
        assertEquals(List.of(57_000L, 54_000L), shown(scene));
    }

    @Test
    void aMovePlayedAgainIsKeptWithTheTimeThatItTookNow() {
        Scene scene = timed(TimeControl.perGame(60, 0));
        scene.session.tick(1_000);
        scene.play("f5 d6 c3");
        scene.session.undo();
        scene.session.undo();
        scene.session.undo();
        scene.session.tick(8_000);
        scene.play("f5");
        scene.session.redo();
        scene.session.undo();
        assertEquals(List.of(52_000L, 60_000L), shown(scene));
    }

    @Test
    void aTakenBackWarningIsGivenAgainToEitherSide() {
        for (String before : List.of("f5 d6", "f5 d6 c3")) {
            Scene scene = timed(TimeControl.perGame(60, 0));
            scene.play(before);
            Disc turn = scene.session.position().toMove();
            scene.session.tick(55_000);
            scene.session.tick(1);
            scene.session.undo();
            scene.session.redo();
            scene.recorder.take();
            scene.session.tick(55_000);
            scene.session.tick(1);
            assertEquals(List.of("low " + turn), scene.recorder.take());
        }
    }

    @Test
    void whoeverIsNotTimedIsNeverLow() {
        assertFalse(timed(TimeControl.none()).session.clock().isLow(Disc.BLACK));
        Scene ladder =
                Scene.of(Variant.OTHELLO, Scene.ROBOT, Scene.ANN, new TimeControl(TimeControl.Kind.LADDER, 3, 0));
        ladder.session.tick(100_000);
        assertFalse(ladder.session.clock().isLow(Disc.BLACK));
    }
}
