package reversi.tools.match;

/**
 * Two players of a ladder.
 *
 * @param weaker the number of the weaker one, from 0
 * @param stronger the number of the stronger one, who is named first in the log
 * @param pairing their games
 * @param games how many they are to be
 */
record Couple(int weaker, int stronger, Tournament.Pairing pairing, int games) {}
