package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.AccountRequest;
import reversi.online.ClubProfile;
import reversi.online.ClubRole;
import reversi.online.ErrorCode;
import reversi.online.Matter;
import reversi.online.ModerationRequest;
import reversi.online.TournamentRequest.AnswerChallenge;
import reversi.online.TournamentRequest.AskClubs;
import reversi.online.TournamentRequest.ChallengeClub;
import reversi.online.TournamentRequest.FoundClub;
import reversi.online.TournamentRequest.InviteToClub;
import reversi.online.TournamentRequest.JoinClub;
import reversi.online.TournamentRequest.LeaveClub;
import reversi.online.TournamentRequest.SetClubRole;
import reversi.online.TournamentTerms;
import reversi.platform.FakeHistory;
import reversi.platform.MemoryStore;
import reversi.screens.Route;

/** Clubs as people use them: found, founded, joined, led, and sent to matches. */
class ClubsOnStageTest extends ServerStage {
    private void open(long id) {
        open(() -> game.go().club(id));
    }

    /** Presses the button of a dialog, which is called as the one that opened it. */
    private void press(String words) {
        for (int tabs = 0; tabs < 60 && !game.focused().equals(words); tabs++) {
            game.press(Input.Keys.TAB);
        }
        game.press(Input.Keys.ENTER);
        game.pass(0.4f);
    }

    @Test
    void tournamentsLeadToClubsOnesOwnFirst() {
        game.logIn();
        enters("Tournaments");
        enters("Clubs");
        assertEquals(Route.to(Route.Kind.CLUBS), front());
        assertTrue(game.shows("Your clubs"), this::words);
        game.click("Name of a club");
        game.type("oak");
        game.press(Input.Keys.ENTER);
        game.pass(0.4f);
        assertEquals(new AskClubs("oak", 0), last(AskClubs.class));
        enters("Oak & Ash");
        assertEquals(Route.toClub(DemoClubs.OTHER), front());
    }

    @Test
    void oneFoundsAClub() {
        game.logIn();
        game.go().clubs();
        game.pass(0.5f);
        enters("Found a club");
        game.click("Name of a club");
        game.type("Elm");
        game.click("About the club");
        game.type("Fridays.");
        game.server().refuse(FoundClub.class, ErrorCode.NAME_TAKEN);
        enters("Found a club");
        assertEquals("Elm", game.written("Name of a club"), "what was written stays");
        assertEquals(
                List.of(new FoundClub(new ClubProfile("Elm", "Fridays.", true))),
                game.server().heard(FoundClub.class));
        assertTrue(game.canClick("Found a club"), "one may try again");
    }

    @Test
    void oneAsksToJoinOrAcceptsAnInvitation() {
        open(DemoClubs.OTHER);
        enters("Ask to join");
        assertEquals(List.of(new JoinClub(DemoClubs.OTHER)), game.server().heard(JoinClub.class));
        game.go().club(DemoClubs.INVITING);
        game.pass(0.8f);
        enters("Accept");
        assertEquals(
                new JoinClub(DemoClubs.INVITING),
                game.server().heard(JoinClub.class).get(1));
        enters("Leave club");
        press("Leave club");
        assertEquals(List.of(new LeaveClub(DemoClubs.INVITING)), game.server().heard(LeaveClub.class));
    }

    @Test
    void theFounderAcceptsNamesLeadersAndInvites() {
        open(DemoClubs.OWN);
        enters("player 8");
        enters("Accept");
        enters("player 3");
        enters("Leader no longer");
        enters("player 3");
        enters("Remove from club");
        assertEquals(
                List.of(
                        new SetClubRole(DemoClubs.OWN, 8, Optional.of(ClubRole.MEMBER)),
                        new SetClubRole(DemoClubs.OWN, 3, Optional.of(ClubRole.MEMBER)),
                        new SetClubRole(DemoClubs.OWN, 3, Optional.empty())),
                game.server().heard(SetClubRole.class));
        game.server().refuse(InviteToClub.class, ErrorCode.NO_SUCH_PLAYER);
        game.click("Invite a player by name");
        game.type("nobody");
        game.press(Input.Keys.ENTER);
        game.pass(0.4f);
        assertEquals(
                List.of(new InviteToClub(DemoClubs.OWN, "nobody")),
                game.server().heard(InviteToClub.class));
        assertEquals("nobody", game.written("Invite a player by name"));
    }

    @Test
    void aClubChallengesAnotherOne() {
        open(DemoClubs.OTHER);
        enters("Send challenge");
        assertFalse(game.shows("Swiss"), "a match has no other format");
        game.tap("6");
        enters("Send challenge");
        TournamentTerms sent = game.server().heard(ChallengeClub.class).get(0).terms();
        assertEquals(List.of(DemoClubs.OWN, DemoClubs.OTHER), sent.clubs());
        assertEquals("Elm Street Othello – Oak & Ash", sent.name());
        assertEquals(12, sent.seats());
        assertTrue(sent.isMatch());
        assertEquals(Route.toClub(DemoClubs.OTHER), front());
        assertTrue(game.shows("The challenge is sent."), this::words);
    }

    @Test
    void aLeaderAcceptsAChallengeWhichOpensTheMatch() {
        open(DemoClubs.OWN);
        assertTrue(game.shows("Oak & Ash – Elm Street Othello"), this::words);
        enters("Accept");
        assertEquals(List.of(new AnswerChallenge(71, true)), game.server().heard(AnswerChallenge.class));
        assertEquals(Route.toTournament(DemoClubs.MATCH), front());
        game.pass(0.8f);
        assertTrue(
                game.words().stream().anyMatch(said -> said.contains("Elm Street Othello 1½–½ Oak & Ash")),
                this::words);
        assertTrue(game.words().containsAll(List.of("tern", "Oak & Ash")), this::words);
    }

    @Test
    void aClubIsReportedWithItsFounder() {
        open(DemoClubs.OTHER);
        enters("Report");
        assertTrue(game.shows("Name or text of the club"), this::words);
        enters("Send");
        ModerationRequest.Report report =
                game.server().heard(ModerationRequest.Report.class).get(0);
        assertEquals(Matter.CLUB, report.matter());
        assertEquals(DemoClubs.OTHER, report.about());
        assertEquals(DemoServer.FRIEND.id(), report.player());
    }

    @Test
    void aGuestLooksAndDoesNothing() {
        game.signIn(new AccountRequest.Guest());
        game.go().clubs();
        game.pass(0.5f);
        assertFalse(game.canClick("Found a club"), this::words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#/club/2", "#/clubs"})
    void anAddressLeadsThereOnceOneIsSignedIn(String address) {
        game.close();
        game = GameDriver.at(new FakeHistory(address, false), new MemoryStore());
        game.pass(0.3f);
        game.composition().client().ask(new AccountRequest.Guest());
        game.pass(1);
        assertEquals(address, front().fragment());
        assertTrue(game.shows("Oak & Ash"), this::words);
    }
}
