package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.AccessRole;
import reversi.platform.AskedReader;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.access.ScreenReaderMirror;
import reversi.screens.game.GamePage;

/** Somebody who sees nothing plays: by what a screen reader knows of the page, and by what is said. */
class SpokenGameOnStageTest {
    private final TestStage game = new TestStage("en", false);
    private final AskedReader reader = new AskedReader();
    private final List<String> said = new ArrayList<>();

    @BeforeEach
    void begin() {
        game.resize(1280, 720);
        game.composition().begin();
        ScreenReaderMirror mirror = new ScreenReaderMirror(reader, game.composition()::accessTree);
        mirror.frame();
        game.composition().router().onAnnounced(said::add);
    }

    @AfterEach
    void close() {
        game.close();
    }

    private void play(TimeControl time) {
        game.composition().go().play(new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.human(""), time));
        game.settle();
    }

    private void press(AccessRole role, Predicate<String> name) {
        int part = reader.find(role, name);
        assertTrue(part >= 0, () -> role + " is not there: " + reader.parts());
        reader.hands().press(part);
        game.settle();
    }

    @Test
    void aWholeGameIsPlayedByTheTreeAlone() {
        press(AccessRole.BUTTON, name -> name.startsWith("Two players"));
        press(AccessRole.BUTTON, name -> name.equals("Start"));
        int moves = 0;
        while (reader.find(AccessRole.SQUARE, name -> name.contains(", legal, flips ")) >= 0) {
            press(AccessRole.SQUARE, name -> name.contains(", legal, flips "));
            moves++;
            assertTrue(moves <= 60);
        }
        assertTrue(moves > 8, () -> "a game of more than a few moves: " + said);
        GamePage page = (GamePage) game.composition().router().front();
        assertTrue(page.game().shownOutcome().isPresent());
        assertTrue(reader.find(AccessRole.HEADING, name -> name.endsWith("wins") || name.equals("Draw")) >= 0);
        String end = said.get(said.size() - 1);
        int black = page.game().shownDiscs(Disc.BLACK);
        int white = page.game().shownDiscs(Disc.WHITE);
        assertTrue(end.endsWith("Discs: Black " + black + ", White " + white + "."), end);
    }

    /** Nothing tells what lies on the squares but the moves that are said; the end shows all. */
    @Test
    void blindfoldedTheSquaresKeepTheirDiscsToThemselvesUntilTheEnd() {
        game.composition().go().settings();
        game.settle();
        press(AccessRole.SWITCH, name -> name.startsWith("Blindfold"));
        play(TimeControl.none());
        assertTrue(reader.find(AccessRole.SQUARE, name -> name.equals("d4")) >= 0, reader.parts()::toString);
        said.clear();
        press(AccessRole.SQUARE, name -> name.equals("d3, legal"));
        assertEquals(List.of("Black d3, flips 1.", "White to move. 3 moves."), said);
        assertTrue(reader.find(AccessRole.SQUARE, name -> name.equals("d3, last move")) >= 0, reader.parts()::toString);
        while (reader.find(AccessRole.SQUARE, name -> name.endsWith(", legal")) >= 0) {
            press(AccessRole.SQUARE, name -> name.endsWith(", legal"));
        }
        assertTrue(reader.find(AccessRole.SQUARE, name -> name.startsWith("d4, ")) >= 0, reader.parts()::toString);
    }

    @Test
    void movesAndTurnsAreSaidOnce() {
        play(TimeControl.none());
        said.clear();
        press(AccessRole.SQUARE, name -> name.equals("d3, legal, flips 1"));
        assertEquals(List.of("Black d3, flips 1.", "White to move. 3 moves."), said);
        game.composition().router().refresh();
        game.settle();
        assertEquals(2, said.size());
        game.composition().input().keyTyped('u');
        game.settle();
        assertEquals("Taken back. Black to move. 4 moves.", String.join(" ", said.subList(2, said.size())));
    }

    @Test
    void keysSayWhatIsToBeSeen() {
        play(TimeControl.perGame(300, 0));
        press(AccessRole.SQUARE, name -> name.startsWith("d3,"));
        said.clear();
        for (char key : "o3m9lt".toCharArray()) {
            game.composition().input().keyTyped(key);
        }
        assertEquals(
                List.of(
                        "Black: d3, d4, e4, d5. White: e5.",
                        "Row 3: d3 Black.",
                        "White to move. 3 moves. c3 flips 1, e3 flips 1, c5 flips 1.",
                        "Black d3, flips 1."),
                said.subList(0, 4));
        assertTrue(
                said.get(4).startsWith("Discs: Black 4, White 1. Black ")
                        && said.get(4).endsWith(" left."),
                said.get(4));
        assertEquals(5, said.size(), "there is no ninth row");
    }

    /** What somebody looks at by a screen reader is what the keys then act on. */
    @Test
    void theKeyboardIsWhereThePersonLooks() {
        play(TimeControl.none());
        assertTrue(reader.hands().focus(reader.find(AccessRole.SQUARE, name -> name.startsWith("c4,"))));
        game.settle();
        game.composition().input().keyDown(Input.Keys.ENTER);
        game.settle();
        assertTrue(reader.find(AccessRole.SQUARE, name -> name.equals("c4, Black, last move")) >= 0);
    }

    @Test
    void whatLiesBelowADialogIsOutOfReach() {
        play(TimeControl.none());
        int square = reader.find(AccessRole.SQUARE, name -> name.startsWith("d3,"));
        game.composition().input().keyDown(Input.Keys.ESCAPE);
        game.settle();
        reader.hands().focus(square);
        assertEquals(-1, reader.find(AccessRole.GRID, name -> true));
        press(AccessRole.BUTTON, name -> name.equals("Back to game"));
        assertFalse(reader.find(AccessRole.GRID, name -> true) < 0);
    }

    @Test
    void aSliderIsSetByItsNumber() {
        game.composition().go().settings();
        game.settle();
        int volume = reader.find(AccessRole.SLIDER, name -> name.equals("Volume"));
        reader.hands().set(volume, 85);
        assertEquals(85, game.composition().repository().now().volume());
    }
}
