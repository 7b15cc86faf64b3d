package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import reversi.online.ErrorCode;
import reversi.online.Protocol;

/** The bounds of what an account follows and notes. */
class FollowRepositoryTest {
    @Test
    void listsAreBoundedAndWhatIsThereStaysChangeable() throws IOException {
        try (StoreFixture store = new StoreFixture()) {
            FollowRepository follows = store.follows;
            long ann = store.member().id();
            long[] others = IntStream.rangeClosed(0, Protocol.MAX_NOTES)
                    .mapToLong(each -> store.member().id())
                    .toArray();
            for (int i = 0; i < Protocol.MAX_FOLLOWED; i++) {
                assertEquals(Optional.empty(), follows.follow(ann, others[i], i));
            }
            assertEquals(Optional.of(ErrorCode.LIST_FULL), follows.follow(ann, others[Protocol.MAX_FOLLOWED], 1));
            assertEquals(Optional.empty(), follows.follow(ann, others[0], 1), "followed already");
            follows.unfollow(ann, others[0]);
            assertEquals(Optional.empty(), follows.follow(ann, others[Protocol.MAX_FOLLOWED], 1));
            assertEquals(Protocol.MAX_FOLLOWED, follows.followed(ann).size());
            for (int i = 0; i < Protocol.MAX_NOTES; i++) {
                assertEquals(Optional.empty(), follows.note(ann, others[i], "a", i));
            }
            assertEquals(Optional.of(ErrorCode.LIST_FULL), follows.note(ann, others[Protocol.MAX_NOTES], "a", 1));
            assertEquals(Optional.empty(), follows.note(ann, others[0], "b", 1));
            assertEquals("b", follows.relation(ann, others[0]).note());
        }
    }

    @Test
    void whoIsGoneFollowsNobody() throws IOException {
        try (StoreFixture store = new StoreFixture()) {
            long ann = store.member().id();
            long bert = store.member().id();
            store.accounts.delete(ann, 1);
            assertEquals(Optional.of(ErrorCode.NOT_SIGNED_IN), store.follows.follow(ann, bert, 2));
            assertEquals(Optional.of(ErrorCode.NOT_SIGNED_IN), store.follows.note(ann, bert, "x", 2));
        }
    }
}
