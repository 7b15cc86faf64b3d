/** Checks the drills of the training gym, by rules alone. */
@NullMarked
package reversi.tools.gym;

import org.jspecify.annotations.NullMarked;
