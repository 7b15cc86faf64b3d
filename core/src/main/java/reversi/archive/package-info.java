/** Finished games: what is kept of them, and how they are found, counted, merged and backed up. */
@NullMarked
package reversi.archive;

import org.jspecify.annotations.NullMarked;
