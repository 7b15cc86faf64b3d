/** Tournaments in progress: asks the director what comes next, begins games, hears their results, and tells whoever follows. */
@NullMarked
package reversi.server.arbiter;

import org.jspecify.annotations.NullMarked;
