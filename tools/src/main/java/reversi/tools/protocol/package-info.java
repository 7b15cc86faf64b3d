/** The protocol in words that machines read, made from the types. */
@NullMarked
package reversi.tools.protocol;

import org.jspecify.annotations.NullMarked;
