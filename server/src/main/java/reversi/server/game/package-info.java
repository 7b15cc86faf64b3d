/** The rules of a game online, without time, threads or storage: its events, its referee, its ratings. */
@NullMarked
package reversi.server.game;

import org.jspecify.annotations.NullMarked;
