/** Presence and matchmaking. */
@NullMarked
package reversi.server.lobby;

import org.jspecify.annotations.NullMarked;
