package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reversi.online.AccountRequest;
import reversi.platform.Link;

/** Playing online where no server answers, and the ways from the other pages to what is online. */
class WithoutAServerTest {
    /** Every attempt to connect, to be refused. */
    private final List<Link.Listener> attempts = new ArrayList<>();

    private final TestStage game = new TestStage("en", false, (address, listener) -> {
        attempts.add(listener);
        return new Link() {
            @Override
            public boolean send(String text) {
                return false;
            }

            @Override
            public void close() {}
        };
    });

    @AfterEach
    void close() {
        game.close();
    }

    private boolean says(String words) {
        return game.composition().probe().shows(words);
    }

    private void update() {
        game.composition().router().tick(0.1f);
        game.settle();
    }

    @Test
    void signInSaysThatAServerIsNeededAndHowToHostOne() {
        game.resize(1280, 720);
        game.composition().begin();
        game.composition().go().online();
        update();
        assertTrue(says("Play as a guest"), "it may still answer");
        attempts.get(0).closed("refused");
        update();
        assertTrue(says("Can’t reach localhost:8080"));
        assertTrue(says("Online play needs a server"));
        assertTrue(says("java -jar reversi-server.jar"));
        assertTrue(says("no public server"));
        assertFalse(says("Play as a guest"), "nothing is offered that can't be done");
    }

    /** On a site of files there is no socket: it is asked for once, and again only when the person does. */
    @Test
    void whereNoServerEverAnsweredNobodyTriesAgainAndAgain() {
        game.resize(1280, 720);
        game.composition().begin();
        game.composition().go().online();
        update();
        attempts.get(0).closed("404");
        for (int beat = 0; beat < 100; beat++) {
            game.composition().client().pass();
            update();
        }
        assertEquals(1, attempts.size());
        game.composition().client().reconnectNow();
        assertEquals(2, attempts.size(), "the person asked for it");
    }

    @Test
    void settingsLeadToSignInWithoutAnAccountAndToTheBlockListWithOne() {
        game.resize(1280, 720);
        game.composition().begin();
        game.composition().go().settings();
        update();
        assertTrue(says("Invitations and blocks"));
        game.composition().go().account();
        update();
        assertEquals("sign-in", game.composition().probe().state().page());
        DemoServer server = new DemoServer();
        try (TestStage other = new TestStage("en", false, server)) {
            other.resize(1280, 720);
            other.composition().begin();
            other.composition().go().online();
            server.deliver();
            other.composition().client().ask(AccountRequest.Login.of("player 5", "secret"));
            server.deliver();
            other.composition().go().settings();
            other.composition().go().account();
            server.deliver();
            other.composition().router().tick(0.1f);
            other.settle();
            assertTrue(other.composition().probe().shows("Blocked"));
            assertTrue(other.composition().probe().shows("player 3"));
        }
    }

    @Test
    void feedbackNeedsSomebodyWhoTakesIt() {
        game.resize(1280, 720);
        game.composition().begin();
        game.composition().go().about();
        update();
        assertFalse(says("Send feedback"), "no server was ever chosen, and the build names no address");
        game.composition().server().choose("example.org");
        game.composition().router().back();
        game.composition().go().about();
        update();
        assertTrue(says("Send feedback"));
    }
}
