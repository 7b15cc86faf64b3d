package reversi.screens;

import java.util.ArrayList;
import java.util.List;
import reversi.engine.Level;

/**
 * A computer player that can be chosen: a level, and at the strongest one how long it may think.
 *
 * @param level its level, from 1
 * @param seconds the most seconds for a move; 0 below the strongest level, which take the time they need
 */
public record Opponent(int level, int seconds) {
    private static final List<Integer> SECONDS = List.of(1, 3, 10, 30, 60);
    private static final int USUAL_SECONDS = 3;

    /** What there is not becomes what comes nearest. */
    public Opponent {
        int most = Level.all().size();
        level = Math.max(1, Math.min(most, level));
        seconds = level < most ? 0 : offered(seconds);
    }

    private static int offered(int wanted) {
        int nearest = wanted <= 0 ? USUAL_SECONDS : SECONDS.get(0);
        for (int seconds : SECONDS) {
            nearest = wanted >= seconds ? seconds : nearest;
        }
        return nearest;
    }

    /** The level of this number, thinking as long as is usual. */
    public static Opponent of(int level) {
        return new Opponent(level, 0);
    }

    /** Every opponent, the weakest first. */
    public static List<Opponent> all() {
        List<Opponent> all = new ArrayList<>();
        int most = Level.all().size();
        for (int level = 1; level < most; level++) {
            all.add(of(level));
        }
        for (int seconds : SECONDS) {
            all.add(new Opponent(most, seconds));
        }
        return all;
    }

    /** Whether it plays with all the engine's strength, so that only time limits it. */
    public boolean isStrongest() {
        return seconds > 0;
    }
}
