package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import reversi.online.ErrorCode;
import reversi.online.TournamentFormat;
import reversi.online.TournamentRequest.AskLeague;
import reversi.online.TournamentRequest.FoundLeague;
import reversi.online.TournamentRequest.JoinLeague;
import reversi.online.TournamentRequest.LeaveLeague;
import reversi.online.TournamentTerms;
import reversi.screens.Route;

/** Leagues as people use them: found, joined, left, looked back at, and founded by a club. */
class LeaguesOnStageTest extends ServerStage {
    private void open(long id) {
        open(() -> game.go().league(id));
    }

    @Test
    void tournamentsLeadToLeagues() {
        game.logIn();
        enters("Tournaments");
        enters("Leagues");
        assertEquals(Route.to(Route.Kind.LEAGUES), front());
        assertTrue(game.shows("Season 3 · 5+3 · 14 players"), this::words);
        enters("Winter league");
        assertEquals(Route.toLeague(DemoLeagues.OWN), front());
        assertTrue(game.shows("Division 2"), this::words);
        assertTrue(game.shows("player 5 (you)"), this::words);
    }

    @Test
    void earlierSeasonsAreLookedAt() {
        open(DemoLeagues.OWN);
        assertTrue(game.shows("Live"), this::words);
        enters("Season 2");
        assertEquals(new AskLeague(DemoLeagues.OWN, 2), last(AskLeague.class));
        assertTrue(game.canClick("Season 1"), this::words);
        assertFalse(game.shows("Live"), this::words);
    }

    @Test
    void oneLeavesAndJoinsForTheNextSeason() {
        open(DemoLeagues.OWN);
        enters("Leave the league");
        assertEquals(List.of(new LeaveLeague(DemoLeagues.OWN)), game.server().heard(LeaveLeague.class));
        assertTrue(game.shows("You leave after this season."), this::words);
        enters("Join the next season");
        assertEquals(List.of(new JoinLeague(DemoLeagues.OWN)), game.server().heard(JoinLeague.class));
        assertTrue(game.canClick("Leave the league"));
    }

    @Test
    void whyOneCannotJoinIsSaid() {
        game.logIn();
        game.server().refuse(JoinLeague.class, ErrorCode.CLUB_ONLY);
        game.go().league(DemoLeagues.OTHER);
        game.pass(0.8f);
        assertTrue(game.shows("Joining next season"), this::words);
        enters("Join the next season");
        assertTrue(game.shows("Only members of the club can play here."), this::words);
    }

    @Test
    void aLeaderFoundsALeagueOfTheClub() {
        game.logIn();
        game.go().club(DemoClubs.OWN);
        game.pass(0.8f);
        enters("New tournament");
        game.click("Name of the tournament");
        game.type("Elm Street monthly");
        enters("Round robin");
        enters("A league, each month");
        game.tap("7");
        game.pass(0.3f);
        enters("Create tournament");
        TournamentTerms terms = game.server().heard(FoundLeague.class).get(0).terms();
        assertEquals("Elm Street monthly", terms.name());
        assertEquals(TournamentFormat.ROUND_ROBIN, terms.format());
        assertEquals(7, terms.seats());
        assertEquals(List.of(DemoClubs.OWN), terms.clubs());
        assertEquals(Route.toLeague(DemoLeagues.OTHER), front());
    }
}
