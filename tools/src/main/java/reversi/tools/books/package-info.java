/**
 * Books of other programs: positions with their values and moves, as Edax, Egaroucid and this engine keep them in files. Files are read as
 * streams; what their counts say is believed of no memory.
 */
@NullMarked
package reversi.tools.books;

import org.jspecify.annotations.NullMarked;
