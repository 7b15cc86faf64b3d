/** The server: its command line, and everything wired once. */
@NullMarked
package reversi.server;

import org.jspecify.annotations.NullMarked;
