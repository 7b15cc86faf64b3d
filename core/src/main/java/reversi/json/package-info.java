/** JSON as it is sent and kept, strict and bounded, for the JVM and the browser; and how the parts of a game are written in it. */
@NullMarked
package reversi.json;

import org.jspecify.annotations.NullMarked;
