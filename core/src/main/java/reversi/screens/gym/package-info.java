/** The endgame gym: the skills with their ratings, and sets of ten drills. */
@NullMarked
package reversi.screens.gym;

import org.jspecify.annotations.NullMarked;
