package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.rules.Variant;

/** What is seen of a game: laws that hold at every moment of it, without a stage. */
class GameStateTest {
    private static final float WIDTH = 472;

    private final GameFixture fixture =
            GameFixture.begin(GameFixture.versus(Disc.BLACK, Variant.OTHELLO, TimeControl.none()));

    private GameState state() {
        return new StateReader(fixture.controller).read(WIDTH);
    }

    private static List<Command> commands(GameState state) {
        return state.tools().stream().map(tool -> tool.tool().command()).toList();
    }

    private void holdLaws() {
        GameState state = state();
        Transcript whole = fixture.game.session().transcript();
        assertEquals(state, state(), "looking changes nothing");
        assertEquals(whole.upTo(state.shown().plies()), state.shown(), "what is seen has happened");
        assertEquals(state.shown().turns(), state.listed());
        assertEquals(
                fixture.game.session().result().isEmpty(),
                state.play().turn().isPresent(),
                "it is somebody's turn until the end");
        assertFalse(state.play().isAsked() && state.play().isThinking(), "one side moves at a time");
        assertTrue(state.outcome().isEmpty() || state.shown().equals(whole), "the end is seen last");
        assertTrue(state.end().isEmpty() || state.outcome().equals(state.end().map(GameState.End::result)));
        assertTrue(state.outcome().isEmpty()
                || (state.asked().isEmpty() && state.offer().isEmpty()));
    }

    @Test
    void theLawsHoldFromTheFirstMoveToTheEnd() {
        holdLaws();
        for (int frame = 0; state().outcome().isEmpty() && frame < 100_000; frame++) {
            fixture.frame();
            fixture.thinker.answer();
            if (fixture.game.board().asks().isPresent()) {
                fixture.person();
            }
            if (frame % 7 == 0) {
                holdLaws();
            }
        }
        holdLaws();
        assertTrue(state().end().isPresent());
    }

    @Test
    void aMoveIsSeenOnceItsDiscLies() {
        fixture.settle();
        assertEquals(Optional.of(state().shown().current()), state().asked());
        fixture.person();
        assertEquals(0, state().shown().plies());
        assertEquals(Optional.of(Disc.WHITE), state().play().turn());
        assertTrue(state().asked().isEmpty());
        fixture.settle();
        assertEquals(1, state().shown().plies());
        assertTrue(state().play().isThinking(Disc.WHITE));
        assertFalse(state().play().isThinking(Disc.BLACK));
    }

    @Test
    void theResultComesWithItsWaysAndGoesWithTheEnd() {
        fixture.settle();
        assertTrue(commands(state()).contains(Command.RESIGN));
        fixture.playOut();
        GameState.End end = state().end().orElseThrow();
        assertEquals(Command.REMATCH, end.ways().get(0).command());
        assertFalse(commands(state()).contains(Command.RESIGN));
        fixture.game.showResult(false);
        assertTrue(state().end().isEmpty());
        assertTrue(state().outcome().isPresent());
        fixture.game.session().undo();
        assertTrue(state().outcome().isEmpty());
        assertTrue(commands(state()).contains(Command.RESIGN));
        holdLaws();
    }

    @Test
    void aHintIsToldUntilItIsTakenAway() {
        fixture.settle();
        assertFalse(state().advice().isBeside());
        fixture.game.advice().toggleHint();
        Hint.Told asked = state().advice().hint().orElseThrow();
        assertEquals(Optional.empty(), asked.best());
        fixture.thinker.answer();
        Hint.Told told = state().advice().hint().orElseThrow();
        assertTrue(told.best().isPresent());
        assertEquals(Optional.empty(), asked.best(), "what was told before stays as it was");
        assertEquals(GameState.Values.NONE, state().advice().values());
        fixture.game.advice().toggleHint();
        assertFalse(state().advice().isBeside());
        fixture.game.advice().toggleValues();
        assertEquals(GameState.Values.SOUGHT, state().advice().values());
    }
}
