/** The ladder of the computer's levels, and how strong a player is by the games against them. */
@NullMarked
package reversi.teach.ladder;

import org.jspecify.annotations.NullMarked;
