/** The desktop window and what the desktop supplies to the game. */
@NullMarked
package reversi.desktop;

import org.jspecify.annotations.NullMarked;
