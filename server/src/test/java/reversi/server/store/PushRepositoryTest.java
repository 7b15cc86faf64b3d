package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.game.ColourChoice;
import reversi.game.TimeControl;
import reversi.online.GameTerms;
import reversi.rules.Variant;
import reversi.server.game.GameFacts;
import reversi.server.store.PushRepository.Ending;
import reversi.server.store.PushRepository.Subscription;

/** Browsers go with their sessions, and somebody is reminded once, when little time is left. */
class PushRepositoryTest {
    private static final long HOUR = 3_600_000;
    private static final Subscription BROWSER = new Subscription("https://push.example.org/1", "k", "s", "en");

    private StoreFixture store;
    private PushRepository browsers;
    private AccountRow ann;
    private AccountRow bert;

    @BeforeEach
    void open() throws IOException {
        store = new StoreFixture();
        browsers = new PushRepository(store.database);
        ann = store.member("Ann");
        bert = store.member("Bert");
    }

    @AfterEach
    void close() throws Exception {
        store.close();
    }

    private long session(AccountRow row, int number) {
        return store.accounts
                .beginSession(row.id(), new byte[] {(byte) number}, "d", 0)
                .orElseThrow()
                .session();
    }

    @Test
    void aBrowserGoesWithItsSessionAndBelongsToOne() {
        long one = session(ann, 1);
        long two = session(bert, 2);
        assertTrue(browsers.set(ann.id(), one, BROWSER));
        assertEquals(List.of(BROWSER), browsers.of(ann.id()));
        assertFalse(browsers.set(ann.id(), two, BROWSER), "somebody else's session");
        assertTrue(browsers.set(bert.id(), two, BROWSER), "whoever signs in there now");
        assertFalse(browsers.isOn(one));
        assertTrue(browsers.isOn(two));
        store.accounts.endSession(bert.id(), two);
        assertEquals(List.of(), browsers.of(bert.id()));
        assertFalse(browsers.set(bert.id(), two, BROWSER), "a session that has ended");
    }

    private GameFacts game(int days) {
        GameTerms terms = new GameTerms(Variant.OTHELLO, TimeControl.days(days), false, ColourChoice.BLACK);
        return store.game(ann, bert, terms, 0);
    }

    @ParameterizedTest
    @CsvSource({"1, 7, false", "1, 5, true", "3, 19, false", "3, 17, true", "7, 25, false", "7, 23, true", "7, 0, false"
    })
    void whoHasLittleTimeLeftIsReminded(int days, long hoursLeft, boolean reminded) {
        browsers.set(bert.id(), session(bert, 1), BROWSER);
        GameFacts game = game(days);
        long deadline = days * 24L * HOUR;
        List<Ending> found = browsers.ending(deadline - hoursLeft * HOUR + (hoursLeft == 0 ? 1_000 : 0), 10);
        assertEquals(
                reminded ? List.of(game.id()) : List.of(),
                found.stream().map(Ending::game).toList());
    }

    @Test
    void nobodyIsRemindedTwiceNorWithoutABrowserNorOfALiveGame() {
        GameFacts game = game(1);
        store.game(ann, bert, StoreFixture.RATED, 0);
        long now = 20 * HOUR;
        assertEquals(List.of(), browsers.ending(now, 10));
        browsers.set(ann.id(), session(ann, 1), BROWSER);
        Ending ending = browsers.ending(now, 10).get(0);
        assertEquals(game.id(), ending.game());
        assertTrue(browsers.claimDeadline(ending));
        assertFalse(browsers.claimDeadline(ending), "another node");
        assertEquals(List.of(), browsers.ending(now, 10));
        assertTrue(browsers.claimMove(game.id(), 1));
        assertFalse(browsers.claimMove(game.id(), 1), "another node");
        assertTrue(browsers.claimMove(game.id(), 2));
        browsers.forget(game.id());
        assertTrue(browsers.claimMove(game.id(), 1));
    }
}
