/** What a client knows of a server: the connection, who is there, the tables, and one game in step with its table. */
@NullMarked
package reversi.players.online;

import org.jspecify.annotations.NullMarked;
