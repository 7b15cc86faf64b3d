package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.Presence;
import reversi.online.TableRequest;
import reversi.screens.Route;

/** Ranking, one's own games, the games that go on and what is known of a player: what they show, ask and survive. */
class ListsOnStageTest {
    private final GameDriver game = GameDriver.wide();

    @AfterEach
    void close() {
        game.close();
    }

    private void check(BooleanSupplier holds) {
        assertTrue(holds.getAsBoolean(), () -> game.words().toString());
    }

    private long buttons(String words) {
        return game.words().stream().filter(words::equals).count();
    }

    private Route.Kind page() {
        List<Route> routes = game.router().routes();
        return routes.get(routes.size() - 1).kind();
    }

    @Test
    void theRankingShowsMoreAndWhoItIs() {
        game.server().set(DemoServer.Scene.CROWD);
        game.logIn();
        game.click("Ranking");
        game.pass(0.3f);
        check(() -> game.shows("player 30") && game.shows("1204"));
        game.click("player 31");
        game.pass(0.2f);
        assertTrue(game.state().isSheetOpen());
        List<LobbyRequest.AskPlayer> asked = game.server().heard(LobbyRequest.AskPlayer.class);
        assertEquals(new LobbyRequest.AskPlayer(31), asked.get(asked.size() - 1));
        game.press(Input.Keys.ESCAPE);
        assertFalse(game.state().isSheetOpen());
        assertEquals(Route.Kind.RANKING, page());
        game.press(Input.Keys.ESCAPE);
        game.pass(0.3f);
        assertEquals("lobby", game.state().page());
    }

    @Test
    void whoIsFollowedIsWatchedChallengedAndHeardOf() {
        game.logIn();
        game.click("Following");
        game.pass(0.3f);
        assertEquals(Route.Kind.FOLLOWED, page());
        check(() -> game.shows("a very long player name") && game.shows("player 8"));
        game.hear(new LobbyNews.FollowedChanged(DemoServer.person(8, "player 8", 1_490, Presence.PLAYING, 9)));
        game.hear(new LobbyNews.FollowedChanged(DemoServer.person(77, "stranger", 1_490, Presence.IDLE, 0)));
        game.pass(0.3f);
        assertFalse(game.shows("stranger"));
        assertEquals(2, buttons("Watch"));
        assertEquals(1, buttons("Invite"));
        game.press(Input.Keys.ESCAPE);
        game.pass(0.3f);
        assertEquals(1, game.server().heard(LobbyRequest.LeaveFollowed.class).size());
    }

    @Test
    void aProfileLeadsToFollowingAndToANote() {
        game.logIn();
        game.click("player 7");
        game.pass(0.2f);
        game.click("Follow");
        game.pass(0.2f);
        assertEquals(List.of(new LobbyRequest.Follow(7, true)), game.server().heard(LobbyRequest.Follow.class));
        assertTrue(game.shows("Unfollow"), () -> game.words().toString());
        game.click("Note");
        game.pass(0.2f);
        game.type("Plays the Tiger.");
        game.press(Input.Keys.ENTER);
        game.pass(0.2f);
        assertEquals(
                List.of(new LobbyRequest.WriteNote(7, "Plays the Tiger.")),
                game.server().heard(LobbyRequest.WriteNote.class));
        assertFalse(game.state().isSheetOpen());
        game.click("player 7");
        game.pass(0.2f);
        assertTrue(game.shows("Plays the Tiger."), () -> game.words().toString());
    }

    @Test
    void anEmptyRankingSaysSo() {
        game.server().set(DemoServer.Scene.EMPTY);
        game.logIn();
        game.click("Ranking");
        game.pass(0.3f);
        check(() -> game.shows("Nobody is ranked yet"));
    }

    @Test
    void aListThatNobodyKnowsYetIsNotCalledEmpty() {
        game.server().set(DemoServer.Scene.EMPTY);
        game.logIn();
        game.loseLink();
        game.click("Ranking");
        game.pass(0.3f);
        assertFalse(game.shows("Nobody is ranked yet"));
        check(() -> game.shows("Connection lost"));
        game.findLink();
        game.pass(0.3f);
        check(() -> game.shows("Nobody is ranked yet"));
    }

    @Test
    void aListThatTheServerRefusesSaysWhy() {
        game.logIn();
        game.server().refuse(LobbyRequest.AskHistory.class, ErrorCode.UNAVAILABLE);
        openHistory();
        game.pass(20);
        assertFalse(game.shows("No finished games yet"));
        check(() -> game.shows("The server is busy. Try again in a moment."));
    }

    /** A page that was opened while the server was away is filled when it is back. */
    @ParameterizedTest
    @CsvSource({"Ranking, player 31", "Messages, player 4", "Your games, won 38"})
    void whatWasOpenedWithoutALinkIsFilledWhenItIsBack(String name, String words) {
        game.logIn();
        game.loseLink();
        game.click(name);
        game.pass(0.3f);
        game.findLink();
        game.pass(0.3f);
        check(() -> game.shows(words));
    }

    @Test
    void favouritesAreAskedForAndOlderGamesByTheOldest() {
        game.logIn();
        // The archive has asked for earlier games of its own.
        game.pass(1);
        int before = game.server().heard(LobbyRequest.AskHistory.class).size();
        openHistory();
        assertEquals(Route.Kind.HISTORY, page());
        check(() -> game.shows("won 38–26") && game.shows("lost by resignation") && game.shows("draw agreed"));
        game.tap("Favourites");
        game.click("Show older");
        List<LobbyRequest.AskHistory> asked = game.server().heard(LobbyRequest.AskHistory.class);
        assertEquals(
                List.of(
                        new LobbyRequest.AskHistory(0, false),
                        new LobbyRequest.AskHistory(0, true),
                        new LobbyRequest.AskHistory(16, true)),
                asked.subList(before, asked.size()));
    }

    private void openHistory() {
        game.click("Your games");
        game.pass(0.3f);
    }

    @Test
    void aFinishedGameIsStarredAndOpened() {
        game.logIn();
        openHistory();
        game.click("STAR");
        assertEquals(List.of(new LobbyRequest.Star(16, false)), game.server().heard(LobbyRequest.Star.class));
        game.click("player 3");
        game.pass(0.5f);
        assertTrue(game.server().heard(TableRequest.Watch.class).contains(new TableRequest.Watch(16)));
        assertEquals("game", game.state().page());
    }

    @Test
    void aPlayerIsWatchedInvitedWrittenToAndBlocked() {
        game.logIn();
        game.click("player 7");
        game.pass(0.2f);
        check(() -> game.shows("Plays in the evening.") && game.shows("120 rated games: 61 won, 9 drawn, 50 lost"));
        game.click("Block");
        check(() -> game.shows("player 7 can no longer invite or message you"));
        assertEquals(List.of(new AccountRequest.Block(7)), game.server().heard(AccountRequest.Block.class));
        assertFalse(game.state().isSheetOpen());
        game.click("player 7");
        game.pass(0.2f);
        game.click("Invite");
        assertTrue(game.shows("Invite player 7"));
        game.press(Input.Keys.ESCAPE);
        assertTrue(game.server().heard(LobbyRequest.Invite.class).isEmpty());
        game.click("player 7");
        game.pass(0.2f);
        game.click("Message");
        game.pass(0.3f);
        check(() -> game.shows("player 7") && game.written("Write a message").isEmpty());
    }

    @Test
    void anInvitationIsRefusedInWords() {
        game.logIn();
        game.server().refuse(LobbyRequest.Invite.class, ErrorCode.PLAYER_BUSY);
        game.click("player 7");
        game.pass(0.2f);
        game.click("Invite");
        game.pass(0.2f);
        game.click("Invite");
        game.pass(0.2f);
        assertEquals(1, game.server().heard(LobbyRequest.Invite.class).size());
        check(() -> game.shows("The player is in a game."));
    }
}
