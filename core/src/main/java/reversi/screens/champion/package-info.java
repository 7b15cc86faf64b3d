/** The pages on which champions' moves are guessed. */
@NullMarked
package reversi.screens.champion;

import org.jspecify.annotations.NullMarked;
