package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.rules.Move;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.board.BoardModel;
import reversi.screens.board.BoardView;
import reversi.screens.game.GamePage;
import reversi.screens.game.LiveGame;

/** A hint says what the best move is and why, and what else could be played; the board shows what is looked at. */
class HintOnStageTest {
    private static final String REASON = "Leaves White only 5 moves; b4 leaves 10";

    private GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void ask(GameDriver on) {
        if (on != game) {
            game.close();
            game = on;
        }
        game.play(Advised.versus());
        game.thinker().answerWith(Advised.ANSWER);
        game.click("Hint");
    }

    /** Asks for a hint in the first position, where d3, c4, f5 and e6 are worth this much; f5 is answered by {@code replies}. */
    private void ask(int[] hundredths, List<String> replies) {
        game.play(new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.computer("", 5), TimeControl.none()));
        List<MoveValue> values = new ArrayList<>();
        for (String name : List.of("d3", "c4", "f5", "e6")) {
            List<Move> line = new ArrayList<>(List.of(Move.at(name)));
            if (name.equals("f5")) {
                replies.forEach(reply -> line.add(Move.at(reply)));
            }
            values.add(new MoveValue(line.get(0), hundredths[values.size()], 12, false, line));
        }
        MoveValue best = values.get(0);
        game.thinker().answerWith(new Answer(best.move(), best.value(), 12, 100, false, best.line(), values, 1));
        game.click("Hint");
        answer();
    }

    private void answer() {
        game.thinker().answer();
        game.pass(0.5f);
    }

    private BoardModel board() {
        return ((GamePage) game.router().front()).game().board();
    }

    private static Set<String> squares(String names) {
        return new TreeSet<>(List.of(names.split(" ")));
    }

    private Set<String> marked() {
        return board().marked().stream().map(Square::name).collect(Collectors.toCollection(TreeSet::new));
    }

    private List<Actor> rows() {
        return game.composition().focus().stops().stream()
                .filter(stop -> stop.getClass().getSimpleName().equals("HintRow"))
                .toList();
    }

    /** The mouse comes to a row, or goes; without a window the stage itself does not notice. */
    private void point(Actor row, InputEvent.Type how) {
        InputEvent event = new InputEvent();
        event.setType(how);
        event.setPointer(-1);
        event.setStage(game.stage());
        row.fire(event);
        game.pass(0.5f);
    }

    @Test
    void itSaysThatItThinksUntilThereIsSomethingToSay() {
        ask(game);
        assertTrue(game.shows("Finding the best move…"));
        game.thinker().improve();
        game.pass(0.5f);
        assertFalse(game.shows("Finding the best move…"));
        assertTrue(game.shows("Best so far"));
        assertTrue(game.shows(REASON), "a deep search is explained before its last word");
        answer();
        assertFalse(game.shows("Best so far"));
        assertTrue(game.shows("Best move"));
        assertTrue(game.shows(REASON));
    }

    @Test
    void itSaysWhatIsBestAndWhyAndWhatElseCouldBePlayed() {
        ask(game);
        answer();
        List<String> words = game.words();
        int at = words.indexOf("d8");
        assertEquals(
                List.of("d8", "+38", "Best move", REASON, "Instead"),
                words.subList(at, at + 5),
                () -> words.toString());
        assertEquals(
                List.of("b4", "−10", "Gives White 3 safe discs", "b3", "−14", "Gives White 3 safe discs"),
                words.subList(at + 5, at + 11));
        assertEquals(List.of("b6", "−15", "Leaves White 10 moves; d8 leaves only 5"), words.subList(at + 11, at + 14));
        assertEquals(Square.of("d8"), board().hint());
        assertEquals(
                Set.of("b4 −10", "b3 −14", "b6 −15", "g3 −15", "d2 −19", "e2 −22", "a7 −36"),
                board().notes().stream()
                        .map(note -> note.square() + " " + note.words())
                        .collect(Collectors.toSet()));
        assertEquals(squares("c8 d7 e8"), marked(), "the discs that the best move flips");
    }

    @Test
    void theBoardShowsWhatTheMouseIsOn() {
        ask(game);
        answer();
        assertEquals(4, rows().size(), "a reason and three moves");
        point(rows().get(2), InputEvent.Type.enter);
        assertEquals(squares("b3 c4 d5 e6"), marked());
        point(rows().get(2), InputEvent.Type.exit);
        assertEquals(squares("c8 d7 e8"), marked());
    }

    @Test
    void aReasonShowsItsSquares() {
        ask(game);
        answer();
        point(rows().get(0), InputEvent.Type.enter);
        assertFalse(marked().isEmpty());
        assertFalse(marked().equals(squares("c8 d7 e8")));
    }

    @Test
    void aTapHoldsWhatItShows() {
        ask(GameDriver.phone());
        answer();
        game.click("b6");
        assertEquals(squares("b6 b7 c6"), marked());
        game.pass(1);
        assertEquals(squares("b6 b7 c6"), marked());
        game.click("b6");
        assertEquals(squares("c8 d7 e8"), marked());
    }

    @Test
    void theKeyboardReachesEveryRow() {
        ask(game);
        answer();
        for (int i = 0; i < 20 && game.composition().focus().current() != rows().get(1); i++) {
            game.press(Input.Keys.TAB);
        }
        assertEquals(rows().get(1), game.composition().focus().current());
        assertEquals(squares("b4 c5"), marked());
        game.press(Input.Keys.ENTER, Input.Keys.TAB);
        assertTrue(marked().contains("b4"), "Enter holds it");
    }

    @Test
    void escapeTakesItAwayAndThenOpensTheMenu() {
        ask(game);
        answer();
        game.press(Input.Keys.ESCAPE);
        assertGone();
        assertFalse(game.state().isSheetOpen());
        game.press(Input.Keys.ESCAPE);
        assertTrue(game.state().isSheetOpen());
    }

    @Test
    void itCanBeClosedAndAskedForAgain() {
        ask(game);
        answer();
        game.click("CLOSE");
        assertGone();
        game.type("h");
        game.pass(1);
        answer();
        assertTrue(game.shows("Best move"));
        game.click("Hint");
        assertGone();
    }

    @Test
    void aMoveTakesItAway() {
        ask(game);
        answer();
        game.clickSquare("d8");
        assertGone();
        assertEquals(1, live().session().transcript().plies());
    }

    private LiveGame live() {
        return ((GamePage) game.router().front()).game();
    }

    private void assertGone() {
        assertFalse(game.shows("Best move"), () -> game.words().toString());
        assertFalse(game.shows("Instead"));
        assertNull(board().hint());
        assertEquals(List.of(), board().notes());
        assertEquals(List.of(), board().marked());
    }

    @Test
    void whereTheEngineFailsItSaysSoAndGoes() {
        ask(game);
        game.thinker().fail("Worker is not defined");
        game.pass(0.5f);
        assertTrue(game.shows("No advice: the engine doesn’t run here."));
        assertFalse(game.shows("Finding the best move…"));
        assertGone();
    }

    /** Where neither corner nor move nor disc tells the moves apart, the answers do. */
    @Test
    void whereNothingElseExplainsAValueTheAnswersDo() {
        ask(new int[] {100, 50, 0, -50}, List.of("f4"));
        List<String> words = game.words();
        assertTrue(words.contains("After f5, the answer f4 costs about 1 disc"), () -> words.toString());
        assertFalse(words.contains("All moves are equally good."));
        assertEquals(4, rows().size());
    }

    @Test
    void whereAllMovesAreEqualItSaysSo() {
        ask(new int[] {-30, -30, -30, -30}, List.of());
        assertTrue(game.shows("All moves are equally good."), () -> game.words().toString());
    }

    @Test
    void whereMovesHardlyDifferItSaysSo() {
        ask(new int[] {40, 20, 0, -50}, List.of());
        assertTrue(game.shows("All moves are within a disc of each other."), () -> game.words()
                .toString());
    }

    /** Every legal move has its value on the board, whatever the panel has room for. */
    @Test
    void everyLegalMoveHasAValueOnTheBoard() {
        ask(game);
        answer();
        Set<Square> valued =
                board().notes().stream().map(BoardModel.Note::square).collect(Collectors.toSet());
        valued.add(board().hint());
        assertEquals(Set.copyOf(board().legal()), valued);
    }

    @Test
    void aVariantHasMovesAndValuesToo() {
        game.play(new GameSetup(Variant.ANTI, Seat.human(""), Seat.computer("", 5), TimeControl.none()));
        game.click("Hint");
        answer();
        assertTrue(game.shows("Best move"));
        assertEquals(4, rows().size());
    }

    @Test
    void anotherSizeOfTheWindowKeepsIt() {
        ask(game);
        answer();
        game.resize(390, 844);
        assertTrue(game.shows(REASON));
        assertTrue(game.shows("Instead"));
    }

    @ParameterizedTest
    @CsvSource({
        "en, 1280, 720",
        "fr, 1280, 720",
        "en, 900, 600",
        "fr, 900, 600",
        "en, 390, 844",
        "fr, 390, 844",
        "fr, 320, 640",
        "fr, 844, 390",
        "en, 768, 1024"
    })
    void theBoardStaysWhereItIsAndNothingLiesOverIt(String language, int width, int height) {
        game.close();
        game = GameDriver.of(language, true, width, height);
        game.play(Advised.versus());
        game.thinker().answerWith(Advised.ANSWER);
        Rectangle before =
                new Rectangle(GameDriver.place(game.all(BoardView.class).get(0)));
        game.type("h");
        game.pass(1);
        answer();
        Rectangle after = GameDriver.place(game.all(BoardView.class).get(0));
        assertEquals(before, after);
        assertEquals(4, rows().size());
        for (Actor row : rows()) {
            assertFalse(GameDriver.place(row).overlaps(after));
            assertTrue(row.getHeight() >= 44, () -> "large enough for a finger: " + row.getHeight());
        }
    }
}
