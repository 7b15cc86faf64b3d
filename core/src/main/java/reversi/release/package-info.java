/** Which release this program is; for the JVM's programs, since the browser's page carries its own. */
@NullMarked
package reversi.release;

import org.jspecify.annotations.NullMarked;
