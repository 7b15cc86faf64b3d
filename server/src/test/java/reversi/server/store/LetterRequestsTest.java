package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reversi.server.store.StoreFixture.FRIENDLY;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.online.ErrorCode;
import reversi.online.Letter;
import reversi.online.Protocol;
import reversi.server.game.GameFacts;

/** What becomes of the first messages of strangers. */
class LetterRequestsTest {
    private static final long DAY = TimeUnit.DAYS.toMillis(1);

    private static StoreFixture store;

    private AccountRow ann;
    private AccountRow bert;

    @BeforeAll
    static void open() throws IOException {
        store = new StoreFixture();
    }

    @AfterAll
    static void close() throws IOException {
        store.close();
    }

    @BeforeEach
    void people() {
        ann = store.member();
        bert = store.member();
    }

    /** What comes of a message: the error, or whether it is a request. */
    private static String send(AccountRow from, AccountRow to, long now) {
        return store.messages
                .send(from.id(), to.id(), "hello", now)
                .fold(sent -> sent.letter().request() ? "request" : "letter", ErrorCode::name);
    }

    private List<Long> waitingForBert() {
        return store.requests.waiting(bert.id(), 10).stream().map(Letter::from).toList();
    }

    @Test
    void aStrangersFirstLetterLiesApartAndIsTheOnlyOne() {
        assertEquals("request", send(ann, bert, 1));
        assertEquals("AWAITS_ANSWER", send(ann, bert, 2));
        assertEquals(List.of(ann.id()), waitingForBert());
        assertEquals(0, store.messages.unread(bert.id()));
        assertEquals(List.of(), store.messages.summaries(bert.id(), 10));
        assertEquals(1, store.messages.summaries(ann.id(), 10).size(), "who wrote it sees it");
        store.messages.markRead(bert.id(), ann.id(), Long.MAX_VALUE);
        assertFalse(store.messages
                .between(ann.id(), bert.id(), Long.MAX_VALUE, 1)
                .get(0)
                .read());
    }

    @Test
    void acceptedItIsALetterLikeAnyOther() {
        send(ann, bert, 1);
        assertTrue(store.requests.answer(bert.id(), ann.id(), true));
        assertFalse(store.requests.answer(bert.id(), ann.id(), true), "once");
        assertEquals(List.of(), waitingForBert());
        assertEquals(1, store.messages.unread(bert.id()));
        assertEquals("letter", send(ann, bert, 2));
        assertEquals(2, store.messages.summaries(bert.id(), 10).get(0).unread());
    }

    @Test
    void declinedItIsGoneForTheOneAndStillTheOnlyOneForTheOther() {
        send(ann, bert, 1);
        assertTrue(store.requests.answer(bert.id(), ann.id(), false));
        assertFalse(store.requests.answer(bert.id(), ann.id(), false), "once");
        assertEquals(List.of(), waitingForBert());
        assertEquals("AWAITS_ANSWER", send(ann, bert, 10 * DAY));
        assertTrue(store.requests.answer(bert.id(), ann.id(), true), "one may think better of it");
        assertEquals("letter", send(ann, bert, 11 * DAY));
    }

    @Test
    void whoeverAnswersByALetterAccepts() {
        send(ann, bert, 1);
        store.requests.answer(bert.id(), ann.id(), false);
        assertTrue(store.messages.send(bert.id(), ann.id(), "hello", 2).fold(Sending.Sent::accepts, why -> false));
        assertEquals("letter", send(ann, bert, 3));
        assertEquals(2, store.messages.unread(bert.id()));
    }

    @Test
    void whoHasPlayedIsNoStrangerOnceADiscWasPlaced() {
        GameFacts game = store.game(ann, bert, FRIENDLY, 0);
        assertEquals("request", send(bert, ann, 1), "nobody has moved yet");
        store.requests.answer(ann.id(), bert.id(), false);
        assertEquals("AWAITS_ANSWER", send(bert, ann, 2));
        store.finish(game, 0, 3);
        assertEquals("letter", send(bert, ann, 4));
        assertEquals(2, store.messages.unread(ann.id()), "with the first one");
        assertEquals("letter", send(ann, bert, 5));
    }

    @Test
    void firstLettersOfADayAreFew() {
        for (int i = 0; i < Protocol.LETTER_REQUESTS_A_DAY; i++) {
            assertEquals("request", send(ann, store.member(), i));
        }
        assertEquals("TRY_LATER", send(ann, bert, DAY - 1));
        assertEquals("request", send(bert, ann, DAY - 1), "those of others don't count");
        assertEquals("letter", send(ann, bert, DAY - 1), "an answer is no first letter");
        assertEquals("request", send(ann, store.member(), DAY + 1));
    }
}
