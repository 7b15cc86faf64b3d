/** Counts what players of each strength do, for the insights. */
@NullMarked
package reversi.tools.insights;

import org.jspecify.annotations.NullMarked;
