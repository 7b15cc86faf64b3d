/** Sockets and pages: connections, limits, and the requests of clients. */
@NullMarked
package reversi.server.net;

import org.jspecify.annotations.NullMarked;
