/** Solves positions to the end of the game and compares with known results. */
@NullMarked
package reversi.tools.solve;

import org.jspecify.annotations.NullMarked;
