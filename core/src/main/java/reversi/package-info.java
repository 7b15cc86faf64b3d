/** Wires the rooms of the game once. */
@NullMarked
package reversi;

import org.jspecify.annotations.NullMarked;
