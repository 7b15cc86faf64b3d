/** WebSockets of the JVM; not compiled for the browser. */
@NullMarked
package reversi.sockets;

import org.jspecify.annotations.NullMarked;
