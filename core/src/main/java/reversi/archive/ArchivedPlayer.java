package reversi.archive;

/**
 * Who played a side.
 *
 * @param name as it was then; empty for a person or a level of this device, for which the screen has words of its own
 * @param level that of the computer, from 1; 0 for anybody else
 * @param rating on the server, one's own after the game and the opponent's before it; 0 where there is none
 */
public record ArchivedPlayer(String name, int level, int rating) {}
