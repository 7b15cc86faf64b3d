/** The socket of the JVM; not on the browser's source path. */
@NullMarked
package reversi.sockets;

import org.jspecify.annotations.NullMarked;
