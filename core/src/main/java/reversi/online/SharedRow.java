package reversi.online;

/**
 * An account that lately signed in from the same address or device as another one.
 *
 * @param player who
 * @param games finished games of the two
 */
public record SharedRow(PlayerCard player, int games) {}
