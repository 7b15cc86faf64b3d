package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.game.ClockTimes;
import reversi.game.GameEvent;
import reversi.online.GameTerms;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TournamentNews;
import reversi.rules.Move;

/** Games in which a move has days: they open no page, wait in the lobby, and are announced from every page. */
class ByDaysOnStageTest {
    private final GameDriver game = GameDriver.wide();

    @BeforeEach
    void open() {
        game.logIn();
    }

    @AfterEach
    void close() {
        game.close();
    }

    private void seat(long table, int played) {
        game.hear(new TableNews.Seated(game.server().byDays(table, played)));
        game.pass(0.6f);
    }

    private void play(long table, int played) {
        Move move = game.server().byDays(table, played + 1).moves().get(played);
        ClockTimes clocks = game.server().byDays(table, played).clocks();
        game.hear(new TableNews.Happened(
                table,
                played + 1,
                DemoServer.NOW,
                new TableEvent.InGame(new GameEvent.Played(played + 1, move, clocks))));
        game.pass(0.6f);
    }

    @Test
    void theyWaitInTheLobby() {
        seat(7, 5);
        seat(8, 4);
        assertEquals("lobby", game.state().page());
        assertTrue(game.shows("1 game waits for your move"), game.words().toString());
        assertTrue(game.shows("7 days"));
        play(7, 5);
        assertTrue(game.shows("2 games wait for your move"));
        game.click("your move");
        game.pass(0.5f);
        assertEquals("game", game.state().page());
    }

    @Test
    void aMoveIsAnnouncedOnEveryPageButItsOwn() {
        seat(7, 0);
        assertTrue(
                game.shows("Your game by days against player 3 has begun."),
                game.words().toString());
        play(7, 0);
        assertFalse(game.shows("player 3 has moved."), "it was one's own move");
        game.hear(new TournamentNews.Tournaments(0, List.of(), List.of(), false));
        game.go().home();
        play(7, 1);
        assertTrue(game.shows("player 3 has moved."), game.words().toString());
        assertTrue(game.shows("1 game waits for your move"), "the first page leads there");
    }

    @Test
    void aLiveGameComesBeforeThem() {
        seat(8, 5);
        game.hear(new TableNews.Seated(game.server().table(GameDriver.TABLE, Optional.empty())));
        game.pass(0.5f);
        assertEquals("game", game.state().page());
        game.go().home();
        game.pass(0.5f);
        assertTrue(game.shows("against player 3"), game.words().toString());
    }

    @Test
    void whoIsAwayIsInvitedToAGameByDays() {
        game.click("player 7");
        game.pass(0.2f);
        PlayerCard away =
                new PlayerCard(7, "player 7", PlayerKind.MEMBER, 1_498, 0, Presence.OFFLINE, Optional.empty(), 0, 50);
        game.hear(
                new LobbyNews.PlayerInfo(away, "", 1, 1, 0, Optional.empty(), Optional.empty(), List.of(), List.of()));
        game.pass(0.2f);
        game.click("Invite");
        game.pass(0.2f);
        assertFalse(game.shows("30 s/move"), "nobody waits at the board");
        game.tap("3 days/move");
        game.click("Invite");
        game.pass(0.2f);
        GameTerms sent = game.server().heard(LobbyRequest.Invite.class).get(0).terms();
        assertEquals(3, sent.time().seconds() / 86_400);
        assertFalse(sent.rated(), "unless one wants it");
    }

    @Test
    void aGameByDaysCanBeRated() {
        game.click("player 7");
        game.pass(0.2f);
        game.click("Invite");
        game.pass(0.2f);
        game.tap("7 days/move");
        game.click("Invite");
        game.pass(0.2f);
        GameTerms sent = game.server().heard(LobbyRequest.Invite.class).get(0).terms();
        assertTrue(sent.isByDays());
        assertTrue(sent.rated());
    }
}
