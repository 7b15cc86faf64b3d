package reversi.teach.achievement;

/**
 * That a player earned an achievement.
 *
 * @param game the id of the game in the archive, where it may have been deleted since
 * @param at when the game ended, in milliseconds since 1970
 * @param plies after how many plies it is to be seen in the game, 1 or more
 */
public record EarnedAchievement(String game, long at, int plies) {}
