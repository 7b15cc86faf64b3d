/** HTTP and WebSockets: connections, rate limits, and the handlers of client requests. */
@NullMarked
package reversi.server.net;

import org.jspecify.annotations.NullMarked;
