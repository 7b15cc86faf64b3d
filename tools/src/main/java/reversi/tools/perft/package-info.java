/** Perft: counts move sequences from the start, to verify move generation. */
@NullMarked
package reversi.tools.perft;

import org.jspecify.annotations.NullMarked;
