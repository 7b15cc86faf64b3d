/** Proofs and measurements: counted games, solved endings, and the search on positions that never change. */
@NullMarked
package reversi.tools.check;

import org.jspecify.annotations.NullMarked;
