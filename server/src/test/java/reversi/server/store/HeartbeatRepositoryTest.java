package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.server.game.GameFacts;
import reversi.server.game.GameState;
import reversi.server.game.Outage;

class HeartbeatRepositoryTest {
    private static final long GAP = HeartbeatRepository.OUTAGE_MILLIS;

    private static StoreFixture store;
    private static HeartbeatRepository heartbeat;

    @BeforeAll
    static void open() throws IOException {
        store = new StoreFixture();
        heartbeat = new HeartbeatRepository(store.database);
    }

    @AfterAll
    static void close() throws IOException {
        store.close();
    }

    @BeforeEach
    void forgetEverything() {
        store.database.write(sql -> sql.change("delete from life") + sql.change("delete from outage"));
    }

    @Test
    void aGapUpToTheLimitIsNoOutage() {
        assertEquals(Optional.empty(), heartbeat.last());
        heartbeat.record(1_000);
        heartbeat.record(1_000 + GAP);
        assertEquals(List.of(), heartbeat.outagesAfter(0));
        heartbeat.record(1_000 + 2 * GAP + 1);
        assertEquals(List.of(new Outage(1_000 + GAP, 1_000 + 2 * GAP + 1)), heartbeat.outagesAfter(0));
        assertEquals(Optional.of(1_000 + 2 * GAP + 1), heartbeat.last());
    }

    @Test
    void severalNodesThatReturnAtOnceRecordOneOutage() {
        heartbeat.record(0);
        heartbeat.record(10_000);
        heartbeat.record(10_000);
        heartbeat.record(10_001);
        heartbeat.record(9_500);
        assertEquals(List.of(new Outage(0, 10_000)), heartbeat.outagesAfter(0));
        assertEquals(Optional.of(10_001L), heartbeat.last(), "a slower clock doesn't turn it back");
        assertEquals(List.of(), heartbeat.outagesAfter(10_000));
    }

    @Test
    void anOutageMovesTheDeadlinesThatItTouched() {
        GameFacts game = store.game(store.member(), store.member(), StoreFixture.FRIENDLY, 0);
        long deadline = GameState.start(game).deadline().orElseThrow();
        heartbeat.record(100_000);
        heartbeat.record(150_000);
        assertFalse(store.games.overdue(deadline + 50_000, 10).contains(game.id()));
        assertTrue(store.games.overdue(deadline + 50_001, 10).contains(game.id()));
    }

    @Test
    void aDeadlineThatPassedBeforeStaysPassed() {
        GameFacts game = store.game(store.member(), store.member(), StoreFixture.FRIENDLY, 0);
        long deadline = GameState.start(game).deadline().orElseThrow();
        heartbeat.record(deadline);
        heartbeat.record(deadline + 100_000);
        assertTrue(store.games.overdue(deadline + 1, 10).contains(game.id()));
    }

    @Test
    void aClockThatWasFarAheadIsForgottenAndALittleAheadIsNot() {
        heartbeat.record(1_000_000);
        heartbeat.record(960_000);
        assertEquals(Optional.of(1_000_000L), heartbeat.last());
        heartbeat.record(900_000);
        assertEquals(Optional.of(900_000L), heartbeat.last());
    }
}
