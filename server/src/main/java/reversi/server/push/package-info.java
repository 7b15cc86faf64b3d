/** Tells members by their browsers' push services what waits for them while the game is not open. */
@NullMarked
package reversi.server.push;

import org.jspecify.annotations.NullMarked;
