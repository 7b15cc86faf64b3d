/** The gym for the endgame and for the board in one's mind: the skills with their ratings, and sets of ten drills. */
@NullMarked
package reversi.screens.gym;

import org.jspecify.annotations.NullMarked;
