package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.json.Json;
import reversi.json.JsonReader;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ClientMessage;
import reversi.online.Codec;
import reversi.online.GameTerms;
import reversi.online.Matter;
import reversi.online.ModerationRequest;
import reversi.online.Sanction;
import reversi.online.ServerMessage;
import reversi.online.TableEvent;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.online.TournamentTerms;
import reversi.rules.Variant;
import reversi.server.moderation.Verdict;
import reversi.server.store.AccountExport;
import reversi.server.store.Database;
import reversi.server.store.DecisionRepository;

/** A member fetches all that the server keeps of them, and nobody else does. */
abstract class ExportSuite extends OnlineSuite {
    private static final int LETTERS = 450;
    private static final GameTerms TOURNAMENT =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), false, ColourChoice.LOT);

    @TempDir
    Path files;

    private HttpResponse<String> fetch(String token) {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/account.json"))
                .header("Authorization", "Bearer " + token)
                .build();
        return HttpClient.newHttpClient()
                .sendAsync(request, HttpResponse.BodyHandlers.ofString())
                .join();
    }

    private Map<String, Json> document(Person person) {
        HttpResponse<String> answer = fetch(person.token());
        assertEquals(200, answer.statusCode(), answer.body());
        assertEquals("no-store", answer.headers().firstValue("Cache-Control").orElse(""));
        return fields(JsonReader.read(answer.body()));
    }

    private static Map<String, Json> fields(Json value) {
        return assertInstanceOf(Json.Fields.class, value).values();
    }

    private static List<Map<String, Json>> rows(Map<String, Json> document, String part) {
        return assertInstanceOf(Json.Items.class, document.get(part), part).values().stream()
                .map(ExportSuite::fields)
                .toList();
    }

    private static String text(Map<String, Json> row, String name) {
        return assertInstanceOf(Json.Text.class, row.get(name), name).value();
    }

    private void act(Person ann, Person bert) throws InterruptedException {
        ann.client().send(new AccountRequest.SetAbout("I play \"Othello\"."));
        ann.client().await(AccountNews.Settings.class);
        done(ann.client(), new AccountRequest.Write(bert.id(), "Hello Bert"));
        done(bert.client(), new AccountRequest.Write(ann.id(), "Hello Ann"));
        TableState table = begin(ann, bert, FRIENDLY);
        ann.client().send(new TableRequest.Say(table.id(), "Good luck"));
        event(ann.client(), TableEvent.Said.class);
        bert.client().send(new TableRequest.Say(table.id(), "Thank you"));
        event(ann.client(), TableEvent.Said.class);
        ann.client().send(new TableRequest.Resign(table.id()));
        event(ann.client(), TableEvent.Finished.class);
        done(ann.client(), new ModerationRequest.Report(bert.id(), Matter.NAME, 0, "Whose name?"));
        ann.client()
                .send(new TournamentRequest.CreateTournament(TournamentTerms.usual(
                        "Winter cup", TournamentFormat.SWISS, TOURNAMENT, System.currentTimeMillis() + 3_600_000)));
        ann.client().await(TournamentNews.TournamentMade.class);
        ann.client().send(new AccountRequest.Block(bert.id()));
        ann.client().await(AccountNews.Settings.class);
        done(ann.client(), new ClientMessage.SendFeedback("More boards", "1.0.0"));
        try (Database database = Database.open(url)) {
            new DecisionRepository(database)
                    .decide(new Verdict(ann.id(), OptionalLong.empty(), Sanction.WARN, 0, "Be kind"), 5);
        }
    }

    @Test
    void theDocumentHasAllThatIsKeptAndNothingOfOthers() throws Exception {
        Person ann = member("Ann");
        Person bert = member("Bert");
        act(ann, bert);
        Map<String, Json> all = document(ann);
        assertEquals("reversi account", text(all, "format"));
        Map<String, Json> account = rows(all, "account").get(0);
        assertEquals("Ann", text(account, "name"));
        assertEquals("I play \"Othello\".", text(account, "about"));
        assertEquals("MEMBER", text(account, "kind"));
        assertEquals("test", text(rows(all, "sessions").get(0), "device"));
        assertEquals("Hello Bert", text(rows(all, "lettersSent").get(0), "text"));
        assertEquals("Hello Ann", text(rows(all, "lettersReceived").get(0), "text"));
        assertEquals("Bert", text(rows(all, "blocked").get(0), "name"));
        Map<String, Json> game = rows(all, "gamesWithBlack").get(0);
        assertEquals("Bert", text(game, "opponentName"));
        assertTrue(game.containsKey("end") && game.containsKey("terms"), game.toString());
        assertFalse(rows(game, "events").isEmpty());
        assertEquals(List.of(), rows(all, "gamesWithWhite"));
        assertEquals(1, rows(all, "chat").size(), "what Bert said is Bert's");
        assertEquals("Good luck", text(rows(all, "chat").get(0), "text"));
        assertEquals("Whose name?", text(rows(all, "reportsMade").get(0), "words"));
        assertEquals("WARN", text(rows(all, "decisions").get(0), "sanction"));
        assertEquals(1, rows(all, "tournamentsHosted").size());
        assertEquals("More boards", text(rows(all, "feedback").get(0), "text"));
        assertEquals(List.of(), rows(document(bert), "reportsMade"), "who reported somebody is not told");
    }

    @Test
    void noSecretIsInIt() throws Exception {
        Person ann = member("Ann");
        ann.client().send(new AccountRequest.MakeRecoveryCodes("secret"));
        List<String> codes = ann.client().await(AccountNews.RecoveryCodes.class).codes();
        String body = fetch(ann.token()).body();
        assertTrue(body.contains("\"unusedRecoveryCodes\":" + codes.size()), body);
        for (String secret : List.of("argon2", "token", "hash\":\"$", ann.token(), codes.get(0))) {
            assertFalse(body.contains(secret), secret);
        }
    }

    /** What fills several pages arrives whole and in order, by the socket and by the operator's command. */
    @Test
    void longPartsArriveWhole() throws Exception {
        Person ann = member("Ann");
        Person bert = member("Bert");
        try (Database database = Database.open(url)) {
            for (int i = 0; i < LETTERS; i++) {
                String words = "letter " + i;
                long at = i;
                database.write(sql -> sql.change(
                        "insert into letter (sender, receiver, at, body) values (?, ?, ?, ?)",
                        ann.id(),
                        bert.id(),
                        at,
                        words));
            }
            List<Map<String, Json>> letters = rows(document(ann), "lettersSent");
            assertEquals(LETTERS, letters.size());
            for (int i = 0; i < LETTERS; i++) {
                assertEquals("letter " + i, text(letters.get(i), "text"));
            }
            Path file = files.resolve("ann.json");
            new AccountExport(database, new Codec()).write(ann.id(), 5, file);
            assertEquals(letters, rows(fields(JsonReader.read(Files.readString(file))), "lettersSent"));
        }
    }

    @Test
    void onlyAMemberFetchesAndNotEndlessly() throws Exception {
        Person ann = member("Ann");
        assertEquals(401, fetch("nobody's").statusCode());
        assertEquals(401, fetch(guest().token()).statusCode());
        for (int i = 0; i < 5; i++) {
            assertEquals(200, fetch(ann.token()).statusCode());
        }
        assertEquals(429, fetch(ann.token()).statusCode());
        assertEquals(200, fetch(member("Bert").token()).statusCode(), "others are not concerned");
        ann.client().send(new AccountRequest.Logout());
        ann.client().await(ServerMessage.SignedOut.class);
        assertEquals(401, fetch(ann.token()).statusCode());
    }

    @Test
    void theOperatorExportsByCommand() throws IOException, InterruptedException {
        member("Ann");
        String file = files.resolve("all.json").toString();
        CommandRun run = CommandRun.of("accounts", "export", "Ann", file, "--database", url);
        assertEquals(0, run.code(), run.err());
        assertTrue(Files.readString(Path.of(file)).contains("\"name\":\"Ann\""));
        CommandRun again = CommandRun.of("accounts", "export", "Ann", file, "--database", url);
        assertEquals(1, again.code(), again.out());
        assertTrue(again.err().contains("can't be written"), again.err());
    }
}
