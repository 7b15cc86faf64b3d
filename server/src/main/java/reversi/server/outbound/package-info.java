/** Speaks to computers to which somebody else's words lead, and to nothing that these words must not reach. */
@NullMarked
package reversi.server.outbound;

import org.jspecify.annotations.NullMarked;
