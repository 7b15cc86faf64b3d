package reversi.online;

import java.util.Optional;

/**
 * A chapter of a study.
 *
 * @param id its number
 * @param name what it is called
 * @param version rises by 1 whenever what is in it changes, but for the moves of its game
 * @param game the running game that it follows; empty for any other
 */
public record ChapterCard(long id, String name, int version, Optional<Long> game) {}
