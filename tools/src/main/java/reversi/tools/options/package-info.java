/** What every command that plays or searches asks of its user in the same words. */
@NullMarked
package reversi.tools.options;

import org.jspecify.annotations.NullMarked;
