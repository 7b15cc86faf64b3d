/** What nodes tell each other. */
@NullMarked
package reversi.server.bus;

import org.jspecify.annotations.NullMarked;
