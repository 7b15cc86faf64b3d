package reversi.online;

/**
 * A bot that can be played against.
 *
 * @param level the engine's level, from 1
 * @param player the bot
 */
public record BotCard(int level, PlayerCard player) {}
