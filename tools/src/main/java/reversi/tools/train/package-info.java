/** Fits the engine's constants to positions with values and to what people play. */
@NullMarked
package reversi.tools.train;

import org.jspecify.annotations.NullMarked;
