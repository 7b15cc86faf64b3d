package reversi.teach.ladder;

import reversi.engine.Level;

/**
 * A level of the computer on the ladder, and how the player did there.
 *
 * @param level the level
 * @param seconds the time for each move
 * @param won the games won on this rung
 * @param games the games finished on this rung
 * @param recentWins the wins among the last two of them, which count towards climbing it
 * @param isClimbed whether two of three games in a row were won
 */
public record Rung(Level level, int seconds, int won, int games, int recentWins, boolean isClimbed) {}
