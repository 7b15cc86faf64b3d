package reversi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.game.ColourChoice;
import reversi.game.GameEvent;
import reversi.game.TimeControl;
import reversi.online.AccountNews;
import reversi.online.AccountRequest;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.LobbyRequest;
import reversi.online.ServerMessage;
import reversi.online.TableRequest;
import reversi.online.TableState;
import reversi.rules.Move;
import reversi.rules.Variant;
import reversi.server.push.FakeBrowser;
import reversi.server.push.FakePushService;
import reversi.server.store.Database;
import reversi.server.store.PushRepository;

/** Who is away is told in their browser what waits, and nothing of what was written. */
abstract class PushSuite extends OnlineSuite {
    private static final GameTerms THREE_DAYS =
            new GameTerms(Variant.OTHELLO, TimeControl.days(3), false, ColourChoice.BLACK);

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final FakeBrowser browser = new FakeBrowser();
    private FakePushService service;

    @BeforeEach
    void startWithPushes() throws Exception {
        server.close();
        service = new FakePushService();
        server = Server.start(Servers.pushing(url, service.asOptions()));
    }

    @AfterEach
    void stopPushes() {
        service.close();
    }

    private AccountRequest.SetPush wish(String language) {
        return new AccountRequest.SetPush(service.endpoint("ann"), browser.keyText(), browser.secretText(), language);
    }

    private static boolean isTold(Client client) throws InterruptedException {
        client.send(new AccountRequest.AskSessions());
        return client.await(AccountNews.Sessions.class).pushes();
    }

    /** From now on the two may write to each other. */
    private static void befriend(Person one, Person other) throws InterruptedException {
        done(one.client(), new AccountRequest.Write(other.id(), "Hello"));
        done(other.client(), new AccountRequest.AnswerLetterRequest(one.id(), true));
    }

    private String shown() throws Exception {
        return service.next().shown(browser);
    }

    @Test
    void theWelcomeSaysTheKeyAndASessionTurnsItOnAndOff() throws Exception {
        Person ann = member("Ann");
        assertTrue(!isTold(ann.client()));
        done(ann.client(), wish("de"));
        assertTrue(isTold(ann.client()));
        done(ann.client(), new AccountRequest.EndPush());
        assertTrue(!isTold(ann.client()));
        done(ann.client(), wish("de"));
        ann.client().send(new AccountRequest.Logout());
        ann.client().await(ServerMessage.SignedOut.class);
        Person bert = member("Bert");
        bert.client().send(new AccountRequest.Write(ann.id(), "Hello"));
        bert.client().await(ServerMessage.Done.class);
        assertTrue(service.isEmpty(), "it ends with the session");
    }

    @Test
    void whatIsNoBrowserIsRefused() throws Exception {
        Person ann = member("Ann");
        fails(
                ErrorCode.NO_PUSH,
                ann.client(),
                new AccountRequest.SetPush("http://10.0.0.1/x", browser.keyText(), browser.secretText(), "en"));
        fails(
                ErrorCode.NO_PUSH,
                ann.client(),
                new AccountRequest.SetPush(service.endpoint("ann"), "AA", browser.secretText(), "en"));
        fails(ErrorCode.MEMBERS_ONLY, guest().client(), wish("en"));
    }

    @Test
    void whoIsAwayIsToldOfAMoveAndAChallenge() throws Exception {
        Person ann = member("Ann");
        Person bert = member("Bert");
        done(ann.client(), wish("de"));
        TableState table = begin(bert, ann, THREE_DAYS);
        goes(ann, bert);
        bert.client().send(new TableRequest.Play(table.id(), 1, Move.at("d3")));
        event(bert.client(), GameEvent.Played.class);
        assertEquals(
                "{\"title\":\"Bert hat gezogen: Du bist am Zug\",\"path\":\"#/table/" + table.id()
                        + "\",\"tag\":\"move-" + table.id() + "\"}",
                shown());
        done(bert.client(), new LobbyRequest.Invite(ann.id(), THREE_DAYS));
        String challenge = shown();
        assertTrue(challenge.contains("Bert fordert dich"), challenge);
    }

    @Test
    void aMessageIsToldOfWithoutItsWords() throws Exception {
        Person ann = member("Ann");
        Person bert = member("Bert");
        done(ann.client(), wish("xx"));
        befriend(bert, ann);
        goes(ann, bert);
        done(bert.client(), new AccountRequest.Write(ann.id(), "the secret words"));
        String shown = shown();
        assertTrue(shown.contains("Bert has written to you") && shown.contains("#/mail"), shown);
        assertTrue(!shown.contains("secret"), shown);
    }

    @Test
    void aBrowserThatIsGoneIsForgotten() throws Exception {
        Person ann = member("Ann");
        Person bert = member("Bert");
        befriend(bert, ann);
        done(ann.client(), wish("en"));
        goes(ann, bert);
        service.answer(410);
        done(bert.client(), new AccountRequest.Write(ann.id(), "one"));
        service.next();
        Client again = Client.greeted(server.port(), Optional.of(ann.token()));
        clients.add(again);
        again.await(ServerMessage.SignedIn.class);
        assertTimeoutPreemptively(PATIENCE, () -> {
            try (Database database = Database.open(url)) {
                PushRepository kept = new PushRepository(database);
                while (!kept.of(ann.id()).isEmpty()) {
                    Thread.onSpinWait();
                }
            }
        });
        assertTrue(!isTold(again));
    }

    @Test
    void aServerWithoutAKeySaysSo() throws Exception {
        server.close();
        server = Server.start(Servers.options(url));
        fails(ErrorCode.NO_PUSH, member("Ann").client(), wish("en"));
    }
}
