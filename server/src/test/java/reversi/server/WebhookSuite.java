package reversi.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Predicate;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.json.Json;
import reversi.json.JsonReader;
import reversi.online.AccountRequest;
import reversi.online.ClubProfile;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.online.TournamentFormat;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.online.TournamentTerms;
import reversi.online.Webhook;
import reversi.online.WebhookDelivery;
import reversi.online.WebhookResult;
import reversi.rules.Variant;
import reversi.server.email.SmallSmtp;
import reversi.server.outbound.Destinations;
import reversi.server.outbound.HttpsReceiver;
import reversi.server.store.Database;
import reversi.server.store.WebhookRepository;

/** Webhooks of clubs through real sockets, to a real receiver: set, signed, told, told again, and switched off. */
abstract class WebhookSuite extends OnlineSuite {
    private static final long HOUR = 3_600_000;
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final GameTerms GAME =
            new GameTerms(Variant.OTHELLO, TimeControl.perGame(300, 0), true, ColourChoice.LOT);

    @TempDir
    static Path certificates;

    private HttpsReceiver receiver;
    private SmallSmtp smtp;

    @BeforeEach
    void startWithWebhooks() throws Exception {
        receiver = new HttpsReceiver(certificates);
        smtp = new SmallSmtp();
        restart();
    }

    @AfterEach
    void stopWebhooks() throws Exception {
        receiver.close();
        smtp.close();
    }

    private void restart() {
        server.close();
        server = Server.start(Servers.telling(url, receiver.asDestinations(), Optional.of(smtp.asServer())));
    }

    private static long found(Person who, String name) throws InterruptedException {
        who.client().send(new TournamentRequest.FoundClub(new ClubProfile(name, "", true)));
        return who.client().await(TournamentNews.ClubInfo.class).card().id();
    }

    private StudyNews.WebhookInfo set(Person who, long club) throws InterruptedException {
        who.client().send(new StudyRequest.SetWebhook(club, receiver.address("/in")));
        return who.client().await(StudyNews.WebhookInfo.class);
    }

    private static StudyNews.WebhookInfo info(Person who, long club) throws InterruptedException {
        who.client().send(new StudyRequest.AskWebhook(club));
        return who.client().await(StudyNews.WebhookInfo.class);
    }

    /** Looks at the disk until the last message is so; a client may not ask so often. */
    private WebhookDelivery until(long club, Predicate<WebhookDelivery> isSo) {
        return assertTimeoutPreemptively(PATIENCE, () -> {
            try (Database database = Database.open(url)) {
                WebhookRepository kept = new WebhookRepository(database);
                while (true) {
                    Optional<WebhookDelivery> last =
                            kept.deliveries(club).stream().findFirst();
                    if (last.filter(isSo).isPresent()) {
                        return last.get();
                    }
                    Thread.onSpinWait();
                }
            }
        });
    }

    private void change(String statement) {
        try (Database database = Database.open(url)) {
            database.write(sql -> sql.change(statement));
        }
    }

    /** The time of the next attempt has come, whatever the clock says. */
    private void makeDue() {
        change("update webhook_delivery set due = 1 where due is not null");
    }

    /** As a receiver checks it that knows nothing of this server. */
    private static void verify(HttpsReceiver.Request request, String secret) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
        String signed = request.header("Reversi-timestamp") + "." + request.body();
        assertEquals(
                "sha256=" + HexFormat.of().formatHex(mac.doFinal(signed.getBytes(UTF_8))),
                request.header("Reversi-signature"));
        assertEquals("application/json", request.header("Content-type"));
    }

    private static String text(Json json, String name) {
        return ((Json.Text) ((Json.Fields) json).values().get(name)).value();
    }

    @Test
    void aTestArrivesSignedAndItsAnswerIsSeen() throws Exception {
        Person ann = member("Ann");
        long elm = found(ann, "Elm");
        StudyNews.WebhookInfo made = set(ann, elm);
        assertTrue(made.offered());
        String secret = made.secret().orElseThrow();
        assertEquals(Optional.empty(), info(ann, elm).secret(), "it is shown once");
        assertEquals(Optional.empty(), set(ann, elm).secret(), "and stays");
        done(ann.client(), new StudyRequest.TestWebhook(elm));
        HttpsReceiver.Request request = receiver.next();
        verify(request, secret);
        WebhookDelivery told = until(elm, WebhookDelivery::isTaken);
        assertEquals(Long.toString(told.id()), request.header("Reversi-event"));
        assertTrue(request.body().startsWith("{\"id\":" + told.id() + ",\"event\":\"TEST\""), request.body());
        ann.client().send(new StudyRequest.RenewWebhook(elm));
        String other = ann.client()
                .await(StudyNews.WebhookInfo.class, news -> news.secret().isPresent())
                .secret()
                .orElseThrow();
        done(ann.client(), new StudyRequest.TestWebhook(elm));
        verify(receiver.next(), other);
    }

    @Test
    void whatHappensToATournamentIsTold() throws Exception {
        Person ann = member("Ann");
        long elm = found(ann, "Elm");
        set(ann, elm);
        TournamentTerms terms = TournamentTerms.usual(
                        "Elm cup", TournamentFormat.SWISS, GAME, System.currentTimeMillis() + HOUR)
                .of(elm);
        ann.client().send(new TournamentRequest.CreateTournament(terms));
        long tournament =
                ann.client().await(TournamentNews.TournamentMade.class).tournament();
        Json announced = JsonReader.read(receiver.next().body());
        assertEquals("TOURNAMENT_ANNOUNCED", text(announced, "event"));
        assertEquals("Elm", text(announced, "name"));
        String whole = announced.toString();
        assertTrue(whole.contains("Elm cup"), whole);
        done(ann.client(), new TournamentRequest.CancelTournament(tournament));
        assertEquals(
                "TOURNAMENT_CANCELLED", text(JsonReader.read(receiver.next().body()), "event"));
    }

    @Test
    void whatFailsIsToldAgainUnderTheSameNumberAlsoByAServerThatWasStartedAgain() throws Exception {
        Person ann = member("Ann");
        long elm = found(ann, "Elm");
        set(ann, elm);
        receiver.answer(500, 302);
        done(ann.client(), new StudyRequest.TestWebhook(elm));
        String first = receiver.next().header("Reversi-event");
        WebhookDelivery failed = until(elm, told -> told.status() == 500);
        assertTrue(failed.waiting());
        makeDue();
        assertEquals(first, receiver.next().header("Reversi-event"));
        until(elm, told -> told.status() == 302);
        restart();
        makeDue();
        assertEquals(first, receiver.next().header("Reversi-event"));
        WebhookDelivery told = until(elm, WebhookDelivery::isTaken);
        assertEquals(3, told.tries());
        assertFalse(told.waiting());
    }

    @Test
    void afterTooManyFailuresItIsSwitchedOffAndItsLeaderHearsOfIt() throws Exception {
        Person ann = member("Ann");
        done(ann.client(), new AccountRequest.SetEmail("secret", "ann@example.org", "en"));
        done(ann.client(), new AccountRequest.ConfirmEmail(smtp.next().code()));
        long elm = found(ann, "Elm");
        set(ann, elm);
        change("update webhook set failures = " + (WebhookRepository.MOST_FAILURES - 1));
        receiver.answer(500);
        done(ann.client(), new StudyRequest.TestWebhook(elm));
        until(elm, told -> !told.waiting());
        assertEquals(Optional.of(true), info(ann, elm).webhook().map(Webhook::stopped));
        fails(ErrorCode.NO_WEBHOOK, ann.client(), new StudyRequest.TestWebhook(elm));
        SmallSmtp.Letter letter = smtp.next();
        assertEquals("A webhook was switched off", letter.subject());
        assertTrue(letter.toString().contains("Elm"), letter.toString());
        assertEquals(Optional.of(false), set(ann, elm).webhook().map(Webhook::stopped));
        receiver.next();
        done(ann.client(), new StudyRequest.TestWebhook(elm));
        receiver.next();
    }

    @Test
    void whereANameLeadsHomeTheLeaderSeesIt() throws Exception {
        server.close();
        Destinations real = Destinations.internet();
        server = Server.start(Servers.telling(
                url,
                new Destinations("https", false, receiver.asDestinations().names(), real.allowed(), real.trust()),
                Optional.empty()));
        Person ann = member("Ann");
        long elm = found(ann, "Elm");
        done(ann.client(), new StudyRequest.SetWebhook(elm, "https://" + HttpsReceiver.NAME + "/in"));
        done(ann.client(), new StudyRequest.TestWebhook(elm));
        WebhookDelivery told = until(elm, delivery -> delivery.tries() == 1 && delivery.triedAt() > 0);
        assertEquals(WebhookResult.NOT_PUBLIC, told.result());
        assertTrue(receiver.isEmpty());
        done(ann.client(), new StudyRequest.SetWebhook(elm, "https://elsewhere.example/in"));
        done(ann.client(), new StudyRequest.TestWebhook(elm));
        until(elm, delivery -> delivery.result() == WebhookResult.UNKNOWN_NAME);
    }

    @Test
    void onlyLeadersAndOnlyPlainAddresses() throws Exception {
        Person ann = member("Ann");
        long elm = found(ann, "Elm");
        set(ann, elm);
        Person bert = member("Bert");
        done(bert.client(), new TournamentRequest.JoinClub(elm));
        fails(ErrorCode.LEADERS_ONLY, bert.client(), new StudyRequest.AskWebhook(elm));
        fails(ErrorCode.LEADERS_ONLY, bert.client(), new StudyRequest.SetWebhook(elm, receiver.address("/x")));
        fails(ErrorCode.LEADERS_ONLY, bert.client(), new StudyRequest.RenewWebhook(elm));
        fails(ErrorCode.LEADERS_ONLY, bert.client(), new StudyRequest.TestWebhook(elm));
        fails(ErrorCode.LEADERS_ONLY, bert.client(), new StudyRequest.RemoveWebhook(elm));
        fails(ErrorCode.MEMBERS_ONLY, guest().client(), new StudyRequest.AskWebhook(elm));
        for (String address : new String[] {"http://hooks.example/", "https://a:b@hooks.example/", "x", "\u0000"}) {
            fails(ErrorCode.BAD_WEBHOOK, ann.client(), new StudyRequest.SetWebhook(elm, address));
        }
        done(ann.client(), new StudyRequest.RemoveWebhook(elm));
        assertEquals(Optional.empty(), info(ann, elm).webhook());
        fails(ErrorCode.NO_WEBHOOK, ann.client(), new StudyRequest.TestWebhook(elm));
    }

    @Test
    void testsAreNotEndless() throws Exception {
        Person ann = member("Ann");
        long elm = found(ann, "Elm");
        set(ann, elm);
        for (int i = 0; i < 19; i++) {
            done(ann.client(), new StudyRequest.TestWebhook(elm));
        }
        fails(ErrorCode.TRY_LATER, ann.client(), new StudyRequest.TestWebhook(elm));
    }

    @Test
    void aHostThatDoesNotTellSaysSo() throws Exception {
        server.close();
        server = Server.start(Servers.options(url));
        Person ann = member("Ann");
        long elm = found(ann, "Elm");
        assertFalse(info(ann, elm).offered());
        fails(ErrorCode.NO_WEBHOOK, ann.client(), new StudyRequest.SetWebhook(elm, "https://hooks.example/"));
    }
}
