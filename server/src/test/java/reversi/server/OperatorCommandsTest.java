package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.Ending;
import reversi.game.GameEvent;
import reversi.online.AccessScope;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.Matter;
import reversi.online.ModerationNews;
import reversi.online.ModerationRequest;
import reversi.online.Sanction;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.online.TableRequest;
import reversi.online.TournamentNews;
import reversi.online.TournamentPhase;
import reversi.online.TournamentRequest;
import reversi.rules.Move;
import reversi.verify.LogKey;
import reversi.verify.Verified;

/** What the operator does by command while the server runs, and what players see of it. */
class OperatorCommandsTest extends OnlineSuite {
    @TempDir
    Path folder;

    @Override
    String database() throws IOException {
        return Sqlite.newDatabase(folder);
    }

    private CommandRun run(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.add("--database");
        all.add(url);
        return CommandRun.of(all.toArray(String[]::new));
    }

    private String done(String... arguments) {
        CommandRun run = run(arguments);
        assertEquals(0, run.code(), run.err());
        return run.out();
    }

    private void refused(String why, String... arguments) {
        CommandRun run = run(arguments);
        assertEquals(1, run.code(), run.out());
        assertTrue(run.err().contains(why), run.err());
    }

    private static void assertHas(String text, String part) {
        assertTrue(text.contains(part), text);
    }

    @Test
    void aReportIsListedShownDecidedAndLifted() throws InterruptedException {
        Person ann = member("Ann");
        Person bert = member("Bert");
        assertHas(done("moderate", "list"), "Nobody waits.");
        assertInstanceOf(
                ServerMessage.Done.class,
                ann.client().answer(new ModerationRequest.Report(bert.id(), Matter.NAME, 0, "It is my name")));
        assertHas(done("moderate", "list"), "Bert (" + bert.id() + "): 1 report, 1 reporter [NAME], since ");
        String shown = done("moderate", "show", "BERT");
        assertHas(shown, "by Ann (" + ann.id() + "): NAME. It is my name");
        assertHas(shown, "    Bert");
        String signals = done("moderate", "signals", "bert");
        assertHas(signals, "Bert (" + bert.id() + ")\n");
        assertHas(signals, "Agreement with an engine: no rated game with moves to judge.");
        assertHas(signals, "Same address or device: nobody within a week.");
        refused("There is no player Nobody.", "moderate", "signals", "Nobody");
        assertHas(done("moderate", "decide", "Bert", "mute", "--days", "2", "--reason", "A lie"), ": mute until ");
        ModerationNews.Sanctions told = bert.client().await(ModerationNews.Sanctions.class);
        assertEquals(Sanction.MUTE, told.sanctions().get(0).sanction());
        long decision = told.sanctions().get(0).decision();
        assertHas(done("moderate", "list"), "Nobody waits.");
        done("moderate", "lift", Long.toString(decision), "--reason", "No lie");
        bert.client()
                .await(ModerationNews.Sanctions.class, news -> news.sanctions().isEmpty());
        assertHas(done("moderate", "show", "Bert"), "lifted");
        refused("There is no such decision", "moderate", "lift", Long.toString(decision), "--reason", "Again");
        String history = done("accounts", "show", Long.toString(bert.id()));
        assertHas(history, "decide MUTE " + decision + " by the operator");
        assertHas(history, "lift " + decision + " by the operator");
    }

    @Test
    void theTokensOfProgramsAreShownAndEnded() throws IOException, InterruptedException {
        Person ann = member("Ann");
        ApiProgram program = ApiProgram.of(server.port(), ann.client(), Set.of(AccessScope.GAMES_READ));
        assertHas(done("accounts", "tokens", "Ann"), "test: [games:read] since ");
        assertHas(done("accounts", "tokens", "Ann"), ", never used");
        assertEquals(200, program.get("/api/account/games").statusCode());
        assertHas(done("accounts", "tokens", "Ann"), ", last used ");
        assertHas(done("accounts", "tokens", "Ann", "--end"), " has 0 access tokens.");
        assertEquals("401 NOT_SIGNED_IN", ApiProgram.refusal(program.get("/api/account/games")));
        assertHas(done("accounts", "show", "Ann"), "end-tokens");
        ApiProgram other = ApiProgram.of(server.port(), ann.client(), Set.of());
        done("moderate", "decide", "Ann", "close", "--reason", "A while", "--days", "1");
        assertEquals("403 ACCOUNT_CLOSED", ApiProgram.refusal(other.get("/api/account")));
    }

    @Test
    void aNoticeIsReadByWhoeverIsThereAndWhoeverComesUntilItIsTakenBack() throws InterruptedException {
        Client there = client();
        assertHas(done("notice"), "Nothing is said.");
        assertHas(done("notice", "  Down at\u0007 20:00 "), "Said to everybody: Down at 20:00");
        assertEquals("Down at 20:00", there.await(ServerMessage.Notice.class).text());
        assertEquals("Down at 20:00", client().await(ServerMessage.Notice.class).text());
        refused("It needs 1 to 200 characters, and has 0.", "notice", " ");
        refused("It needs 1 to 200 characters, and has 201.", "notice", "x".repeat(201));
        refused("not both", "notice", "Hello", "--off");
        assertHas(done("notice", "--off"), "Nothing is said.");
        assertEquals("", there.await(ServerMessage.Notice.class).text());
    }

    @Test
    void aDoorIsClosedToNewcomersAlone() throws InterruptedException {
        assertEquals(
                List.of("guests: open", "registration: open"),
                done("accounts", "door").lines().toList());
        refused("Say whether it shall be open or closed.", "accounts", "door", "guests");
        assertEquals(2, run("accounts", "door", "windows", "closed").code(), "there is no such door");
        assertHas(done("accounts", "door", "guests", "closed"), "guests: closed");
        assertHas(done("accounts", "door", "registration", "closed"), "registration: closed");
        Client client = client();
        fails(ErrorCode.CLOSED_TO_NEWCOMERS, client, new AccountRequest.Guest());
        fails(ErrorCode.CLOSED_TO_NEWCOMERS, client, new AccountRequest.Register("Newcomer", "sesame seed"));
        assertEquals(
                List.of("guests: closed", "registration: open"),
                done("accounts", "door", "registration", "open").lines().toList());
    }

    @Test
    void anAccountIsRenamedLoggedOutAndGivenAPassword() throws InterruptedException {
        Person ann = member("Ann");
        member("Bert");
        refused("Somebody has this name", "accounts", "rename", "Ann", "bert");
        refused("NAME_TOO_SHORT", "accounts", "rename", "Ann", "x");
        done("accounts", "rename", "Ann", "Anna");
        ann.client().await(AccountNews.Settings.class, news -> news.you().name().equals("Anna"));
        done("accounts", "end-sessions", "anna");
        assertEquals(
                Optional.of(ErrorCode.SESSION_ENDED),
                ann.client().await(ServerMessage.SignedOut.class).why());
        String[] words = done("accounts", "reset-password", "Anna").strip().split(" ", -1);
        fails(ErrorCode.WRONG_LOGIN, ann.client(), AccountRequest.Login.of("Anna", "secret"));
        ann.client().send(AccountRequest.Login.of("Anna", words[words.length - 1]));
        ann.client().await(ServerMessage.SignedIn.class);
        done("accounts", "remove-photo", "Anna");
        assertHas(done("accounts", "show", "Anna"), "rename Anna by the operator");
    }

    @Test
    void whoIsAModeratorSaysTheOperator() throws InterruptedException {
        Person ann = member("Ann");
        done("accounts", "moderator", "Ann");
        ann.client().await(AccountNews.Settings.class, AccountNews.Settings::moderator);
        done("accounts", "moderator", "Ann", "--off");
        ann.client().await(AccountNews.Settings.class, news -> !news.moderator());
        refused("Only members", "accounts", "moderator", Long.toString(guest().id()));
    }

    @Test
    void aRatedGameIsWrittenSignedOnceItIsOver() throws Exception {
        Person ann = member("Ann");
        Person bert = member("Bert");
        long game = begin(ann, bert, RATED).id();
        Path file = folder.resolve("game.jsonl");
        refused("that is over", "signed", "game", Long.toString(game), file.toString());
        ann.client().send(new TableRequest.Play(game, 1, Move.at("f5")));
        event(bert.client(), GameEvent.Played.class);
        bert.client().send(new TableRequest.Play(game, 2, Move.at("d6")));
        event(ann.client(), GameEvent.Played.class);
        event(ann.client(), GameEvent.Played.class);
        ann.client().send(new TableRequest.Resign(game));
        event(ann.client(), TableEvent.Finished.class);

        done("signed", "game", Long.toString(game), file.toString());

        LogKey key = LogKey.read(done("signed", "key"));
        Verified.OfGame whole =
                assertInstanceOf(Verified.OfGame.class, Verified.of(Files.readAllBytes(file), Optional.of(key)));
        assertEquals(ann.id(), whole.game().black());
        assertEquals(Ending.RESIGNATION, whole.finish().ending());
        assertHas(Files.readString(file), "\"seal\":{\"" + ann.id() + "\":\"Ann\",");
        refused("can't be written", "signed", "game", Long.toString(game), file.toString());
        long friendly = begin(ann, bert, FRIENDLY).id();
        ann.client().send(new TableRequest.Resign(friendly));
        event(ann.client(), TableEvent.Finished.class);
        refused("rated or one of a tournament", "signed", "game", Long.toString(friendly), "friendly.jsonl");
    }

    @Test
    void aLeagueIsFoundedOnAnyBoard() throws Exception {
        assertHas(done("league", "list"), "No leagues yet.");
        String starts = Instant.now().plusSeconds(7_200).toString();
        String[] create = {"league", "create", "Winter", "--starts", starts, "--variant", "anti", "--size", "6"};
        assertHas(done(create), "League 1 starts ");
        assertHas(done("league", "list"), "1  Winter: season 0, 0 members, the next season begins ");
        refused("there is no board chess", "league", "create", "Autumn", "--starts", starts, "--variant", "chess");
        refused("later than now", "league", "create", "Autumn", "--starts", "2020-01-01T10:00Z");
        refused("can't be made", "league", "create", "Autumn", "--starts", "tomorrow");
        refused("at most 30 characters", "league", "create", "A".repeat(31), "--starts", starts);
        refused("6 to 10 players", "league", "create", "Autumn", "--starts", starts, "--size", "5");
        refused(
                "there is no board chess",
                "tournament",
                "create",
                "A",
                "swiss",
                "--starts",
                starts,
                "--variant",
                "chess");
    }

    @Test
    void aTournamentIsMadeBegunAndCalledOffWhileTheServerRuns() throws Exception {
        assertHas(done("tournament", "list"), "No tournaments yet.");
        String starts = Instant.now().plusSeconds(7_200).toString();
        String made = done("tournament", "create", "Nightly", "swiss", "--starts", starts, "--seconds", "60");
        long id = Long.parseLong(made.split(" ", -1)[1]);
        assertHas(done("tournament", "list"), id + "  Nightly: swiss, planned, starts ");
        Person ann = member("Ann");
        Person bert = member("Bert");
        Person carl = member("Carl");
        refused("at least two players", "tournament", "start", Long.toString(id));
        for (Person person : List.of(ann, bert, carl)) {
            person.client().send(new TournamentRequest.WatchTournament(id));
            assertInstanceOf(
                    ServerMessage.Done.class, person.client().answer(new TournamentRequest.JoinTournament(id)));
        }
        done("tournament", "remove-player", Long.toString(id), "carl");
        fails(ErrorCode.REMOVED_BY_HOST, carl.client(), new TournamentRequest.JoinTournament(id));
        refused("does not take part", "tournament", "remove-player", Long.toString(id), "1");
        done("tournament", "start", Long.toString(id));
        done("notice", id + " minutes of rest at noon");
        assertFalse(done("tournament", "show", Long.toString(id)).contains("rest at noon"), "it is not about it");
        TournamentNews.TournamentCalls call = ann.client().await(TournamentNews.TournamentCalls.class);
        assertEquals(id, call.tournament());
        assertEquals("Nightly", call.name());
        bert.client().await(TableNews.Seated.class, seated -> seated.state().id() == call.table());
        refused("It has started", "tournament", "start", Long.toString(id));
        String shown = done("tournament", "show", Long.toString(id));
        assertHas(shown, "running");
        assertHas(shown, "   1.   0.0  Ann (" + ann.id() + ")");
        assertHas(shown, "tournament-remove-player " + id + " " + carl.id() + " by the operator");
        Path table = folder.resolve("results.csv");
        done("tournament", "results", Long.toString(id), table.toString());
        assertHas(Files.readString(table), ",Ann,0,");
        refused("can't be written", "tournament", "results", Long.toString(id), table.toString());
        refused("must end in", "tournament", "results", Long.toString(id), "results.pdf");
        done(
                "tournament",
                "results",
                Long.toString(id),
                folder.resolve("results.zip").toString());
        done("tournament", "cancel", Long.toString(id));
        ann.client()
                .await(TournamentNews.TournamentInfo.class, info -> info.card().phase() == TournamentPhase.CANCELLED);
        refused("It is over", "tournament", "cancel", Long.toString(id));
        assertHas(done("tournament", "list"), "cancelled");
    }

    @ParameterizedTest
    @CsvSource({
        "1, There is no such tournament, tournament show 77",
        "1, there is no format dance, tournament create Nightly dance --starts 2026-12-24T18:00Z",
        "1, could not be parsed, tournament create Nightly swiss --starts tomorrow",
        "1, It must start later, tournament create Nightly swiss --starts 2020-12-24T18:00Z",
        "1, there is no board x9, tournament create Nightly swiss --starts 2026-12-24T18:00Z --variant x9",
        "1, SWISS does not have this number of rounds: 99, tournament create Abc swiss --starts 2026-12-24T18:00Z --rounds 99",
        "2, Missing required subcommand, tournament",
        "1, There is no player, accounts show Nobody",
        "1, There is no player, accounts show 987654",
        "1, The reason must have, moderate decide Ann warn",
        "1, --days must be, moderate decide Ann mute --days -1 --reason why",
        "2, 'none, warn, no-photo', moderate decide Ann kill --reason why",
        "2, Missing required subcommand, moderate",
        "2, Missing required subcommand, accounts",
        "2, Options must follow, --port 0 serve"
    })
    void whatIsWrongIsSaid(int code, String words, String line) throws InterruptedException {
        member("Ann");
        String[] arguments = line.split(" ", -1);
        boolean takesDatabase = code == 1 || line.contains("decide");
        CommandRun run = takesDatabase ? run(arguments) : CommandRun.of(arguments);
        assertEquals(code, run.code(), run.out());
        assertTrue(run.err().contains(words), run.err());
    }
}
