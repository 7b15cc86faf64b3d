/** The command line around the game: checks, baking and the small web server. */
@NullMarked
package reversi.tools;

import org.jspecify.annotations.NullMarked;
