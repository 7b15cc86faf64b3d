package reversi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Stable discs on an edge, for all 6,561 edges, against a search through everything that can still happen on it. */
class StableEdgesTest {
    private final Stability stability = new Stability();
    private final Map<Integer, Integer> known = new HashMap<>();

    /** The player's discs that nobody can ever turn on this edge, whoever plays wherever. */
    private int stable(int player, int opponent) {
        Integer before = known.get(player << 8 | opponent);
        if (before != null) {
            return before;
        }
        int stable = player;
        for (int square = 0; square < 8; square++) {
            if (((player | opponent) >> square & 1) == 0) {
                int gained = flips(square, player, opponent);
                int lost = flips(square, opponent, player);
                stable &= stable(player | 1 << square | gained, opponent & ~gained);
                stable &= ~lost & stable(player & ~lost, opponent | 1 << square | lost);
            }
        }
        known.put(player << 8 | opponent, stable);
        return stable;
    }

    private static int flips(int square, int mover, int other) {
        return flips(square, 1, mover, other) | flips(square, -1, mover, other);
    }

    private static int flips(int square, int step, int mover, int other) {
        int row = 0;
        for (int at = square + step; at >= 0 && at < 8; at += step) {
            if ((mover >> at & 1) != 0) {
                return row;
            }
            if ((other >> at & 1) == 0) {
                return 0;
            }
            row |= 1 << at;
        }
        return 0;
    }

    @Test
    void everyEdgeIsKnownExactly() {
        for (int player = 0; player < 256; player++) {
            for (int opponent = 0; opponent < 256; opponent++) {
                if ((player & opponent) == 0) {
                    int expected = stable(player, opponent);
                    int shown = (int) (stability.stableEdges(player, opponent) & 0xFF);
                    String edge = Integer.toBinaryString(player) + " against " + Integer.toBinaryString(opponent);
                    assertEquals(expected, shown, edge);
                    long last = stability.stableEdges((long) player << 56, (long) opponent << 56) >>> 56;
                    assertEquals(expected, (int) last, edge);
                }
            }
        }
    }
}
