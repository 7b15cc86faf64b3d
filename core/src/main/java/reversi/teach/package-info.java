/** What helps a player to learn: the names of openings. No libGDX. */
@NullMarked
package reversi.teach;

import org.jspecify.annotations.NullMarked;
