/** Signed logs of games and tournaments, which anybody can check without the server that made them; for the JVM's programs. */
@NullMarked
package reversi.verify;

import org.jspecify.annotations.NullMarked;
