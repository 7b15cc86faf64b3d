/** Replays archives of real games through the rules. */
@NullMarked
package reversi.tools.replay;

import org.jspecify.annotations.NullMarked;
