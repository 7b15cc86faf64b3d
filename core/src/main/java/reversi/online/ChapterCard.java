package reversi.online;

/**
 * A chapter of a study.
 *
 * @param id its number
 * @param name what it is called
 * @param version rises by 1 whenever what is in it changes
 */
public record ChapterCard(long id, String name, int version) {}
