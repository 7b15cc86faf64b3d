/** Options that commands share: which engine, how strong, with which weights and book. */
@NullMarked
package reversi.tools.options;

import org.jspecify.annotations.NullMarked;
