package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.ClockTimes;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.online.ClientMessage;
import reversi.online.ErrorCode;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.rules.Disc;
import reversi.rules.Move;

/** Playing at a table of a server: what is asked of it, what it refuses, and what a lost link does. */
class TableOnStageTest {
    private final GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void check(BooleanSupplier holds) {
        assertTrue(holds.getAsBoolean(), () -> game.words() + " " + game.state());
    }

    private <T extends ClientMessage> List<T> heard(Class<T> kind) {
        return game.server().heard(kind);
    }

    /** A square on which one may place a disc now. */
    private String legal() {
        return game.composition()
                .client()
                .table(GameDriver.TABLE)
                .orElseThrow()
                .transcript()
                .current()
                .placements()
                .get(0)
                .name();
    }

    private int plies() {
        return game.table().transcript().length() / 2;
    }

    private void shown(GameEvent.Shared event) {
        game.happen(new TableEvent.InGame(event));
    }

    @Test
    void aMoveIsSeenAtOnceAndStaysWhenItIsConfirmed() {
        game.sitDown();
        String square = legal();
        int before = plies();
        game.clickSquare(square);
        assertEquals(
                List.of(new TableRequest.Play(GameDriver.TABLE, before + 1, Move.at(square))),
                heard(TableRequest.Play.class));
        assertEquals(before + 1, plies());
        assertEquals("white", game.table().toMove());
        shown(new GameEvent.Played(before + 1, Move.at(square), new ClockTimes(100_000, 97_000)));
        game.pass(2);
        assertEquals(before + 1, plies());
        assertFalse(game.table().isPersonAsked());
    }

    @ParameterizedTest
    @CsvSource({"STALE, The game has moved on.", "GAME_OVER, The game is over.", "UNAVAILABLE, The server is busy."})
    void aRefusedMoveIsSaidAndTakenOffTheBoard(ErrorCode why, String words) {
        game.sitDown();
        game.server().refuse(TableRequest.Play.class, why);
        String before = game.table().transcript();
        game.clickSquare(legal());
        check(() -> game.shows(words));
        assertEquals(before, game.table().transcript());
        assertEquals("black", game.table().toMove());
    }

    @Test
    void aMoveWithoutALinkIsSentWhenItIsBack() {
        game.sitDown();
        int before = plies();
        game.loseLink();
        String square = legal();
        game.clickSquare(square);
        assertTrue(heard(TableRequest.Play.class).isEmpty());
        game.findLink();
        game.hear(
                new ServerMessage.SignedIn("token", DemoServer.YOU, 0),
                new TableNews.Seated(game.server().table(GameDriver.TABLE, Optional.empty())));
        game.pass(0.5f);
        assertFalse(heard(TableRequest.Play.class).isEmpty());
        for (TableRequest.Play play : heard(TableRequest.Play.class)) {
            assertEquals(new TableRequest.Play(GameDriver.TABLE, before + 1, Move.at(square)), play);
        }
    }

    @Test
    void resigningIsAskedOnceMoreAndSent() {
        game.sitDown();
        game.click("Resign");
        game.press(Input.Keys.ESCAPE);
        assertTrue(heard(TableRequest.Resign.class).isEmpty());
        game.click("Resign");
        check(() -> game.shows("That counts as a loss."));
        game.click("Resign");
        assertEquals(1, heard(TableRequest.Resign.class).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Resign", "Leave"})
    void whatEndsTheGameIsNotLostInSilenceWithTheLink(String way) {
        game.sitDown();
        game.loseLink();
        if (way.equals("Leave")) {
            game.click("Menu");
            game.click("Leave for good");
            game.click("Leave");
        } else {
            game.click("Resign");
            game.click("Resign");
        }
        game.pass(0.3f);
        assertEquals("game", game.state().page(), "the game goes on");
        check(() -> game.shows("Connection lost – reconnecting…"));
    }

    @Test
    void leavingForGoodLeadsToTheLobby() {
        game.sitDown();
        game.click("Menu");
        game.click("Leave for good");
        game.click("Leave");
        game.pass(0.3f);
        assertEquals(1, heard(TableRequest.Leave.class).size());
        assertEquals("lobby", game.state().page());
    }

    @Test
    void aDrawIsOfferedOnceAndDeclined() {
        game.sitDown();
        game.click("Draw");
        assertEquals(1, heard(TableRequest.OfferDraw.class).size());
        shown(new GameEvent.DrawOffered(Disc.BLACK));
        check(() -> game.shows("Draw offered"));
        assertFalse(game.canClick("Draw"));
        shown(new GameEvent.DrawDeclined(Disc.WHITE));
        check(() -> game.shows("player 3 declined the draw") && game.canClick("Draw"));
    }

    @Test
    void anOfferTooSoonIsRefusedInWords() {
        game.sitDown();
        game.server().refuse(TableRequest.OfferDraw.class, ErrorCode.NOT_NOW);
        game.click("Draw");
        check(() -> game.shows("Not yet: wait a few moves."));
    }

    @Test
    void aTakebackIsAskedForAndDeclined() {
        game.sitDown();
        game.click("Takeback");
        assertEquals(1, heard(TableRequest.AskTakeback.class).size());
        shown(new GameEvent.TakebackOffered(Disc.BLACK));
        check(() -> game.shows("Takeback requested"));
        assertFalse(game.canClick("Takeback"), "one is open");
        shown(new GameEvent.TakebackDeclined(Disc.WHITE));
        check(() -> game.shows("player 3 declined the takeback") && game.canClick("Takeback"));
    }

    @ParameterizedTest
    @CsvSource({"DRAW, Accept, true", "DRAW, Decline, false", "TAKEBACK, Accept, true", "TAKEBACK, Decline, false"})
    void whatTheOpponentOffersIsAnswered(String wish, String answer, boolean accepts) {
        game.sitDown();
        boolean isDraw = wish.equals("DRAW");
        shown(isDraw ? new GameEvent.DrawOffered(Disc.WHITE) : new GameEvent.TakebackOffered(Disc.WHITE));
        game.pass(1);
        game.click(answer);
        assertEquals(
                isDraw
                        ? List.of(new TableRequest.AnswerDraw(GameDriver.TABLE, accepts))
                        : List.of(new TableRequest.AnswerTakeback(GameDriver.TABLE, accepts)),
                isDraw ? heard(TableRequest.AnswerDraw.class) : heard(TableRequest.AnswerTakeback.class));
    }

    @Test
    void whatIsSaidIsSentAndTheLineIsEmpty() {
        game.sitDown();
        game.click("Say something");
        game.type("  gg ");
        game.press(Input.Keys.ENTER);
        assertEquals(List.of(new TableRequest.Say(GameDriver.TABLE, "gg")), heard(TableRequest.Say.class));
        assertEquals("", game.written("Say something"));
    }

    @Test
    void whatIsSaidWithoutALinkStaysWritten() {
        game.sitDown();
        game.click("Say something");
        game.type("gg");
        game.loseLink();
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        check(() -> game.shows("Connection lost – reconnecting…"));
        assertEquals("gg", game.written("Say something"));
    }

    @Test
    void theChatIsHiddenAndShownAgain() {
        game.sitDown();
        game.click("CLOSE");
        assertFalse(game.shows("Say something") || game.shows("Well played"));
        game.happen(new TableEvent.Said(Disc.BLACK, "Well played"));
        assertFalse(game.shows("Well played"));
        game.click("Menu");
        game.click("Show chat");
        game.pass(0.2f);
        check(() -> game.shows("Well played"));
    }

    @Test
    void theEndIsShownAndARematchOffered() {
        game.sitDown();
        game.happen(new TableEvent.Finished(DemoServer.finish(Ending.RESIGNATION, Optional.of(Disc.BLACK))));
        game.pass(3);
        check(() -> game.table().isResultShown() && game.shows("Rating 1612 → 1620 (+8)"));
        game.click("Rematch");
        assertEquals(1, heard(TableRequest.Rematch.class).size());
        check(() -> game.shows("Rematch offered to player 3"));
        game.server().refuse(TableRequest.Rematch.class, ErrorCode.PLAYER_AWAY);
        game.click("Rematch");
        check(() -> game.shows("The player has left."));
    }

    @ParameterizedTest
    @CsvSource({"RESIGNATION, WHITE", "TIME, WHITE", "LEFT, BLACK", "CLAIMED, BLACK", "AGREED_DRAW,", "ABANDONED,"})
    void everyEndStopsTheGame(Ending ending, Disc winner) {
        game.sitDown();
        game.happen(new TableEvent.Finished(DemoServer.finish(ending, Optional.ofNullable(winner))));
        game.pass(3);
        assertTrue(game.table().isOver());
        assertFalse(game.table().isPersonAsked());
        assertFalse(game.canClick("Resign"));
        assertTrue(game.canClick("Rematch"));
        game.clickSquare(legal());
        assertTrue(heard(TableRequest.Play.class).isEmpty());
    }

    @Test
    void whoWatchesCanDoNothingButLook() {
        game.logIn();
        game.click("2 games");
        game.pass(0.2f);
        game.click("player 1 – player 2");
        game.pass(0.5f);
        assertEquals("game", game.state().page());
        for (String word : List.of("Resign", "Draw", "Takeback", "Rematch", "Claim")) {
            assertFalse(game.canClick(word), word);
        }
        assertFalse(game.table().isPersonAsked());
        game.press(Input.Keys.ESCAPE);
        game.pass(0.3f);
        assertEquals("lobby", game.state().page(), "who watches leaves without being asked");
    }

    @Test
    void aTableToldAnewReplacesWhatIsOnTheBoard() {
        game.sitDown();
        int before = plies();
        game.clickSquare(legal());
        game.hear(new TableNews.Seated(game.server().table(GameDriver.TABLE, Optional.of(DemoServer.won()))));
        game.pass(3);
        assertTrue(game.table().isOver());
        assertEquals(before, plies(), "one's own move came too late");
    }
}
