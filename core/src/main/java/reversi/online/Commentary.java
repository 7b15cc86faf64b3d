package reversi.online;

/**
 * A study that comments on a game.
 *
 * @param code by which it is opened
 * @param by whose it is
 */
public record Commentary(String code, PlayerCard by) {}
