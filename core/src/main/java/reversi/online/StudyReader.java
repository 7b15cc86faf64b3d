package reversi.online;

/**
 * Somebody who has a study open.
 *
 * @param asks whether they ask to lead
 */
public record StudyReader(PlayerCard player, boolean asks) {}
