/** Learns the weights of the pattern evaluation: makes positions with values, and fits weights to them. */
@NullMarked
package reversi.tools.train;

import org.jspecify.annotations.NullMarked;
