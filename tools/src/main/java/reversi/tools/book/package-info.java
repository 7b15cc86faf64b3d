/** Builds the opening book from the positions that people reach and from best play. */
@NullMarked
package reversi.tools.book;

import org.jspecify.annotations.NullMarked;
