/** How to play, with pictures of real positions, and the page about the game. */
@NullMarked
package reversi.screens.guide;

import org.jspecify.annotations.NullMarked;
