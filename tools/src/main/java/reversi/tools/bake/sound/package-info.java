/** Sounds of discs, felt and wood, made from decaying modes and filtered noise. */
@NullMarked
package reversi.tools.bake.sound;

import org.jspecify.annotations.NullMarked;
