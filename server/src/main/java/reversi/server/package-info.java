/** The server's command line and composition. */
@NullMarked
package reversi.server;

import org.jspecify.annotations.NullMarked;
