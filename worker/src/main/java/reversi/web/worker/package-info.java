/** The engine's entry in the browser's worker. */
@NullMarked
package reversi.web.worker;

import org.jspecify.annotations.NullMarked;
