/** Thread pools for blocking work, one per kind, so that no kind can starve another. */
@NullMarked
package reversi.server.work;

import org.jspecify.annotations.NullMarked;
