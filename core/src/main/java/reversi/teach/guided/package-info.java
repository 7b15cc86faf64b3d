/** A newcomer's first game: what it teaches, and who it is played against. */
@NullMarked
package reversi.teach.guided;

import org.jspecify.annotations.NullMarked;
