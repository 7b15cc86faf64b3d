/** Endless short exercises for the endgame: made of positions of real games, checked by the solver, each skill with a rating. No libGDX. */
@NullMarked
package reversi.training.gym;

import org.jspecify.annotations.NullMarked;
