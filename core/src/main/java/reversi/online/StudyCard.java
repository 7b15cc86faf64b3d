package reversi.online;

import java.util.Optional;

/**
 * A study in a list.
 *
 * @param id its number
 * @param code by which it is opened; where it is open, whoever knows this may look
 * @param name what it is called
 * @param open whether everybody who knows the code may look
 * @param chapters how many it has
 * @param role what one may do in it oneself; empty for what everybody may
 */
public record StudyCard(long id, String code, String name, boolean open, int chapters, Optional<StudyRole> role) {}
