package reversi.online;

import java.util.Optional;

/**
 * A club in a list.
 *
 * @param id its number
 * @param name what it is called
 * @param open whether members join at once
 * @param members how many it has
 * @param role what one is to it oneself
 */
public record ClubCard(long id, String name, boolean open, int members, Optional<ClubRole> role) {}
