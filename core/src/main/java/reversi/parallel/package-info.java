/** Threads for the engine, where there are any: this room is not on the browser's source path. */
@NullMarked
package reversi.parallel;

import org.jspecify.annotations.NullMarked;
