/** Players of a game: a person, the computer, a remote player; and the adviser. */
@NullMarked
package reversi.players;

import org.jspecify.annotations.NullMarked;
