/** A game as an animated picture that every program shows. */
@NullMarked
package reversi.notation.animation;

import org.jspecify.annotations.NullMarked;
