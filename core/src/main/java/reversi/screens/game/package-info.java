/** The page on which a game is played: the board, the players, the moves, and all that can be done at the board. */
@NullMarked
package reversi.screens.game;

import org.jspecify.annotations.NullMarked;
