/** Lets NBoard and other programs that speak its protocol use the engine. */
@NullMarked
package reversi.tools.nboard;

import org.jspecify.annotations.NullMarked;
