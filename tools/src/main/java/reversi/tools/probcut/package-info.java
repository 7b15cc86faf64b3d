/** Fits how far shallow searches stray from deep ones. */
@NullMarked
package reversi.tools.probcut;

import org.jspecify.annotations.NullMarked;
