/** Tournaments: who plays whom, and who is ahead. Pure: what happened comes in as events, time and presence as parameters. */
@NullMarked
package reversi.server.tournament;

import org.jspecify.annotations.NullMarked;
