/** Lets levels of the computer player play each other. */
@NullMarked
package reversi.tools.match;

import org.jspecify.annotations.NullMarked;
