/** Who is there, and how two players come to a game. */
@NullMarked
package reversi.server.lobby;

import org.jspecify.annotations.NullMarked;
