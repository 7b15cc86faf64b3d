package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.online.ClientMessage;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.board.BoardView;
import reversi.screens.ui.Control;
import reversi.screens.ui.Text;

/** Offers stand in the panel of the player who makes them: seen beside the board, and never answered by accident. */
class OfferOnStageTest {
    private GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void open(String language, int width, int height) {
        game.close();
        game = GameDriver.of(language, true, width, height);
        game.sitDown();
    }

    /** What was answered to offers, as the server heard it. */
    private List<ClientMessage> answers() {
        return game.server().heard().stream()
                .filter(message ->
                        message instanceof TableRequest.AnswerDraw || message instanceof TableRequest.AnswerTakeback)
                .toList();
    }

    @Test
    void anOfferLeavesTheBoardFree() {
        game.sitDown();
        game.happen(new TableEvent.InGame(new GameEvent.DrawOffered(Disc.WHITE)));
        assertTrue(game.shows("Offers a draw"));
        assertFalse(game.state().isSheetOpen());
        assertEquals("", game.focused());
    }

    @Test
    void neitherEnterNorAClickOnTheBoardAnswers() {
        game.sitDown();
        game.happen(new TableEvent.InGame(new GameEvent.DrawOffered(Disc.WHITE)));
        game.pass(1);
        game.press(Input.Keys.ENTER, Input.Keys.SPACE);
        game.clickSquare("a1");
        game.press(Input.Keys.ESCAPE);
        assertTrue(game.state().isSheetOpen(), "the menu");
        game.press(Input.Keys.ESCAPE);
        assertEquals(List.of(), answers());
        assertTrue(game.shows("Offers a draw"));
    }

    @Test
    void aClickAtTheMomentOfTheOfferAnswersNothing() {
        game.sitDown();
        game.happen(new TableEvent.InGame(new GameEvent.DrawOffered(Disc.WHITE)));
        assertFalse(game.canClick("Accept"));
        game.pass(1);
        assertTrue(game.canClick("Accept"));
        game.happen(new TableEvent.InGame(new GameEvent.DrawDeclined(Disc.BLACK)));
        game.happen(new TableEvent.InGame(new GameEvent.TakebackOffered(Disc.WHITE)));
        assertFalse(game.canClick("Accept"), "another offer in the same place");
    }

    @Test
    void acceptAndDeclineAnswer() {
        game.sitDown();
        game.happen(new TableEvent.InGame(new GameEvent.DrawOffered(Disc.WHITE)));
        game.pass(1);
        game.click("Accept");
        assertEquals(List.of(new TableRequest.AnswerDraw(GameDriver.TABLE, true)), answers());
        game.happen(new TableEvent.InGame(new GameEvent.DrawDeclined(Disc.BLACK)));
        assertFalse(game.shows("Offers a draw"));
        game.happen(new TableEvent.InGame(new GameEvent.TakebackOffered(Disc.WHITE)));
        assertTrue(game.shows("Asks for a takeback"));
        game.pass(1);
        game.click("Decline");
        assertEquals(
                new TableRequest.AnswerTakeback(GameDriver.TABLE, false),
                answers().get(1));
    }

    @Test
    void keysReachTheAnswers() {
        game.sitDown();
        game.happen(new TableEvent.InGame(new GameEvent.DrawOffered(Disc.WHITE)));
        game.pass(1);
        for (int i = 0; i < 12 && !game.focused().equals("CLOSE"); i++) {
            game.press(Input.Keys.TAB);
        }
        game.press(Input.Keys.ENTER);
        assertEquals(List.of(new TableRequest.AnswerDraw(GameDriver.TABLE, false)), answers());
    }

    @Test
    void anOfferThatLapsesIsGone() {
        game.sitDown();
        Rectangle before = GameDriver.place(game.all(BoardView.class).get(0));
        game.happen(new TableEvent.InGame(new GameEvent.DrawOffered(Disc.WHITE)));
        game.happen(new TableEvent.InGame(new GameEvent.DrawDeclined(Disc.BLACK)));
        game.pass(1);
        assertFalse(game.canClick("Accept"));
        assertEquals(before, GameDriver.place(game.all(BoardView.class).get(0)));
    }

    @Test
    void anOfferIsStillThereAfterTheWindowChanged() {
        game.sitDown();
        game.happen(new TableEvent.InGame(new GameEvent.DrawOffered(Disc.WHITE)));
        game.resize(390, 844);
        assertTrue(game.shows("Offers a draw"));
    }

    @Test
    void twoAtOneBoardAnswerInThePanelToo() {
        game.play(new GameSetup(Variant.OTHELLO, Seat.human("Ann"), Seat.human("Ben"), TimeControl.none()));
        game.click("Draw");
        assertFalse(game.state().isSheetOpen());
        assertTrue(game.shows("Offers a draw"));
        game.pass(1);
        game.click("Decline");
        assertFalse(game.shows("Offers a draw"));
        assertFalse(game.table().isOver());
    }

    @ParameterizedTest
    @CsvSource({
        "en, 1280, 720",
        "fr, 1280, 720",
        "en, 900, 600",
        "fr, 900, 600",
        "en, 390, 844",
        "fr, 390, 844",
        "en, 360, 640",
        "fr, 360, 640",
        "fr, 320, 640",
        "en, 844, 390",
        "fr, 640, 360",
        "en, 768, 1024",
        "en, 1920, 1080"
    })
    void nothingIsCutOrCoveredAndTheBoardStaysWhereItWas(String language, int width, int height) {
        open(language, width, height);
        BoardView board = game.all(BoardView.class).get(0);
        Rectangle before = GameDriver.place(board);
        for (TableEvent event : List.of(
                new TableEvent.InGame(new GameEvent.TakebackOffered(Disc.WHITE)),
                new TableEvent.InGame(new GameEvent.DrawOffered(Disc.WHITE)))) {
            game.happen(event);
            game.pass(1);
            assertEquals(before, GameDriver.place(board));
            assertTrue(game.canClick("CHECK") && game.canClick("CLOSE"));
            assertEquals(List.of(), faults(width, height));
            game.happen(
                    event.equals(new TableEvent.InGame(new GameEvent.DrawOffered(Disc.WHITE)))
                            ? new TableEvent.InGame(new GameEvent.DrawDeclined(Disc.BLACK))
                            : new TableEvent.InGame(new GameEvent.TakebackDeclined(Disc.BLACK)));
        }
    }

    private List<String> faults(int width, int height) {
        List<String> faults = new ArrayList<>();
        for (Text text : game.all(Text.class)) {
            boolean isLong = text.words().startsWith("player") || text.words().contains(" · ");
            if (text.isCut() && !isLong) {
                faults.add("cut: " + text.words());
            }
        }
        List<Actor> apart = new ArrayList<>(game.all(BoardView.class));
        apart.addAll(game.all(Control.class));
        Rectangle window = new Rectangle(0, 0, width, height);
        for (int i = 0; i < apart.size(); i++) {
            Rectangle one = GameDriver.place(apart.get(i));
            if (!window.contains(one)) {
                faults.add("outside: " + apart.get(i) + one);
            }
            for (Actor other : apart.subList(i + 1, apart.size())) {
                Rectangle two = GameDriver.place(other);
                if (new Rectangle(one.x + 0.5f, one.y + 0.5f, one.width - 1, one.height - 1).overlaps(two)) {
                    faults.add(apart.get(i) + " " + one + " over " + other + " " + two);
                }
            }
        }
        return faults;
    }
}
