package reversi.server.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A quota of delays gives an honest connection what it lacks, and a lying one little. */
class LagQuotaTest {
    private static final int MOVES_OF_A_GAME = 30;

    private static long given(LagQuota quota, long lag, int moves) {
        long sum = 0;
        for (int i = 0; i < moves; i++) {
            long given = quota.available(lag);
            quota.onMove(given);
            sum += given;
        }
        return sum;
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 20, 60})
    void aShortDelayIsGivenBackOnEveryMove(long lag) {
        assertEquals(MOVES_OF_A_GAME * lag, given(new LagQuota(), lag, MOVES_OF_A_GAME));
    }

    @Test
    void oneLongDelayIsGivenBackWhole() {
        LagQuota quota = new LagQuota();
        assertEquals(GameState.MOST_LAG, quota.available(100_000));
        assertEquals(250, quota.available(250));
        assertEquals(0, quota.available(-5));
    }

    @Test
    void latePongsGainLittle() {
        LagQuota quota = new LagQuota();
        long gained = given(quota, 300, MOVES_OF_A_GAME);
        assertTrue(gained <= LagQuota.FULL + MOVES_OF_A_GAME * LagQuota.REFILL, "gained " + gained);
        assertEquals(LagQuota.REFILL, quota.available(300), "what one move refills is all that is left");
    }

    @Test
    void theQuotaRefillsAndNeverOverflows() {
        LagQuota quota = new LagQuota();
        given(quota, 300, MOVES_OF_A_GAME);
        given(quota, 0, 2 * MOVES_OF_A_GAME);
        assertEquals(given(new LagQuota(), 300, 5), given(quota, 300, 5));
    }
}
