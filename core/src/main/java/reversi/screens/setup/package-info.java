/** The choices of a new game. */
@NullMarked
package reversi.screens.setup;

import org.jspecify.annotations.NullMarked;
