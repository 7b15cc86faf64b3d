package reversi.teach.ladder;

import reversi.engine.Level;

/**
 * A finished game of standard Othello against a level of the computer.
 *
 * @param level the number of the level, from 1
 * @param score 1 for a win of the player, 0.5 for a draw, 0 for a loss
 * @param day days since 1 January 1970 by the player's clock
 * @param seconds the time for each move; 0 for a game without such a clock
 */
public record LevelResult(int level, double score, long day, int seconds) {
    /** Throws IllegalArgumentException for a level or a score that there is not, and for a negative time. */
    public LevelResult {
        boolean isScore = score == 0 || score == 0.5 || score == 1;
        if (level < 1 || level > Level.all().size() || !isScore || seconds < 0) {
            throw new IllegalArgumentException("no such result: level " + level + ", " + score + " in " + seconds);
        }
    }

    /** Whether the player won. */
    public boolean isWon() {
        return score == 1;
    }
}
