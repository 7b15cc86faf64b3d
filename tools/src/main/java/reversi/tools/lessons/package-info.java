/** Proves what the lessons say, and packs them for the game. */
@NullMarked
package reversi.tools.lessons;

import org.jspecify.annotations.NullMarked;
