/** Checks the drills of the endgame gym, by rules alone. */
@NullMarked
package reversi.tools.gym;

import org.jspecify.annotations.NullMarked;
