/** The ladder of the computer's levels, how strong the player is by the games against them, and what was achieved in games of one's own. */
@NullMarked
package reversi.screens.ladder;

import org.jspecify.annotations.NullMarked;
