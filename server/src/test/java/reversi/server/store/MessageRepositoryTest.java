package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.online.Letter;

/** Private messages and block lists. */
class MessageRepositoryTest {
    private static StoreFixture store;

    private long ann;
    private long bert;
    private long cleo;

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
        ann = store.member().id();
        bert = store.member().id();
        cleo = store.member().id();
    }

    private static List<String> texts(List<Letter> letters) {
        return letters.stream().map(Letter::text).toList();
    }

    @Test
    void aMessageIsReadByTheTwoOnlyLatestFirst() {
        Letter first = store.letter(ann, bert, "hello", 10);
        Letter second = store.letter(bert, ann, "hi; drop table letter", 11);
        store.letter(cleo, ann, "psst", 12);
        assertEquals(List.of(second, first), store.messages.between(ann, bert, Long.MAX_VALUE, 10));
        assertEquals(List.of(second, first), store.messages.between(bert, ann, Long.MAX_VALUE, 10));
        assertEquals(List.of(), store.messages.between(bert, cleo, Long.MAX_VALUE, 10));
        assertFalse(first.read());
    }

    @Test
    void partsFollowOneAnotherWithoutGapOrRepetition() {
        for (int i = 0; i < 5; i++) {
            store.letter(ann, bert, "message " + i, i);
        }
        List<Letter> latest = store.messages.between(ann, bert, Long.MAX_VALUE, 2);
        assertEquals(List.of("message 4", "message 3"), texts(latest));
        List<Letter> next = store.messages.between(ann, bert, latest.get(1).id(), 2);
        assertEquals(List.of("message 2", "message 1"), texts(next));
        assertEquals(
                List.of("message 0"),
                texts(store.messages.between(ann, bert, next.get(1).id(), 2)));
        assertEquals(List.of(), store.messages.between(ann, bert, 0, 2));
    }

    @Test
    void aConversationIsSummedUpByItsLatestMessageAndWhatIsUnread() {
        store.letter(bert, ann, "one", 1);
        store.letter(bert, ann, "two", 2);
        Letter own = store.letter(ann, cleo, "three", 3);
        Letter last = store.letter(ann, bert, "four", 4);
        assertEquals(
                List.of(new MessageRepository.Summary(bert, last, 2), new MessageRepository.Summary(cleo, own, 0)),
                store.messages.summaries(ann, 10));
        assertEquals(1, store.messages.summaries(ann, 1).size());
        assertEquals(1, store.messages.summaries(bert, 10).get(0).unread());
        assertEquals(2, store.messages.unread(ann));
        assertEquals(1, store.messages.unread(cleo));
    }

    @Test
    void readIsWhatOneReceivedUpToAMessage() {
        Letter first = store.letter(bert, ann, "one", 1);
        Letter second = store.letter(bert, ann, "two", 2);
        Letter own = store.letter(ann, bert, "three", 3);
        store.letter(cleo, ann, "four", 4);
        store.messages.markRead(ann, bert, first.id());
        assertEquals(2, store.messages.unread(ann));
        store.messages.markRead(ann, bert, second.id() - 1);
        assertEquals(2, store.messages.unread(ann), "nothing between them");
        store.messages.markRead(ann, bert, Long.MAX_VALUE);
        assertEquals(1, store.messages.unread(ann), "that of somebody else");
        List<Letter> letters = store.messages.between(ann, bert, Long.MAX_VALUE, 10);
        assertEquals(own, letters.get(0), "one's own is read by the other");
        assertTrue(letters.get(1).read() && letters.get(2).read());
    }

    @Test
    void aBlockListIsBoundedSortedAndOneSided() {
        assertTrue(store.blocks.add(ann, cleo, 2));
        assertTrue(store.blocks.add(ann, bert, 2));
        assertTrue(store.blocks.add(ann, bert, 2), "again changes nothing");
        assertFalse(store.blocks.add(ann, store.member().id(), 2), "full");
        assertEquals(List.of(bert, cleo), store.blocks.of(ann, 0, 9), "by name");
        assertTrue(store.blocks.blocks(ann, bert));
        assertFalse(store.blocks.blocks(bert, ann));
        store.blocks.remove(ann, bert);
        store.blocks.remove(ann, bert);
        assertFalse(store.blocks.blocks(ann, bert));
        assertTrue(store.blocks.add(ann, store.member().id(), 2), "there is room again");
    }
}
