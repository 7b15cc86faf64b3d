package reversi.teach.ladder;

import java.util.ArrayList;
import java.util.List;
import reversi.engine.Level;

/**
 * The levels of the computer as rungs, with less time for each move the higher they are. A rung is climbed by two wins of three games in a row
 * on it. All of it follows from the games played.
 *
 * @param rungs one for each level, the weakest first
 */
public record LevelLadder(List<Rung> rungs) {
    /** So many wins among three games in a row climb a rung. */
    public static final int WINS = 2;

    private static final double SLOWEST = 30;
    private static final double FASTEST = 8;

    /** The ladder after these games, the oldest first. */
    public static LevelLadder after(List<LevelResult> results) {
        List<Count> counts = new ArrayList<>();
        Level.all().forEach(level -> counts.add(new Count()));
        for (LevelResult result : results) {
            if (isCounted(result)) {
                counts.get(result.level() - 1).add(result.isWon());
            }
        }
        List<Rung> rungs = new ArrayList<>();
        for (Level level : Level.all()) {
            rungs.add(counts.get(level.number() - 1).rung(level));
        }
        return new LevelLadder(List.copyOf(rungs));
    }

    /** The time for each move on the rung of a level, from 30 seconds on the lowest to 8 on the highest; each rung takes about as large a share of it away. */
    public static int secondsPerMove(int level) {
        double share = (level - 1.0) / (Level.all().size() - 1);
        return (int) Math.round(SLOWEST * Math.pow(FASTEST / SLOWEST, share));
    }

    /** Whether a game counts on its level's rung: each move had the rung's time, or less. */
    static boolean isCounted(LevelResult result) {
        return result.seconds() > 0 && result.seconds() <= secondsPerMove(result.level());
    }

    /** The highest level whose rung is climbed; 0 before the first. */
    public int highestClimbed() {
        int highest = 0;
        for (Rung rung : rungs) {
            highest = rung.isClimbed() ? rung.level().number() : highest;
        }
        return highest;
    }

    /** Where the player goes on: above what is climbed, or higher where he is {@code ready} for a higher level, 0 meaning none. */
    public Rung present(int ready) {
        int level = Math.max(highestClimbed() + 1, ready);
        return rungs.get(Math.min(level, rungs.size()) - 1);
    }

    /** The games on a rung. */
    private static final class Count {
        private int won;
        private int games;
        private boolean wasLastWon;
        private boolean wasOneBeforeWon;
        private boolean isClimbed;

        void add(boolean isWon) {
            int recent = recentWins() + (isWon ? 1 : 0);
            isClimbed = isClimbed || recent >= WINS;
            wasOneBeforeWon = wasLastWon;
            wasLastWon = isWon;
            games++;
            won += isWon ? 1 : 0;
        }

        private int recentWins() {
            return (wasLastWon ? 1 : 0) + (wasOneBeforeWon ? 1 : 0);
        }

        Rung rung(Level level) {
            return new Rung(level, secondsPerMove(level.number()), won, games, recentWins(), isClimbed);
        }
    }
}
