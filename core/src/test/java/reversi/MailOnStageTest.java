package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.Letter;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.screens.Route;

/** Private messages: the list, finding somebody, reading and writing, with everything that may fail. */
class MailOnStageTest {
    private final GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void openMail() {
        game.logIn();
        game.click("Messages");
        game.pass(0.3f);
        assertEquals(List.of(Route.Kind.HOME, Route.Kind.LOBBY, Route.Kind.MAIL), kinds());
    }

    private List<Route.Kind> kinds() {
        return game.router().routes().stream().map(Route::kind).toList();
    }

    private void openConversation() {
        openMail();
        game.click("player 3");
        game.pass(0.3f);
        assertTrue(game.shows("Good game! Rematch tonight?"), () -> game.words().toString());
    }

    private List<AccountRequest.Write> written() {
        return game.server().heard(AccountRequest.Write.class);
    }

    @Test
    void aConversationIsReadAnsweredAndLeft() {
        openConversation();
        assertEquals(List.of(new AccountRequest.MarkRead(3, 12)), game.server().heard(AccountRequest.MarkRead.class));
        game.click("Write a message");
        game.type("Yes, at eight");
        game.press(Input.Keys.ENTER);
        assertEquals(List.of(new AccountRequest.Write(3, "Yes, at eight")), written());
        assertEquals("", game.written("Write a message"));
        game.press(Input.Keys.ESCAPE);
        game.pass(0.3f);
        assertEquals(List.of(Route.Kind.HOME, Route.Kind.LOBBY, Route.Kind.MAIL), kinds());
    }

    @Test
    void olderMessagesAreAskedForByTheOldestKnown() {
        openConversation();
        game.click("Show older");
        List<AccountRequest.AskLetters> asked = game.server().heard(AccountRequest.AskLetters.class);
        assertEquals(new AccountRequest.AskLetters(3, 10), asked.get(asked.size() - 1));
    }

    @Test
    void whatComesWhileOneWritesIsShownAndTheDraftStays() {
        openConversation();
        game.click("Write a message");
        game.type("One mom");
        game.hear(new AccountNews.LetterCame(
                DemoServer.FRIEND, Letter.known(13, 3, 5, DemoServer.NOW, "Are you there?", false)));
        game.pass(0.2f);
        assertTrue(game.shows("Are you there?"));
        assertFalse(game.shows("New message from player 3"), "it is in sight");
        game.type("ent");
        assertEquals("One moment", game.written("Write a message"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   "})
    void nothingIsNotSent(String text) {
        openConversation();
        game.click("Write a message");
        game.type(text);
        game.press(Input.Keys.ENTER);
        assertTrue(written().isEmpty());
    }

    @Test
    void aRefusedMessageIsSaidAndStaysWritten() {
        openConversation();
        game.server().refuse(AccountRequest.Write.class, ErrorCode.REFUSED);
        game.click("Write a message");
        game.type("hello?");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertTrue(game.shows("The player isn’t accepting that."), () -> game.words()
                .toString());
        assertEquals("hello?", game.written("Write a message"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aMessageThatTheLinkLostStaysWritten(boolean isLostBefore) {
        openConversation();
        game.server().ignore(AccountRequest.Write.class);
        game.click("Write a message");
        game.type("hello?");
        game.enterAsTheLinkIsLost(isLostBefore);
        assertEquals("hello?", game.written("Write a message"));
    }

    @Test
    void aMessageWrittenAfterOneThatIsRefusedStays() {
        openConversation();
        game.server().ignore(AccountRequest.Write.class);
        game.click("Write a message");
        game.type("first");
        game.press(Input.Keys.ENTER);
        game.click("Write a message");
        game.type("second");
        game.loseLink();
        assertEquals("second", game.written("Write a message"));
    }

    @Test
    void somebodyIsFoundByName() {
        openMail();
        game.click("Write to a member by name");
        game.type(" player 4 ");
        game.press(Input.Keys.ENTER);
        assertEquals(
                List.of(new LobbyRequest.FindPlayer("player 4")), game.server().heard(LobbyRequest.FindPlayer.class));
        game.hear(new LobbyNews.PlayerInfo(
                DemoServer.FRIEND, "", 1, 1, 0, Optional.empty(), Optional.empty(), List.of(), List.of()));
        game.pass(0.3f);
        assertTrue(game.shows("Good game! Rematch tonight?"), () -> game.words().toString());
    }

    @Test
    void whoIsNotFoundIsSaidBelowTheLine() {
        openMail();
        game.server().refuse(LobbyRequest.FindPlayer.class, ErrorCode.NO_SUCH_PLAYER);
        game.click("Write to a member by name");
        game.type("nobody");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertTrue(game.shows("No such player."));
        assertEquals("nobody", game.written("Write to a member by name"));
        game.loseLink();
        game.click("Write to a member by name");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertTrue(game.shows("Connection lost – reconnecting…"));
        assertFalse(game.shows("No such player."));
    }

    private void openRequest() {
        openMail();
        assertFalse(game.shows("larkspur"), "requests lie apart");
        game.tap("Requests · 2");
        game.pass(0.3f);
        game.click("larkspur");
        game.pass(0.3f);
        assertTrue(game.shows("larkspur is writing to you for the first time."), () -> game.words()
                .toString());
    }

    @Test
    void aRequestIsAcceptedAndThenAnswered() {
        openRequest();
        assertTrue(game.server().heard(AccountRequest.MarkRead.class).isEmpty(), "the stranger doesn't see it read");
        game.click("Accept");
        game.pass(0.3f);
        assertEquals(
                List.of(new AccountRequest.AnswerLetterRequest(41, true)),
                game.server().heard(AccountRequest.AnswerLetterRequest.class));
        game.click("Write a message");
        game.type("Gladly");
        game.press(Input.Keys.ENTER);
        assertEquals(List.of(new AccountRequest.Write(41, "Gladly")), written());
    }

    @Test
    void aDeclinedRequestIsGone() {
        openRequest();
        game.click("Decline");
        game.pass(0.3f);
        assertTrue(game.shows("Requests · 1"), () -> game.words().toString());
        assertFalse(game.shows("larkspur"));
    }

    @Test
    void whoIsBlockedIsGone() {
        openRequest();
        game.click("Block");
        game.pass(0.3f);
        assertEquals(List.of(new AccountRequest.Block(41)), game.server().heard(AccountRequest.Block.class));
        assertTrue(game.shows("Requests · 1"), () -> game.words().toString());
    }

    @Test
    void aRefusedAnswerIsSaid() {
        openRequest();
        game.server().refuse(AccountRequest.AnswerLetterRequest.class, ErrorCode.NO_SUCH_REQUEST);
        game.click("Accept");
        game.pass(0.3f);
        assertTrue(game.shows("That request is no longer there."));
    }

    @Test
    void aRequestThatComesRingsNothing() {
        game.logIn();
        game.hear(new AccountNews.LetterRequested(
                DemoServer.FRIEND, new Letter(13, 3, 5, DemoServer.NOW, "Are you there?", false, true)));
        assertFalse(game.shows("New message from player 3"));
    }

    @Test
    void onesOwnFirstLetterWaits() {
        PlayerCard stranger =
                new PlayerCard(43, "kestrel", PlayerKind.MEMBER, 1_500, 0, Presence.IDLE, Optional.empty(), 0, 0);
        openMail();
        game.click("Write to a member by name");
        game.type("kestrel");
        game.press(Input.Keys.ENTER);
        game.hear(new LobbyNews.PlayerInfo(
                stranger, "", 1, 1, 0, Optional.empty(), Optional.empty(), List.of(), List.of()));
        game.pass(0.3f);
        game.hear(new AccountNews.LetterCame(stranger, new Letter(16, 5, 43, DemoServer.NOW, "Hello", false, true)));
        game.pass(0.3f);
        assertTrue(game.shows("You can write again once kestrel accepts your message."));
        game.hear(new AccountNews.LetterRequestOver(43, true));
        game.pass(0.3f);
        assertFalse(game.shows("You can write again once kestrel accepts your message."));
    }

    @Test
    void anEmptyMailboxSaysHowToBegin() {
        game.server().set(DemoServer.Scene.EMPTY);
        openMail();
        assertTrue(game.shows("No messages yet."));
    }

    @Test
    void aMessageElsewhereIsANotice() {
        game.logIn();
        game.hear(new AccountNews.LetterCame(
                DemoServer.FRIEND, Letter.known(13, 3, 5, DemoServer.NOW, "Are you there?", false)));
        assertTrue(game.shows("New message from player 3"));
    }
}
