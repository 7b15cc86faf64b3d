/** The opening book and the list of balanced openings: how both are made. */
@NullMarked
package reversi.tools.openings;

import org.jspecify.annotations.NullMarked;
