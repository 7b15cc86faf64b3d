/** Makes the list of balanced openings. */
@NullMarked
package reversi.tools.starts;

import org.jspecify.annotations.NullMarked;
