/** Achievements: ideas of good play that a finished game shows, found from its positions alone, and which of them a player has earned. */
@NullMarked
package reversi.teach.achievement;

import org.jspecify.annotations.NullMarked;
