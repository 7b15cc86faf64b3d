/** What the bytes of a text are encoded in, on the JVM; not compiled for the browser, which has decoders of its own. */
@NullMarked
package reversi.encoding;

import org.jspecify.annotations.NullMarked;
