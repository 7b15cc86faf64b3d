package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Disc;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.game.Command;
import reversi.screens.game.GamePage;
import reversi.screens.game.SteppingController;
import reversi.teach.OpeningNames;

/** The game's page takes a mode that it does not know: one controller is all there is to write. */
class GameControllerTest {
    private static final Transcript LINE = line("f5d6c3d3c4f4");

    private final TestStage game = new TestStage("en", false);
    private final GameSetup setup =
            new GameSetup(Variant.OTHELLO, Seat.remote("Ann"), Seat.remote("Ben"), TimeControl.none());
    private final SteppingController replay = SteppingController.of(setup, LINE);

    private static Transcript line(String squares) {
        Transcript line = Transcript.start(Variant.OTHELLO);
        for (int i = 0; i < squares.length(); i += 2) {
            Move move = Move.at(Square.of(squares.substring(i, i + 2)));
            line = line.with(line.current().play(move).orThrow());
        }
        return line;
    }

    @BeforeEach
    void open() {
        game.resize(1280, 720);
        game.composition().begin();
        game.composition().router().enter(new GamePage(replay, new OpeningNames("")));
        settle();
    }

    @AfterEach
    void close() {
        game.close();
    }

    private void settle() {
        game.composition().router().tick(0.1f);
        game.settle();
    }

    private void type(char letter) {
        game.composition().input().keyTyped(letter);
        settle();
    }

    private Transcript shown() {
        return replay.game().shownTranscript();
    }

    private boolean hasTool(String words) {
        return game.composition().probe().control(words).isPresent();
    }

    @Test
    void itsCommandsAreReachedByToolAndKey() {
        assertTrue(hasTool("Step"));
        assertFalse(hasTool("Back"), "there is nothing to go back to");
        assertFalse(hasTool("Resign"));
        for (int ply = 1; ply <= LINE.plies(); ply++) {
            type('s');
            assertEquals(LINE.upTo(ply).current(), shown().current());
        }
        assertFalse(hasTool("Step"), "the end is reached");
        assertTrue(hasTool("Back"));
        type('u');
        type('u');
        assertEquals(LINE.upTo(4).current(), shown().current());
        assertEquals(LINE.upTo(4).current().count(Disc.BLACK), replay.game().shownDiscs(Disc.BLACK));
    }

    @Test
    void whatItDoesNotOfferDoesNothing() {
        for (Command command :
                new Command[] {Command.HINT, Command.RESIGN, Command.PAUSE, Command.CHAT, Command.DRAW}) {
            assertFalse(replay.commands().can(command));
            replay.commands().run(command);
        }
        type('h');
        type('p');
        assertEquals(0, shown().plies());
        assertFalse(game.composition().router().isSheetOpen());
    }

    @Test
    void nobodyPlaysOnItsBoard() {
        assertTrue(replay.game().board().asks().isEmpty());
        replay.game().choose(Square.of("f5"));
        settle();
        assertEquals(0, shown().plies());
    }

    @Test
    void theWayBackOpensItsMenu() {
        game.composition().input().keyDown(Input.Keys.ESCAPE);
        settle();
        assertTrue(game.composition().router().isSheetOpen());
        assertTrue(game.composition().probe().shows("Ann"));
    }
}
