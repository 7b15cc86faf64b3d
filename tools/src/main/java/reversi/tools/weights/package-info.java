/** Finds what the engine has learned. */
@NullMarked
package reversi.tools.weights;

import org.jspecify.annotations.NullMarked;
