/** Puts levels and other players on one scale of Elo points by the games that they play. */
@NullMarked
package reversi.tools.ladder;

import org.jspecify.annotations.NullMarked;
