/** The ladder of levels and what a player has achieved in games of one's own. */
@NullMarked
package reversi.screens.ladder;

import org.jspecify.annotations.NullMarked;
