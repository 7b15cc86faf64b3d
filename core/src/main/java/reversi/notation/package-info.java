/** Positions and games to and from text and bytes; what cannot be read is answered with where and why. */
@NullMarked
package reversi.notation;

import org.jspecify.annotations.NullMarked;
