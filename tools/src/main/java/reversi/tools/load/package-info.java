/** Plays many games online at once, to measure a server and to break it. */
@NullMarked
package reversi.tools.load;

import org.jspecify.annotations.NullMarked;
