/** Counts the games of so many plies from the start, to prove moves and flips. */
@NullMarked
package reversi.tools.perft;

import org.jspecify.annotations.NullMarked;
