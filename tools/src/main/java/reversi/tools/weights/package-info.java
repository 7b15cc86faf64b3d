/** The data that the engine comes with: the learned weights and the opening book. */
@NullMarked
package reversi.tools.weights;

import org.jspecify.annotations.NullMarked;
