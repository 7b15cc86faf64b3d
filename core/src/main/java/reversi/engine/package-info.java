/** The engine: bitboards, evaluation, search, endgame solver, levels. No libGDX, no threads, no files. */
@NullMarked
package reversi.engine;

import org.jspecify.annotations.NullMarked;
