/** The analysis board: free play with a tree of variations, what the engine thinks of it, and positions being set up. */
@NullMarked
package reversi.screens.analysis;

import org.jspecify.annotations.NullMarked;
