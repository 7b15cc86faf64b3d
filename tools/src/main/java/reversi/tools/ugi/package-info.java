/** A protocol of lines by which other programs analyse with the engine: docs/engine-protocol.md. */
@NullMarked
package reversi.tools.ugi;

import org.jspecify.annotations.NullMarked;
