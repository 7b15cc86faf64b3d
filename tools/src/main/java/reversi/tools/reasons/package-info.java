/** Checks why moves are said to be better: every stated fact, by a second and plainer implementation. */
@NullMarked
package reversi.tools.reasons;

import org.jspecify.annotations.NullMarked;
