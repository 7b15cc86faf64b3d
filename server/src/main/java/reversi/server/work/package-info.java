/** The threads that may wait, each kind of work with its own, so that none keeps another one from its turn. */
@NullMarked
package reversi.server.work;

import org.jspecify.annotations.NullMarked;
