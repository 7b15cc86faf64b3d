package reversi.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.Ending;
import reversi.game.GameSetup;
import reversi.game.Result;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Score;
import reversi.rules.Variant;

class PlayTest {
    @Test
    void startAsksTheSideThatMovesFirst() {
        SeatedPlayer black = new SeatedPlayer();
        SeatedPlayer white = new SeatedPlayer();
        GameSetup setup = new GameSetup(Variant.REVERSI_1876, Scene.ANN, Scene.BEN, TimeControl.none());
        Scene scene = new Scene(new GameSession(setup, black, white));
        assertEquals(Optional.empty(), scene.session.awaited());
        assertTrue(scene.session.start());
        assertEquals(List.of("turn 0"), white.heard);
        assertEquals(List.of(), black.heard);
        assertEquals(List.of("started 0", "turn WHITE"), scene.recorder.take());
        assertFalse(scene.session.start(), "a game starts once");
        assertEquals(List.of(), scene.recorder.take());
    }

    @Test
    void aMoveIsHeardThenTheOtherSideIsAsked() {
        Scene scene = Scene.twoPlayers(Variant.OTHELLO).play("f5");
        assertEquals(List.of("played BLACK f5", "turn WHITE"), scene.recorder.take());
        assertEquals(List.of("turn 1"), scene.white.heard);
        assertEquals(Optional.of(Disc.WHITE), scene.session.awaited());
    }

    @Test
    void movesThatDoNotFitAreRefusedAndChangeNothing() {
        Scene scene = Scene.twoPlayers(Variant.OTHELLO).play("f5");
        Kept before = Kept.of(scene.session);
        scene.recorder.take();
        assertEquals(new Played.Refused(Illegal.NOT_YOUR_TURN), scene.session.play(Disc.BLACK, Move.at("d3")));
        assertEquals(new Played.Refused(Illegal.OCCUPIED), scene.session.play(Disc.WHITE, Move.at("f5")));
        assertEquals(new Played.Refused(Illegal.FLIPS_NOTHING), scene.session.play(Disc.WHITE, Move.at("a1")));
        assertEquals(new Played.Refused(Illegal.MAY_NOT_PASS), scene.session.play(Disc.WHITE, Move.PASS));
        assertEquals(
                List.of(
                        "refused BLACK d3 NOT_YOUR_TURN",
                        "refused WHITE f5 OCCUPIED",
                        "refused WHITE a1 FLIPS_NOTHING",
                        "refused WHITE pass MAY_NOT_PASS"),
                scene.recorder.take());
        assertEquals(before, Kept.of(scene.session));
        assertEquals(Optional.of(Disc.WHITE), scene.session.awaited());
    }

    @Test
    void nobodyMovesBeforeTheStart() {
        GameSetup setup = new GameSetup(Variant.OTHELLO, Scene.ANN, Scene.BEN, TimeControl.perMove(1));
        GameSession session = new GameSession(setup, new SeatedPlayer(), new SeatedPlayer());
        assertEquals(new Played.Refused(Illegal.NOT_YOUR_TURN), session.play(Disc.BLACK, Move.at("f5")));
        session.tick(5_000);
        assertFalse(session.undo());
        assertFalse(session.resign(Disc.BLACK));
        assertFalse(session.offerDraw(Disc.BLACK));
        assertFalse(session.pause());
        assertEquals(Optional.empty(), session.result());
        assertEquals(1_000, session.clock().millisLeft(Disc.BLACK));
    }

    @Test
    void aForcedPassIsATurnOfItsOwnRightAfterTheMoveThatCausedIt() {
        Scene scene = Scene.twoPlayers(Scene.SMALL).play("b1 c1 d3");
        scene.recorder.take();
        scene.play("a1");
        assertEquals(List.of("played WHITE a1", "played BLACK pass", "turn WHITE"), scene.recorder.take());
        assertEquals("b1 c1 d3 a1 pass", scene.played());
        assertEquals(Optional.of(Disc.WHITE), scene.session.awaited());
        assertEquals("turn 5", scene.white.heard.get(scene.white.heard.size() - 1));
    }

    @Test
    void theLastMoveEndsTheGameByItsDiscs() {
        Scene scene = Scene.twoPlayers(Scene.SMALL).play(Scene.SMALL_GAME);
        Result outcome = scene.session.result().orElseThrow();
        assertEquals(new Result(Ending.DISCS, Optional.of(Disc.WHITE), new Score(6, 10, 0, false)), outcome);
        assertEquals(Optional.empty(), scene.session.awaited());
        List<String> events = scene.recorder.take();
        assertEquals(List.of("played WHITE d4", "ended DISCS WHITE"), events.subList(events.size() - 2, events.size()));
        assertEquals(new Played.Refused(Illegal.GAME_OVER), scene.session.play(Disc.BLACK, Move.at("a1")));
    }

    @Test
    void aWipeOutEndsTheGameAtOnce() {
        Scene scene = Scene.twoPlayers(Variant.OTHELLO).play(Scene.WIPE_OUT);
        Result outcome = scene.session.result().orElseThrow();
        assertEquals(Optional.of(Disc.BLACK), outcome.winner());
        assertEquals(new Score(13, 0, 51, false), outcome.score());
    }

    @Test
    void resignationEndsTheGameForEitherSideAtAnyTime() {
        for (Disc loser : Disc.values()) {
            Scene scene = Scene.versusComputer(Variant.OTHELLO, Disc.BLACK).play("f5");
            scene.recorder.take();
            assertTrue(scene.session.resign(loser));
            assertEquals(List.of("ended RESIGNATION " + loser.other()), scene.recorder.take());
            assertEquals(List.of("turn 1", "cancel"), scene.white.heard);
            assertFalse(scene.session.resign(loser), "a game ends once");
            assertFalse(scene.session.canUndo(), "a resignation stays");
            assertFalse(scene.session.undo());
            assertEquals(List.of(), scene.recorder.take());
        }
    }

    @Test
    void theOpeningIsPlayedBeforeThePlayersTakeOver() {
        GameSetup setup =
                new GameSetup(Scene.SMALL, Scene.moves(Scene.TO_A_PASS), Scene.ANN, Scene.BEN, TimeControl.none());
        Scene scene = Scene.of(setup);
        assertEquals("b1 c1 d3 a1 pass", scene.played());
        assertEquals(Optional.of(Disc.WHITE), scene.session.awaited());
        assertFalse(scene.session.canUndo(), "the opening is not the players' to take back");
    }

    @Test
    void aClosedGameHearsAndSaysNothing() {
        Scene scene = Scene.versusComputer(Variant.OTHELLO, Disc.WHITE);
        scene.session.close();
        assertEquals(List.of("closed"), scene.recorder.take());
        assertEquals(List.of("turn 0", "cancel"), scene.black.heard);
        assertEquals(new Played.Refused(Illegal.NOT_YOUR_TURN), scene.session.play(Disc.BLACK, Move.at("f5")));
        assertFalse(scene.session.undo());
        assertFalse(scene.session.resign(Disc.WHITE));
        assertFalse(scene.session.pause());
        assertFalse(scene.session.start());
        scene.session.close();
        assertEquals(List.of(), scene.recorder.take());
    }

    @Test
    void aPlayersFailureLosesNothingAndCanBeRetried() {
        GameSetup setup = new GameSetup(Variant.OTHELLO, Scene.ROBOT, Scene.ANN, TimeControl.perMove(10));
        Scene scene = Scene.of(setup);
        scene.session.failed(Disc.WHITE, "not asked");
        assertEquals(List.of(), scene.recorder.take());
        scene.session.failed(Disc.BLACK, "no engine");
        assertEquals(List.of("failed BLACK: no engine"), scene.recorder.take());
        scene.session.tick(60_000);
        assertEquals(Optional.empty(), scene.session.result(), "no clock runs while nobody can think");
        assertTrue(scene.session.askAgain());
        assertEquals(List.of("turn 0", "cancel", "turn 0"), scene.black.heard);
        scene.session.tick(1_000);
        assertEquals(9_000, scene.session.clock().millisLeft(Disc.BLACK));
        scene.play("f5");
        assertEquals("f5", scene.played());
    }
}
