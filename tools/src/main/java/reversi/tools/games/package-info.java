/** Recorded games: archives read and replayed, and the moves of a game valued. */
@NullMarked
package reversi.tools.games;

import org.jspecify.annotations.NullMarked;
