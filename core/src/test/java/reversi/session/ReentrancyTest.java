package reversi.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.GameSetup;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Start;
import reversi.rules.Turn;
import reversi.rules.Variant;

/** Players that answer at once and listeners that call the session. */
class ReentrancyTest {
    /** Plays its first legal move from inside the question. */
    private static final Player PROMPT = session -> {
        Disc self = session.position().toMove();
        session.play(self, session.position().legalMoves().get(0)).orThrow();
    };

    @Test
    void promptPlayersPlayAWholeGameInsideStart() {
        Variant large = Variant.square(16, Start.DIAGONAL);
        Scene scene = new Scene(
                new GameSession(new GameSetup(large, Scene.ROBOT, Scene.ROBOT, TimeControl.none()), PROMPT, PROMPT));
        scene.session.start();
        assertTrue(scene.session.position().isOver());
        assertEquals(scene.session.result(), scene.recorder.outcome);
        assertEquals(
                scene.session.transcript().moves(),
                scene.recorder.transcript.moves(),
                "the events tell the whole game");
    }

    @Test
    void everyListenerHearsAnEffectAfterItsCause() {
        SeatedPlayer white = new SeatedPlayer();
        GameSetup setup = new GameSetup(Variant.OTHELLO, Scene.ANN, Scene.ROBOT, TimeControl.none());
        GameSession session = new GameSession(setup, new SeatedPlayer(), white);
        session.addListener(new SessionListener() {
            @Override
            public void played(Turn turn) {
                session.undo();
            }
        });
        Recorder later = new Recorder();
        session.addListener(later);
        session.start();
        session.play(Disc.BLACK, Move.at("f5"));
        assertEquals(
                List.of("started 0", "turn BLACK", "played BLACK f5", "turn WHITE", "rewound 0", "turn BLACK"),
                later.take());
        assertEquals(List.of(), white.heard, "the question was withdrawn before it was put");
    }

    @Test
    void aSideThatHasMovedAlreadyIsNotAskedAnyMore() {
        SeatedPlayer black = new SeatedPlayer();
        GameSetup setup = new GameSetup(Variant.OTHELLO, Scene.ANN, Scene.BEN, TimeControl.none());
        GameSession session = new GameSession(setup, black, new SeatedPlayer());
        session.addListener(new SessionListener() {
            @Override
            public void turnOf(Disc disc) {
                if (disc == Disc.BLACK) {
                    session.play(disc, Move.at("f5"));
                    session.pause();
                }
            }
        });
        session.start();
        assertEquals("[f5]", session.transcript().moves().toString());
        assertEquals(List.of(), black.heard);
    }

    @Test
    void aListenerMayEndTheGameOnHearingAMove() {
        Scene scene = Scene.twoPlayers(Variant.OTHELLO);
        scene.session.addListener(new SessionListener() {
            @Override
            public void played(Turn turn) {
                scene.session.resign(turn.mover());
            }
        });
        scene.session.play(Disc.BLACK, Move.at("f5"));
        assertEquals(List.of("played BLACK f5", "turn WHITE", "ended RESIGNATION WHITE"), scene.recorder.take());
        assertEquals(List.of(), scene.white.heard);
    }

    @Test
    void aListenerMayBringAnotherWhileItHears() {
        Scene scene = Scene.twoPlayers(Variant.OTHELLO);
        List<String> heard = new ArrayList<>();
        SessionListener second = new SessionListener() {
            @Override
            public void played(Turn turn) {
                heard.add("second " + turn.move());
            }
        };
        scene.session.addListener(new SessionListener() {
            @Override
            public void played(Turn turn) {
                heard.add("first " + turn.move());
                if (turn.mover() == Disc.BLACK) {
                    scene.session.addListener(second);
                }
            }
        });
        scene.play("f5 d6");
        assertEquals(List.of("first f5", "first d6", "second d6"), heard);
    }

    @Test
    void theGameSurvivesAListenerThatThrows() {
        Scene scene = Scene.twoPlayers(Variant.OTHELLO);
        SessionListener broken = new SessionListener() {
            @Override
            public void played(Turn turn) {
                if (turn.mover() == Disc.BLACK) {
                    throw new IllegalStateException("broken");
                }
            }
        };
        scene.session.addListener(broken);
        assertThrows(IllegalStateException.class, () -> scene.session.play(Disc.BLACK, Move.at("f5")));
        scene.play("d6");
        assertEquals("f5 d6", scene.played());
        assertEquals(Optional.of(Disc.BLACK), scene.session.awaited());
        assertEquals(List.of("played BLACK f5", "turn WHITE", "played WHITE d6", "turn BLACK"), scene.recorder.take());
    }
}
