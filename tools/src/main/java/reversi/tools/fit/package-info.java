/** Fits the weights of the evaluation to games. */
@NullMarked
package reversi.tools.fit;

import org.jspecify.annotations.NullMarked;
