package reversi.tools.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.engine.Family;

/** LargeBoards whose value hangs on two neighbouring squares of each corner together, which no sum over single squares says. */
class PatternChoiceTest {
    private static final int EMPTIES = 30;
    private static final List<int[]> PAIRS = List.of(
            new int[] {2, 11},
            new int[] {16, 25},
            new int[] {5, 12},
            new int[] {23, 30},
            new int[] {40, 33},
            new int[] {58, 51},
            new int[] {47, 38},
            new int[] {61, 52});

    private final PatternChoice choice = new PatternChoice(Family.OTHELLO, new Groups(-1, new Random(1)), 3, 1);

    @BeforeEach
    void positions() {
        Random random = new Random(2);
        for (int i = 0; i < 3_000; i++) {
            long player = 0;
            long opponent = 0;
            while (Long.bitCount(player | opponent) < 64 - EMPTIES) {
                long square = 1L << random.nextInt(64);
                if (((player | opponent) & square) == 0) {
                    player |= random.nextBoolean() ? square : 0;
                    opponent |= (player & square) == 0 ? square : 0;
                }
            }
            choice.add(player, opponent, value(player, opponent), i % 5 == 0);
        }
    }

    private static int value(long player, long opponent) {
        int value = 0;
        for (int[] pair : PAIRS) {
            value += 300 * digit(player, opponent, pair[0]) * digit(player, opponent, pair[1]);
        }
        return value;
    }

    private static int digit(long player, long opponent, int square) {
        return (int) ((player >>> square & 1) - (opponent >>> square & 1));
    }

    @Test
    void findsTheSquaresThatMatter() {
        assertEquals(2_400, choice.learned(EMPTIES));
        double none = choice.fit(List.of());
        double singles = choice.fit(List.of("c1", "d2"));
        assertTrue(singles > 0.9 * none, singles + " of " + none);
        PatternChoice.Candidate best = choice.best(List.of(), 60, 60, 2);
        assertTrue(best.gain() > 0.2 * none, best + " of " + none);
        double found = choice.fit(List.of(best.shape()));
        assertTrue(found < 0.1 * none, found + " of " + none + " with " + best.shape());
        List<Integer> squares = Groups.squares(best.shape());
        assertTrue(
                PAIRS.stream().anyMatch(pair -> squares.contains(pair[0]) && squares.contains(pair[1])), best.shape());
        assertTrue(choice.gain("c1 d2") < 0.05 * none, "what is explained gains no more");
    }

    @Test
    void keepsWithinItsLongs() {
        choice.fit(List.of());
        assertEquals(1, choice.longs(List.of(choice.best(List.of(), 30, 10, 1).shape())));
        assertEquals("", choice.best(List.of("a1 b1"), 30, 10, 0).shape());
        assertEquals("c1 d2", choice.best(List.of("c1 d2"), 0, 0, 2).shape());
    }
}
