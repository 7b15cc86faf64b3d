/** Archives of games between people, for the commands that learn from them. */
@NullMarked
package reversi.tools.archive;

import org.jspecify.annotations.NullMarked;
