package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.AgreementCard;
import reversi.online.AppealStatus;
import reversi.online.CaseFilter;
import reversi.online.CaseRow;
import reversi.online.CaseStage;
import reversi.online.ClientMessage;
import reversi.online.DecisionRow;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.HabitsCard;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.Matter;
import reversi.online.ModerationNews;
import reversi.online.ModerationRequest;
import reversi.online.Protocol;
import reversi.online.ReportRow;
import reversi.online.Sanction;
import reversi.online.SanctionCard;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.online.TournamentFormat;
import reversi.online.TournamentRequest;
import reversi.online.TournamentTerms;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.server.store.AccountOperator;
import reversi.server.store.Database;
import reversi.server.store.ReportRepository;

/** Players who don't behave: reports, decisions, appeals, and what they forbid. */
abstract class ModerationSuite extends OnlineSuite {
    /** A member whom the operator made a moderator while the server runs, as another process would. */
    private Person moderator(String name) throws InterruptedException {
        Person person = member(name);
        try (Database database = Database.open(url)) {
            assertTrue(new AccountOperator(database).setModerator(person.id(), true, System.currentTimeMillis()));
        }
        person.client().await(AccountNews.Settings.class, AccountNews.Settings::moderator);
        return person;
    }

    private static ModerationNews.CaseFile decide(Person moderator, Person about, Sanction sanction, int days)
            throws InterruptedException {
        moderator.client().send(new ModerationRequest.Decide(about.id(), sanction, days, "for " + sanction));
        return moderator.client().await(ModerationNews.CaseFile.class);
    }

    private static ModerationNews.CaseFile file(Person moderator, Person about) throws InterruptedException {
        moderator.client().send(new ModerationRequest.AskCase(about.id()));
        return moderator.client().await(ModerationNews.CaseFile.class);
    }

    private static List<CaseRow> cases(Person moderator) throws InterruptedException {
        moderator.client().send(new ModerationRequest.AskCases(0, CaseFilter.open()));
        return moderator.client().await(ModerationNews.Cases.class).rows();
    }

    /** The decisions that a client is told of next, of which there are so many. */
    private static List<SanctionCard> sanctions(Client client, int count) throws InterruptedException {
        return client.await(
                        ModerationNews.Sanctions.class, news -> news.sanctions().size() == count)
                .sanctions();
    }

    @Test
    void nobodyBeginsAGameByDaysWithAClosedAccount() throws InterruptedException {
        GameTerms threeDays = new GameTerms(Variant.OTHELLO, TimeControl.days(3), false, ColourChoice.BLACK);
        Person carl = moderator("Carl");
        Person ann = member("Ann");
        Person bert = member("Bert");
        bert.client().send(new LobbyRequest.Invite(ann.id(), threeDays));
        long invitation =
                ann.client().await(LobbyNews.Invited.class).invitation().id();
        decide(carl, bert, Sanction.CLOSE, 0);
        bert.client().await(ServerMessage.SignedOut.class);
        fails(ErrorCode.PLAYER_AWAY, ann.client(), new LobbyRequest.AnswerInvitation(invitation, true));
        fails(ErrorCode.PLAYER_AWAY, ann.client(), new LobbyRequest.Invite(bert.id(), threeDays));
    }

    @Test
    void rudeWordsAreNotPassedOn() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        long table = begin(ann, bert, FRIENDLY).id();
        fails(ErrorCode.RUDE, bert.client(), new TableRequest.Say(table, "You A$$hole!"));
        fails(ErrorCode.RUDE, bert.client(), new AccountRequest.Write(ann.id(), "Du Arschloch"));
        fails(ErrorCode.RUDE, bert.client(), new AccountRequest.SetAbout("死ね"));
        bert.client().send(new TableRequest.Say(table, "Well played"));
        TableEvent first = event(ann.client(), TableEvent.Said.class).event();
        assertEquals("Well played", ((TableEvent.Said) first).text());
    }

    @Test
    void whatIsSaidAboutATournamentIsReportedWithTheLatestOfIt() throws InterruptedException {
        Person carl = moderator("Carl");
        Person ann = member("Ann");
        Person bert = member("Bert");
        long start = System.currentTimeMillis() + 3_600_000;
        long id = TournamentSuite.make(
                ann, TournamentTerms.usual("Friday", TournamentFormat.SWISS, TournamentSuite.QUICK, start));
        fails(ErrorCode.NO_SUCH_TOURNAMENT, ann.client(), new ModerationRequest.Report(bert.id(), Matter.TALK, id, ""));
        done(bert.client(), new TournamentRequest.SayInTournament(id, "You fools"));
        done(bert.client(), new TournamentRequest.SayInTournament(id, "All of you"));
        done(ann.client(), new ModerationRequest.Report(bert.id(), Matter.TALK, id, ""));
        ReportRow report = file(carl, bert).reports().get(0);
        assertEquals(Matter.TALK, report.matter());
        assertEquals(id, report.about());
        assertEquals(List.of("You fools", "All of you"), report.evidence());
    }

    @Test
    void aReportGoesFromTheVictimToAnAppealThatIsGranted() throws InterruptedException {
        Person carl = moderator("Carl");
        Person ann = member("Ann");
        Person bert = member("Bert");
        long table = begin(ann, bert, FRIENDLY).id();
        bert.client().send(new TableRequest.Say(table, "You fool"));
        event(ann.client(), TableEvent.Said.class);
        done(ann.client(), new ModerationRequest.Report(bert.id(), Matter.CHAT, table, " He is rude "));
        carl.client().await(ModerationNews.OpenCases.class, news -> news.open() == 1);

        CaseRow row = cases(carl).get(0);
        assertEquals("Bert", row.player().name());
        assertEquals(List.of(Matter.CHAT), row.matters());
        assertEquals(1, row.reports());
        assertEquals(1, row.reporters());
        ReportRow report = file(carl, bert).reports().get(0);
        assertEquals("Ann", report.from().name());
        assertEquals("He is rude", report.words());
        assertEquals(List.of("You fool"), report.evidence());
        assertEquals(table, report.about());

        DecisionRow decision = decide(carl, bert, Sanction.MUTE, 7).decisions().get(0);
        assertEquals("Carl", decision.by());
        assertEquals(7 * 86_400_000L, decision.until() - decision.at());
        SanctionCard told = sanctions(bert.client(), 1).get(0);
        assertEquals(Sanction.MUTE, told.sanction());
        assertEquals("for MUTE", told.reason());
        assertEquals(decision.until(), told.until());
        fails(ErrorCode.MUTED, bert.client(), new TableRequest.Say(table, "What?"));
        fails(ErrorCode.MUTED, bert.client(), new AccountRequest.Write(ann.id(), "What?"));
        fails(ErrorCode.MUTED, bert.client(), new AccountRequest.SetAbout("Muted"));
        assertEquals(List.of(), cases(carl), "decided");
        carl.client().send(new ModerationRequest.AskCases(0, CaseFilter.open().with(CaseStage.MINE)));
        CaseRow mine = carl.client().await(ModerationNews.Cases.class).rows().get(0);
        assertEquals(Optional.of(Sanction.MUTE), mine.decided());
        assertEquals(List.of(Matter.CHAT), mine.matters());

        done(bert.client(), new ModerationRequest.Appeal(told.decision(), "She began"));
        fails(ErrorCode.NO_SUCH_DECISION, bert.client(), new ModerationRequest.Appeal(told.decision(), "Please"));
        assertTrue(cases(carl).get(0).appeal());
        assertEquals("She began", file(carl, bert).decisions().get(0).appealWords());
        carl.client().send(new ModerationRequest.Lift(told.decision(), "True"));
        DecisionRow lifted =
                carl.client().await(ModerationNews.CaseFile.class).decisions().get(0);
        assertEquals("True", lifted.lifted().orElseThrow().reason());
        assertEquals(AppealStatus.NONE, lifted.appeal());
        sanctions(bert.client(), 0);
        assertEquals(List.of(), cases(carl));
        bert.client().send(new TableRequest.Say(table, "Sorry"));
        event(ann.client(), TableEvent.Said.class);
    }

    @Test
    void aClosedAccountIsSignedOutLosesItsGameAndAppealsWhereItWouldSignIn() throws InterruptedException {
        Person carl = moderator("Carl");
        Person ann = member("Ann");
        Person bert = member("Bert");
        begin(ann, bert, FRIENDLY);
        decide(carl, bert, Sanction.CLOSE, 0);
        assertEquals(
                Optional.of(ErrorCode.ACCOUNT_CLOSED),
                bert.client().await(ServerMessage.SignedOut.class).why());
        assertEquals(0, sanctions(bert.client(), 1).get(0).until(), "for good");
        TableEvent end = event(ann.client(), TableEvent.Finished.class).event();
        assertEquals(
                Optional.of(Disc.BLACK),
                assertInstanceOf(TableEvent.Finished.class, end).finish().winner());
        fails(ErrorCode.NOT_SIGNED_IN, bert.client(), new LobbyRequest.StopSeeking());

        Client later = Client.greeted(server.port(), Optional.of(bert.token()));
        clients.add(later);
        assertEquals(
                Optional.of(ErrorCode.SESSION_ENDED),
                later.await(ServerMessage.SignedOut.class).why());
        fails(ErrorCode.NOT_SIGNED_IN, later, new ModerationRequest.Appeal(1, "Please"));
        fails(ErrorCode.WRONG_LOGIN, later, AccountRequest.Login.of("Bert", "guess"));
        fails(ErrorCode.NOT_SIGNED_IN, later, new ModerationRequest.Appeal(1, "Please"));
        later.send(AccountRequest.Login.of("Bert", "secret"));
        long decision = sanctions(later, 1).get(0).decision();
        assertEquals(
                ErrorCode.ACCOUNT_CLOSED,
                later.await(ServerMessage.Failed.class).fault());
        done(later, new ModerationRequest.Appeal(decision, "It was my brother"));

        carl.client().send(new ModerationRequest.Decide(bert.id(), Sanction.NONE, 0, ""));
        carl.client().await(ModerationNews.CaseFile.class);
        later.send(AccountRequest.Login.of("Bert", "secret"));
        assertEquals(AppealStatus.DECLINED, sanctions(later, 1).get(0).appeal());
        done(carl.client(), new ModerationRequest.Lift(decision, "A year has passed"));
        later.send(AccountRequest.Login.of("Bert", "secret"));
        assertEquals(bert.id(), later.await(ServerMessage.SignedIn.class).you().id());
    }

    @Test
    void whoModeratesAsksWhatStandsOut() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = moderator("Carl");
        GameTerms rated = new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), true, ColourChoice.BLACK);
        TableState table = begin(ann, bert, rated);
        ann.client().send(new TableRequest.Resign(table.id()));
        event(ann.client(), TableEvent.Finished.class);
        for (int time = 0; time < 2; time++) {
            carl.client().send(new ModerationRequest.AskSignals(ann.id()));
            ModerationNews.Signals found = carl.client().await(ModerationNews.Signals.class);
            assertEquals(ann.id(), found.player());
            assertEquals(new AgreementCard(1, 0, 0, 0, 0, false), found.agreement());
            assertEquals(new HabitsCard(0, 0, 1, 0, 0, 0), found.habits(), "ended before it counted");
        }
        fails(ErrorCode.NO_SUCH_PLAYER, carl.client(), new ModerationRequest.AskSignals(987_654));
    }

    @Test
    void onlyModeratorsDecideAndNotAboutEachOther() throws InterruptedException {
        Person ann = member("Ann");
        Person guest = guest();
        Person carl = moderator("Carl");
        Person dora = moderator("Dora");
        List<ClientMessage> requests = List.of(
                new ModerationRequest.AskCases(0, CaseFilter.open()),
                new ModerationRequest.AskCase(carl.id()),
                new ModerationRequest.AskSignals(carl.id()),
                new ModerationRequest.Decide(carl.id(), Sanction.BAN, 0, "because"),
                new ModerationRequest.Lift(1, "because"));
        for (ClientMessage request : requests) {
            fails(ErrorCode.MODERATORS_ONLY, ann.client(), request);
            fails(ErrorCode.MEMBERS_ONLY, guest.client(), request);
        }
        Client client = carl.client();
        fails(ErrorCode.YOURSELF, client, new ModerationRequest.Decide(carl.id(), Sanction.WARN, 0, "because"));
        fails(ErrorCode.REFUSED, client, new ModerationRequest.Decide(dora.id(), Sanction.WARN, 0, "because"));
        fails(ErrorCode.NO_SUCH_PLAYER, client, new ModerationRequest.Decide(987_654, Sanction.WARN, 0, "because"));
        fails(ErrorCode.TEXT_LENGTH, client, new ModerationRequest.Decide(ann.id(), Sanction.WARN, 0, " "));
        String tooLong = "x".repeat(Protocol.MAX_REASON + 1);
        fails(ErrorCode.TEXT_LENGTH, client, new ModerationRequest.Decide(ann.id(), Sanction.WARN, 0, tooLong));
        fails(ErrorCode.CONTROL_CHARACTERS, client, new ModerationRequest.Decide(ann.id(), Sanction.WARN, 0, "a\nb"));
        fails(ErrorCode.NO_SUCH_DECISION, client, new ModerationRequest.Lift(987_654, "because"));
        client.send(new LobbyRequest.FindPlayer("Bot 1"));
        long bot = client.await(ServerMessage.Failed.class).fault() == ErrorCode.NO_SUCH_PLAYER ? 1 : 0;
        assertEquals(1, bot, "a bot is no member");
        try (Database database = Database.open(url)) {
            new AccountOperator(database).setModerator(dora.id(), false, System.currentTimeMillis());
        }
        dora.client().await(AccountNews.Settings.class, news -> !news.moderator());
        fails(ErrorCode.MODERATORS_ONLY, dora.client(), new ModerationRequest.AskCases(0, CaseFilter.open()));
        decide(carl, dora, Sanction.WARN, 0);
    }

    @Test
    void whatCanBeReportedAndHowOften() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person guest = guest();
        Person carl = moderator("Carl");
        Client client = ann.client();
        fails(ErrorCode.YOURSELF, client, new ModerationRequest.Report(ann.id(), Matter.NAME, 0, ""));
        fails(ErrorCode.NO_SUCH_PLAYER, client, new ModerationRequest.Report(987_654, Matter.NAME, 0, ""));
        fails(ErrorCode.NO_SUCH_LETTER, client, new ModerationRequest.Report(bert.id(), Matter.LETTER, 1, ""));
        fails(ErrorCode.NO_SUCH_TABLE, client, new ModerationRequest.Report(bert.id(), Matter.PLAY, 1, ""));
        fails(
                ErrorCode.TEXT_LENGTH,
                client,
                new ModerationRequest.Report(bert.id(), Matter.NAME, 0, "x".repeat(Protocol.MAX_REASON + 1)));
        long table = begin(bert, guest, FRIENDLY).id();
        fails(ErrorCode.NO_SUCH_TABLE, client, new ModerationRequest.Report(bert.id(), Matter.CHAT, table, ""));
        done(client, new ModerationRequest.Report(bert.id(), Matter.PLAY, table, "slow"));

        bert.client().send(new AccountRequest.Write(ann.id(), "Give me your password"));
        long letter = client.await(AccountNews.LetterRequested.class).letter().id();
        fails(
                ErrorCode.NO_SUCH_LETTER,
                guest.client(),
                new ModerationRequest.Report(bert.id(), Matter.LETTER, letter, ""));
        client.send(new AccountRequest.Block(bert.id()));
        client.await(AccountNews.Settings.class);
        for (int i = 0; i < 3; i++) {
            done(client, new ModerationRequest.Report(bert.id(), Matter.LETTER, letter, "again " + i));
        }
        done(guest.client(), new ModerationRequest.Report(bert.id(), Matter.NAME, 7, ""));
        done(client, new ModerationRequest.Report(guest.id(), Matter.NAME, 0, ""));

        ModerationNews.CaseFile file = file(carl, bert);
        assertEquals(3, file.reports().size(), file.toString());
        ReportRow about = file.reports().get(1);
        assertEquals(List.of("Give me your password"), about.evidence());
        assertEquals("again 0", about.words(), "the first of the same counts");
        assertEquals(List.of("Bert"), file.reports().get(0).evidence());
        assertEquals(0, file.reports().get(0).about());
        assertEquals(
                List.of("Bert", guestName(guest)),
                cases(carl).stream().map(row -> row.player().name()).toList());
        for (int i = 3; i < ReportRepository.MOST_A_DAY; i++) {
            done(client, new ModerationRequest.Report(member("Member" + i).id(), Matter.NAME, 0, ""));
        }
        fails(ErrorCode.TRY_LATER, client, new ModerationRequest.Report(carl.id(), Matter.NAME, 0, ""));
    }

    /** Bert leaves game after game, and then has to wait; who was left does not. */
    @Test
    void whoRunsAwayWaitsForTheNextOpponent() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        for (int i = 0; i < 3; i++) {
            long table = begin(ann, bert, FRIENDLY).id();
            bert.client().send(new TableRequest.Leave(table));
            event(ann.client(), TableEvent.Finished.class);
            event(bert.client(), TableEvent.Finished.class);
        }
        ann.client().send(new LobbyRequest.Seek(FRIENDLY, 0));
        ann.client().await(LobbyNews.Seeking.class, LobbyNews.Seeking::seeking);
        bert.client().send(new LobbyRequest.Seek(FRIENDLY, 0));
        bert.client().await(LobbyNews.Seeking.class, LobbyNews.Seeking::seeking);
        bert.client().send(new LobbyRequest.AskTables());
        assertEquals(List.of(), bert.client().await(LobbyNews.Tables.class).tables(), "he is not paired yet");
        Person carl = member("Carl");
        carl.client().send(new LobbyRequest.Seek(FRIENDLY, 0));
        TableState state = carl.client().await(TableNews.Seated.class).state();
        assertEquals(
                Set.of(ann.id(), carl.id()),
                Set.of(state.black().id(), state.white().id()));
    }

    private static String guestName(Person guest) {
        return "Guest " + guest.id();
    }

    @Test
    void aWarningIsShownUntilItWasRead() throws InterruptedException {
        Person carl = moderator("Carl");
        Person bert = member("Bert");
        decide(carl, bert, Sanction.WARN, 0);
        long decision = sanctions(bert.client(), 1).get(0).decision();
        Client again = Client.greeted(server.port(), Optional.of(bert.token()));
        clients.add(again);
        assertEquals(decision, sanctions(again, 1).get(0).decision());
        fails(ErrorCode.NO_SUCH_DECISION, carl.client(), new ModerationRequest.Acknowledge(decision));
        again.send(new ModerationRequest.Acknowledge(decision));
        sanctions(again, 0);
        sanctions(bert.client(), 0);
        done(bert.client(), new ModerationRequest.Appeal(decision, "Not deserved"));
        assertTrue(cases(carl).get(0).appeal(), "a warning that was read can be appealed");
    }

    private int upload(String token) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + Protocol.PHOTO_PATH))
                                .header("Authorization", "Bearer " + token)
                                .POST(HttpRequest.BodyPublishers.ofByteArray(Pictures.png()))
                                .build(),
                        HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }

    @Test
    void aPhotoThatIsRemovedLeavesCachesAndStaysAway() throws IOException, InterruptedException {
        Person carl = moderator("Carl");
        Person bert = member("Bert");
        assertEquals(204, upload(bert.token()));
        int first = file(carl, bert).player().photo();
        assertEquals(0, decide(carl, bert, Sanction.NO_PHOTO, 1).player().photo());
        long decision = sanctions(bert.client(), 1).get(0).decision();
        assertEquals(403, upload(bert.token()));
        done(carl.client(), new ModerationRequest.Lift(decision, "Enough"));
        sanctions(bert.client(), 0);
        assertEquals(204, upload(bert.token()));
        assertNotEquals(first, file(carl, bert).player().photo(), "another address than before");
        assertNotEquals(0, file(carl, bert).player().photo());
    }

    /** Others see the initial until somebody has played; the photo is not even found by its address. */
    @Test
    void aPhotoIsHeldBackUntilItsOwnerHasPlayed() throws IOException, InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = moderator("Carl");
        assertEquals(204, upload(bert.token()));
        bert.client().send(new AccountRequest.AskSettings());
        AccountNews.Settings own = bert.client().await(AccountNews.Settings.class, news -> news.photo() != 0);
        assertEquals(3, own.photoGames());
        assertEquals(0, photoSeenBy(ann, bert));
        assertEquals(own.photo(), file(carl, bert).player().photo(), "moderators see it");
        assertEquals(200, fetch(bert, own.photo()));
        assertEquals(404, fetch(bert, own.photo() - 1), "only who knows the version");
        playRated(bert, 2);
        assertEquals(0, photoSeenBy(ann, bert));
        playRated(bert, 3);
        assertEquals(own.photo(), photoSeenBy(ann, bert));
    }

    /** As if somebody had finished so many rated games. */
    private void playRated(Person person, int games) throws InterruptedException {
        try (Database database = Database.open(url)) {
            database.write(sql -> sql.change("update account set games = ? where id = ?", games, person.id()));
        }
        person.client().send(new AccountRequest.SetAbout(games + " games"));
        AccountNews.Settings after = person.client().await(AccountNews.Settings.class);
        assertEquals(3 - games, after.photoGames());
    }

    private static int photoSeenBy(Person viewer, Person player) throws InterruptedException {
        viewer.client().send(new LobbyRequest.AskPlayer(player.id()));
        return viewer.client().await(LobbyNews.PlayerInfo.class).player().photo();
    }

    private int fetch(Person player, int version) throws IOException, InterruptedException {
        URI address =
                URI.create("http://127.0.0.1:" + server.port() + Protocol.PHOTO_PATH + player.id() + "?v=" + version);
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }
}
