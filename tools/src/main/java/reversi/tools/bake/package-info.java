/** Everything under assets that is made by program: pictures of board, discs, icons and controls, and sounds. */
@NullMarked
package reversi.tools.bake;

import org.jspecify.annotations.NullMarked;
