package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.Matter;
import reversi.online.ModerationRequest;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentPhase;
import reversi.online.TournamentRemark;
import reversi.online.TournamentRequest.AskBoards;
import reversi.online.TournamentRequest.AskStandings;
import reversi.online.TournamentRequest.CancelTournament;
import reversi.online.TournamentRequest.CreateTournament;
import reversi.online.TournamentRequest.JoinTournament;
import reversi.online.TournamentRequest.RemoveFromTournament;
import reversi.online.TournamentRequest.SayInTournament;
import reversi.online.TournamentRequest.UnwatchTournament;
import reversi.online.TournamentRequest.WatchTournament;
import reversi.online.TournamentRequest.WithdrawFromTournament;
import reversi.platform.FakeHistory;
import reversi.platform.MemoryStore;
import reversi.screens.Route;

/** Tournaments from the list to the result: found, made, joined, watched and played, with everything that may fail. */
class TournamentsOnStageTest extends ServerStage {
    private void openList() {
        game.logIn();
        game.click("Tournaments");
        game.pass(0.5f);
        assertTrue(game.shows("Friday Swiss"), this::words);
    }

    private void open(long id) {
        open(() -> game.go().tournament(id));
    }

    /** Presses the button of a dialog, which is called as the one that opened it. */
    private void press(String words) {
        tabTo(words);
        game.press(Input.Keys.ENTER);
        game.pass(0.4f);
    }

    private void tabTo(String words) {
        for (int tabs = 0; tabs < 60 && !game.focused().equals(words); tabs++) {
            game.press(Input.Keys.TAB);
        }
    }

    @Test
    void theListShowsWhatGoesOnWhatComesAndWhatIsOver() {
        openList();
        assertEquals(Route.to(Route.Kind.TOURNAMENTS), front());
        for (String words : List.of("Now", "Coming up", "Finished", "Round 6 of 7", "23 min left", "in 12 min")) {
            assertTrue(game.shows(words), words + " in " + words());
        }
        assertTrue(game.shows("Joined · Swiss · 5+3 · 48 players"), this::words);
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "390, 844"})
    void anotherBoardThanOthellosIsNamedInEveryWindow(int width, int height) {
        game.resize(width, height);
        openList();
        assertTrue(game.shows("Knock-out · Small · 5+3 · 48 players"), this::words);
        open(DemoTournaments.LATER);
        assertTrue(game.shows("Knock-out · Small · 5+3"), this::words);
        if (game.canClick("About")) {
            tabTo("Standings");
            game.press(Input.Keys.RIGHT);
            game.press(Input.Keys.RIGHT);
            game.pass(0.3f);
        }
        assertTrue(game.shows("Small · 5+3 · rated"), this::words);
    }

    @Test
    void aLineOpensItsTournamentAndTheWayBackLeadsToTheList() {
        openList();
        enters("Friday Swiss");
        assertEquals(Route.toTournament(DemoTournaments.SWISS), front());
        assertTrue(game.shows("Table 1 · live"), this::words);
        game.press(Input.Keys.ESCAPE);
        game.pass(0.4f);
        assertEquals(Route.to(Route.Kind.TOURNAMENTS), front());
        assertEquals(
                List.of(new UnwatchTournament(DemoTournaments.SWISS)),
                game.server().heard(UnwatchTournament.class));
    }

    @Test
    void guestsMakeNone() {
        game.signIn(new AccountRequest.Guest());
        game.go().tournaments();
        game.pass(0.5f);
        assertTrue(game.shows("Friday Swiss"));
        assertFalse(game.canClick("New tournament"));
    }

    @Test
    void standingsSayRankRoundsAndPoints() {
        open(DemoTournaments.SWISS);
        assertTrue(game.shows("larkspur"));
        assertTrue(game.shows("4½"), this::words);
        assertTrue(game.shows("player 5 (you)"), this::words);
    }

    @Test
    void aNewVersionIsAskedForOnceWithStandingsAndGames() {
        open(DemoTournaments.SWISS);
        int asked = game.server().heard(AskStandings.class).size();
        int boards = game.server().heard(AskBoards.class).size();
        TournamentNews.TournamentInfo next = new TournamentNews.TournamentInfo(
                DemoTournaments.card(DemoTournaments.SWISS, TournamentPhase.RUNNING, 5), false, Optional.empty());
        game.hear(next, next);
        game.pass(0.3f);
        assertEquals(asked + 1, game.server().heard(AskStandings.class).size());
        assertEquals(boards + 1, game.server().heard(AskBoards.class).size());
    }

    @Test
    void furtherLinesAreAskedFor() {
        open(DemoTournaments.SWISS);
        game.hear(new TournamentNews.Standings(
                DemoTournaments.SWISS,
                4,
                0,
                90,
                DemoTournaments.standings(DemoTournaments.SWISS, 0).rows()));
        game.pass(0.3f);
        enters("More");
        assertEquals(new AskStandings(DemoTournaments.SWISS, 50), last(AskStandings.class));
    }

    @Test
    void earlierRoundsAreLookedAt() {
        open(DemoTournaments.SWISS);
        assertFalse(game.canClick("Round 7"), "it has not begun");
        enters("Round 5");
        assertTrue(game.shows("Games of round 5"), this::words);
        assertFalse(game.shows("No game to watch right now"), this::words);
        assertTrue(game.shows("38–26"), this::words);
        enters("Round 6");
        List<AskBoards> asked = game.server().heard(AskBoards.class);
        assertEquals(new AskBoards(DemoTournaments.SWISS, 0, 0), asked.get(asked.size() - 1), "the last one stays it");
        assertTrue(game.shows("Table 1 · live"), this::words);
    }

    @Test
    void theFirstPageLeadsToOnesOwnThatGoesOn() {
        game.logIn();
        game.go().home();
        game.pass(0.5f);
        enters("Friday Swiss · round 6");
        assertEquals(Route.toTournament(DemoTournaments.SWISS), front());
        game.hear(new TournamentNews.Tournaments(0, List.of(), List.of(), false));
        game.go().home();
        game.pass(0.5f);
        assertFalse(game.shows("Friday Swiss · round 6"), this::words);
    }

    @Test
    void oneJoinsAndWithdraws() {
        open(DemoTournaments.LATER);
        enters("Join");
        assertEquals(
                List.of(new JoinTournament(DemoTournaments.LATER)),
                game.server().heard(JoinTournament.class));
        assertTrue(game.shows("You’re in. The game opens by itself."), this::words);
        assertFalse(game.canClick("Join"));
        enters("Withdraw");
        assertTrue(game.shows("Withdraw?"));
        press("Withdraw");
        assertEquals(
                List.of(new WithdrawFromTournament(DemoTournaments.LATER)),
                game.server().heard(WithdrawFromTournament.class));
        assertTrue(game.canClick("Join"), this::words);
    }

    @ParameterizedTest
    @CsvSource({
        "TOURNAMENT_FULL, This tournament is full.",
        "TOURNAMENT_STARTED, This tournament has already started.",
        "REMOVED_BY_HOST, The host removed you from this tournament."
    })
    void whyOneCannotJoinIsSaid(ErrorCode why, String words) {
        open(DemoTournaments.LATER);
        game.server().refuse(JoinTournament.class, why);
        enters("Join");
        assertTrue(game.shows(words), this::words);
        assertTrue(game.canClick("Join"), "one may try again");
    }

    @Test
    void aGuestReadsThatItIsForMembers() {
        game.signIn(new AccountRequest.Guest());
        game.go().tournament(DemoTournaments.LATER);
        game.pass(0.8f);
        assertFalse(game.canClick("Join"));
        assertTrue(game.shows("You need an account to play here."), this::words);
    }

    @Test
    void aTournamentThatIsNotThereSaysSo() {
        game.logIn();
        game.server().refuse(WatchTournament.class, ErrorCode.NO_SUCH_TOURNAMENT);
        game.go().tournament(99);
        game.pass(0.8f);
        assertTrue(game.shows("This tournament doesn’t exist."), this::words);
    }

    @Test
    void onlyTheHostCancelsAndRemoves() {
        open(DemoTournaments.SWISS);
        assertFalse(game.canClick("Cancel tournament"));
        game.go().home();
        game.pass(0.3f);
        open(DemoTournaments.PLANNED);
        enters("larkspur");
        enters("Remove from tournament");
        assertEquals(
                List.of(new RemoveFromTournament(DemoTournaments.PLANNED, 60)),
                game.server().heard(RemoveFromTournament.class));
        enters("Cancel tournament");
        assertTrue(game.shows("Cancel the tournament?"));
        assertEquals(List.of(), game.server().heard(CancelTournament.class), "it is asked first");
    }

    @Test
    void whatIsSaidIsReadAndAnsweredButNotByWhoIsMuted() {
        open(DemoTournaments.SWISS);
        enters("Chat · 2");
        assertTrue(game.shows("Good luck to everybody!"));
        assertFalse(game.shows("Table 3 is worth a look."), "who is blocked is not heard");
        game.click("Say something");
        game.type("Hello");
        game.press(Input.Keys.ENTER);
        game.pass(0.3f);
        assertEquals(
                List.of(new SayInTournament(DemoTournaments.SWISS, "Hello")),
                game.server().heard(SayInTournament.class));
        game.hear(new TournamentNews.TournamentRemarks(
                DemoTournaments.SWISS,
                false,
                List.of(new TournamentRemark(DemoServer.YOU, DemoServer.NOW, "Hello everybody"))));
        game.pass(0.3f);
        assertTrue(game.shows("Hello everybody"), this::words);
        game.hear(DemoServer.muted());
        game.pass(0.3f);
        assertFalse(game.canClick("Say something"));
    }

    @Test
    void whatSomebodySaidIsReportedWithTheTournament() {
        open(DemoTournaments.SWISS);
        enters("Chat · 2");
        enters("Good luck to everybody!");
        enters("Report");
        assertTrue(game.shows("Tournament chat"), this::words);
        enters("Send");
        ModerationRequest.Report report =
                game.server().heard(ModerationRequest.Report.class).get(0);
        assertEquals(Matter.TALK, report.matter());
        assertEquals(DemoTournaments.SWISS, report.about());
    }

    @Test
    void oneMakesATournament() {
        openList();
        enters("New tournament");
        enters("Create tournament");
        assertTrue(game.shows("The name needs 3 to 40 characters."), this::words);
        game.click("Name of the tournament");
        game.type("Sunday cup");
        game.tap("Knock-out");
        game.tap("Grand");
        game.tap("10 min");
        game.pass(0.2f);
        enters("Create tournament");
        CreateTournament made = game.server().heard(CreateTournament.class).get(0);
        assertEquals("Sunday cup", made.terms().name());
        assertEquals(TournamentFormat.KNOCK_OUT, made.terms().format());
        assertEquals(10, made.terms().game().variant().size());
        assertFalse(made.terms().game().rated(), "only standard Othello counts");
        assertEquals(256, made.terms().seats());
        assertEquals(600, made.terms().noShow());
        long ahead = made.terms().startsAt() - DemoServer.NOW;
        assertTrue(ahead >= 15 * 60_000 && ahead < 17 * 60_000, () -> ahead + " ms");
        assertEquals(Route.toTournament(DemoTournaments.PLANNED), front());
    }

    @ParameterizedTest
    @CsvSource({
        "TOO_MANY_TOURNAMENTS, You already host 3 tournaments. Wait until one is over.",
        "BAD_START, Choose a start within the next 30 days.",
        "MUTED, You can’t write to others or change your profile for now."
    })
    void whyItIsNotMadeIsSaidBesideTheName(ErrorCode why, String words) {
        openList();
        enters("New tournament");
        game.click("Name of the tournament");
        game.type("Sunday cup");
        game.server().refuse(CreateTournament.class, why);
        enters("Create tournament");
        assertTrue(game.shows(words), this::words);
        assertEquals("Sunday cup", game.written("Name of the tournament"));
    }

    @Test
    void theBoardTellsWhoCommentsOnItsGame() {
        open(DemoTournaments.SWISS);
        enters("Commentary by player 3");
        press("Commentary by player 3");
        game.pass(0.5f);
        assertEquals(Route.toStudy(DemoStudies.LIVE), front());
    }

    private void callToTheTable() {
        game.hear(
                new TournamentNews.TournamentCalls(DemoTournaments.SWISS, "Friday Swiss", 6, 7),
                new TableNews.Seated(game.server().table(7, Optional.empty())));
        game.pass(0.5f);
    }

    @Test
    void aGameThatBeginsOpensWhereverOneIsAndLeadsBackToItsTournament() {
        game.logIn();
        game.prepare();
        game.go().settings();
        game.pass(0.3f);
        callToTheTable();
        assertEquals("game", game.state().page());
        assertTrue(game.shows("Friday Swiss · round 6"), this::words);
        game.hear(new TableNews.Happened(7, 31, DemoServer.NOW, new TableEvent.Finished(DemoServer.won())));
        game.pass(3);
        assertFalse(game.canClick("Rematch"), "the tournament decides who plays whom");
        enters("Back to the tournament");
        assertEquals(Route.toTournament(DemoTournaments.SWISS), front());
    }

    @Test
    void ownTournamentsAreAnnouncedAMinuteBefore() {
        game.logIn();
        var planned = DemoTournaments.card(DemoTournaments.PLANNED);
        game.hear(new TournamentNews.Tournaments(
                0, List.of(DemoTournaments.startingIn(planned, 50_000)), List.of(DemoTournaments.PLANNED), false));
        game.pass(1);
        assertTrue(game.shows("Autumn open starts in a minute."), this::words);
    }

    @Test
    void whatOneJoinsAfterwardsIsAnnouncedToo() {
        open(DemoTournaments.LATER);
        var soon = DemoTournaments.startingIn(DemoTournaments.card(DemoTournaments.LATER), 50_000);
        game.hear(
                new TournamentNews.Tournaments(0, List.of(), List.of(), false),
                new TournamentNews.TournamentInfo(
                        soon,
                        false,
                        DemoTournaments.info(DemoTournaments.PLANNED, true).own()));
        game.pass(1);
        assertTrue(game.shows("Knock-out Sunday starts in a minute."), this::words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#/tournament/31", "#/tournaments"})
    void anAddressLeadsThereOnceOneIsSignedIn(String address) {
        game.close();
        game = GameDriver.at(new FakeHistory(address, false), new MemoryStore());
        game.pass(0.3f);
        game.composition().client().ask(new AccountRequest.Guest());
        game.pass(1);
        assertEquals(address, front().fragment());
        assertTrue(game.shows("Friday Swiss"), this::words);
    }

    @Test
    void whoseSessionEndsIsLedToTheSignIn() {
        open(DemoTournaments.SWISS);
        game.hear(new ServerMessage.SignedOut(Optional.of(ErrorCode.SESSION_ENDED)));
        game.pass(0.5f);
        assertFalse(game.shows("Friday Swiss"), this::words);
        assertTrue(game.shows("You have been logged out. Log in again."), this::words);
    }

    @Test
    void afterALostLinkTheTournamentIsFollowedAgain() {
        open(DemoTournaments.SWISS);
        game.loseLink();
        game.findLink();
        game.hear(new ServerMessage.SignedIn("token", DemoServer.YOU, 0));
        game.pass(0.5f);
        List<WatchTournament> watched = game.server().heard(WatchTournament.class);
        assertEquals(2, watched.size());
        assertTrue(game.shows("Table 1 · live"), this::words);
    }

    @Test
    void aTournamentThatIsCalledOffWhileItIsSeenSaysSo() {
        open(DemoTournaments.PLANNED);
        game.hear(new TournamentNews.TournamentInfo(
                DemoTournaments.card(DemoTournaments.PLANNED, TournamentPhase.CANCELLED, 9), false, Optional.empty()));
        game.pass(0.5f);
        assertTrue(game.shows("Cancelled"), this::words);
        assertFalse(game.canClick("Join"));
    }

    @Test
    void theWinnersAreNamedAndTheResultsAreFiles() {
        open(DemoTournaments.ENDED);
        assertTrue(game.shows("larkspur wins"));
        assertTrue(game.shows("2. tern"));
        for (String file : List.of("Table (CSV) csv", "Everything (JSON) json", "Games (WTHOR) zip")) {
            int gap = file.lastIndexOf(' ');
            enters("Results as files");
            enters(file.substring(0, gap));
            String address = "/tournament/30." + file.substring(gap + 1);
            assertTrue(game.done().stream().anyMatch(done -> done.endsWith(address)), () -> game.done()
                    .toString());
        }
    }

    @Test
    void onAPhoneTabsLeadToThePartsOfThePage() {
        game.close();
        game = GameDriver.phone();
        open(DemoTournaments.SWISS);
        assertTrue(game.shows("larkspur"));
        assertFalse(game.shows("Table 2 · move 41"));
        game.tap("Games");
        game.pass(0.5f);
        assertTrue(game.shows("Table 2 · move 41"), this::words);
        game.tap("About");
        game.pass(0.5f);
        assertTrue(game.canClick("Share"), this::words);
        assertTrue(game.canClick("Your game"));
    }
}
