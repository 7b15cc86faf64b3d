/** Puzzles: positions with one best move, which of them a player is given, and what is remembered of it. */
@NullMarked
package reversi.teach.puzzle;

import org.jspecify.annotations.NullMarked;
