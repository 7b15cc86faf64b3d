package reversi.screens.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.backends.headless.mock.graphics.MockGraphics;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.archive.PlayedGames;
import reversi.game.Ending;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.game.MoveComments;
import reversi.game.Result;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.screens.board.Tempo;
import reversi.screens.sound.Sounds;

class ReplayControllerTest {
    private static final GameSetup SETUP = new GameSetup(
            Variant.square(6, Start.DIAGONAL), Seat.human(""), Seat.computer("", 5), TimeControl.perGame(300, 5));

    private final Graphics before = Gdx.graphics;

    @BeforeEach
    void pretend() {
        Gdx.graphics = new MockGraphics();
    }

    @AfterEach
    void restore() {
        Gdx.graphics = before;
    }

    private static final class Deeds implements ReplayController.Actions {
        @Override
        public String id() {
            return "game 1";
        }

        @Override
        public MoveComments comments() {
            return MoveComments.none();
        }

        private int deleted;

        @Override
        public boolean isStarred() {
            return false;
        }

        @Override
        public void star() {}

        @Override
        public void delete() {
            deleted++;
        }

        @Override
        public void leave() {}
    }

    private final Deeds deeds = new Deeds();

    private ReplayController replay(Game game) {
        ReplayController made = ReplayController.of(
                game, List.of("You", "Level 5"), deeds, new FakeThinker(), Sounds.NONE, Tempo.normal());
        made.start();
        settle(made);
        return made;
    }

    private static void settle(ReplayController replay) {
        int frames = 0;
        do {
            replay.game().board().advance(16);
        } while (replay.game().board().isBusy() && frames++ < 10_000);
    }

    private static int at(ReplayController replay) {
        return replay.game().session().transcript().plies();
    }

    private static void press(ReplayController replay, int key) {
        assertTrue(replay.keyDown(key));
        settle(replay);
    }

    private static List<Game> games() {
        return java.util.stream.IntStream.range(0, 40)
                .mapToObj(seed -> PlayedGames.play(SETUP, new Random(seed)))
                .toList();
    }

    @Test
    void everyGameIsGoneThroughBackAndForth() {
        boolean isPassed = false;
        for (Game game : games()) {
            ReplayController replay = replay(game);
            assertEquals(game.transcript(), replay.game().session().transcript());
            assertEquals(game.result(), replay.game().session().result(), "it begins at its end");
            while (replay.commands().can(Command.UNDO)) {
                int plies = at(replay);
                press(replay, Input.Keys.LEFT);
                assertTrue(at(replay) < plies);
                isPassed |= at(replay) < plies - 1;
                assertShows(game, replay);
            }
            assertEquals(0, at(replay));
            while (replay.commands().can(Command.STEP)) {
                press(replay, Input.Keys.RIGHT);
                assertShows(game, replay);
            }
            assertEquals(game.result(), replay.game().session().result());
            assertEquals(game.transcript(), replay.game().session().transcript());
        }
        assertTrue(isPassed, "no game had a pass");
    }

    private static void assertShows(Game game, ReplayController replay) {
        Position shown = game.transcript().upTo(at(replay)).current();
        assertEquals(shown, replay.game().session().position());
        assertEquals(
                game.clocksAtPly(at(replay)), replay.game().session().clock().shown());
        assertTrue(replay.game().board().asks().isEmpty(), "nobody plays on its board");
        replay.game().choose(Square.of("a1"));
    }

    @Test
    void itGoesToTheStartAndTheEndAndToAnyMove() {
        Game game = PlayedGames.play(SETUP, new Random(4));
        ReplayController replay = replay(game);
        press(replay, Input.Keys.HOME);
        assertEquals(0, at(replay));
        press(replay, Input.Keys.END);
        assertEquals(game.result(), replay.game().session().result());
        for (int plies = 1; plies <= game.transcript().plies(); plies++) {
            replay.goTo(plies);
            boolean isPass = plies < game.transcript().plies()
                    && game.transcript().upTo(plies).current().mustPass();
            assertEquals(isPass, at(replay) != plies);
        }
    }

    @Test
    void aGameThatWasResignedEndsSoAgain() {
        Game game = games().stream()
                .filter(played -> played.result().map(Result::ending).orElseThrow() == Ending.RESIGNATION)
                .findFirst()
                .orElseThrow();
        ReplayController replay = replay(game);
        press(replay, Input.Keys.LEFT);
        assertTrue(replay.game().session().result().isEmpty());
        press(replay, Input.Keys.RIGHT);
        assertEquals(game.result(), replay.game().session().result());
    }

    @Test
    void itPlaysByItselfAndStopsAtTheEnd() {
        Game game = PlayedGames.play(SETUP, new Random(4));
        ReplayController replay = replay(game);
        replay.commands().run(Command.PAUSE);
        assertEquals(0, at(replay), "from the start where it was at its end");
        for (int seconds = 0; seconds < 200 && replay.secondsToChange() < Float.MAX_VALUE; seconds++) {
            replay.tick(1);
            settle(replay);
        }
        assertEquals(game.transcript().plies(), at(replay));
        assertEquals(Float.MAX_VALUE, replay.secondsToChange());
    }

    @Test
    void theOpeningIsNotTakenBackAndDeletingIsAsked() {
        Game opened = PlayedGames.play(
                new GameSetup(
                        Variant.OTHELLO,
                        List.of(reversi.rules.Move.at(Square.of("f5")), reversi.rules.Move.at(Square.of("d6"))),
                        Seat.human(""),
                        Seat.computer("", 5),
                        TimeControl.none()),
                new Random(3));
        ReplayController replay = replay(opened);
        press(replay, Input.Keys.HOME);
        assertEquals(2, at(replay));
        assertFalse(replay.commands().can(Command.UNDO));
        replay.commands().run(Command.DELETE);
        assertEquals(1, deeds.deleted);
    }
}
