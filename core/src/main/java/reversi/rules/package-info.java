/** Discs, squares, variants, positions, legal moves and results. No time, I/O, threads or libGDX. */
@NullMarked
package reversi.rules;

import org.jspecify.annotations.NullMarked;
