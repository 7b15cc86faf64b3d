/** Measures how fast the engine is, and that a change did not change what it searches. */
@NullMarked
package reversi.tools.bench;

import org.jspecify.annotations.NullMarked;
