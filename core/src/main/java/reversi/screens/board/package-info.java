/** The board as a picture: geometry, the timing of discs that drop and flip, markers, and the actor that draws it all. */
@NullMarked
package reversi.screens.board;

import org.jspecify.annotations.NullMarked;
