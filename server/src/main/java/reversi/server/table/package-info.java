/** Games in progress: one lock each, group commit, and whoever sits or watches there. */
@NullMarked
package reversi.server.table;

import org.jspecify.annotations.NullMarked;
