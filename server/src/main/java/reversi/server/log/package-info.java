/** What a line of the log looks like; {@code logback.xml} names the converters. */
@NullMarked
package reversi.server.log;

import org.jspecify.annotations.NullMarked;
