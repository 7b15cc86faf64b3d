/** Bots: the engine as a player. */
@NullMarked
package reversi.server.bot;

import org.jspecify.annotations.NullMarked;
