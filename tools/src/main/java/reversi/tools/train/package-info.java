/** The trainer: makes positions with values and fits constants of the engine to them. */
@NullMarked
package reversi.tools.train;

import org.jspecify.annotations.NullMarked;
