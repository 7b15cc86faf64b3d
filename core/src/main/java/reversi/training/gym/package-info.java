/** Endless short exercises for the endgame and for the board in one's mind, made of positions of real games, each skill with a rating. No libGDX. */
@NullMarked
package reversi.training.gym;

import org.jspecify.annotations.NullMarked;
