/** Felt, wood, light and the marks on the board. */
@NullMarked
package reversi.tools.bake.board;

import org.jspecify.annotations.NullMarked;
