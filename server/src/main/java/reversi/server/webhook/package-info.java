/** Tells clubs of what happens in them where their leaders said. */
@NullMarked
package reversi.server.webhook;

import org.jspecify.annotations.NullMarked;
