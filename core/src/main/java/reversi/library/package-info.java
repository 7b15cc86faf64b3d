/**
 * The front door for other programs: {@link reversi.library.Reversi} finds moves and values positions, and is all of the engine
 * that is promised to stay. Positions and moves are those of {@code reversi.rules}, files of games those of
 * {@code reversi.notation}. Not compiled for the browser.
 */
@NullMarked
package reversi.library;

import org.jspecify.annotations.NullMarked;
