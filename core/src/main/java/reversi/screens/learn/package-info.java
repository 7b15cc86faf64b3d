/** The course: its chapters, and the lessons that are read and answered on the board. */
@NullMarked
package reversi.screens.learn;

import org.jspecify.annotations.NullMarked;
