/** A player's own openings: the prepared moves, when each is to be remembered again, and what is not prepared yet. */
@NullMarked
package reversi.training.repertoire;

import org.jspecify.annotations.NullMarked;
