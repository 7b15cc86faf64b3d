/** Puzzles on the screen: the page that leads to them, the page on which one is solved, and what is kept of the player's results. */
@NullMarked
package reversi.screens.puzzle;

import org.jspecify.annotations.NullMarked;
