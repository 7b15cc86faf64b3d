/** Helper threads for the engine; not compiled for the browser. */
@NullMarked
package reversi.parallel;

import org.jspecify.annotations.NullMarked;
