/** Chooses and values moves: bitboards, evaluation, search, endgame, levels. No libGDX, no threads, no files. */
@NullMarked
package reversi.engine;

import org.jspecify.annotations.NullMarked;
