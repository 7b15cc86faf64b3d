/** Who can sit down at a game: a person, the computer; and who advises them. */
@NullMarked
package reversi.players;

import org.jspecify.annotations.NullMarked;
