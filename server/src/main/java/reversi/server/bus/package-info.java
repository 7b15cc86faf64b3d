/** Messages between nodes. */
@NullMarked
package reversi.server.bus;

import org.jspecify.annotations.NullMarked;
