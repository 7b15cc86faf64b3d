/** What clients saw of a game on a server, and whether a game that is played one step after the other could have looked so. */
@NullMarked
package reversi.tools.history;

import org.jspecify.annotations.NullMarked;
