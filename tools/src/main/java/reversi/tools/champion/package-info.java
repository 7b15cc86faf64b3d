/** Chooses, values and checks the games whose moves are guessed. */
@NullMarked
package reversi.tools.champion;

import org.jspecify.annotations.NullMarked;
