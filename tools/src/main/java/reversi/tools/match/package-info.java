/** Plays games between levels, trials and other programs, and says who is stronger and how sure that is. */
@NullMarked
package reversi.tools.match;

import org.jspecify.annotations.NullMarked;
