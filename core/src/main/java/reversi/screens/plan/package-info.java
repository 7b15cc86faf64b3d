/** The page of ten minutes' practice a day, and the fixed test. */
@NullMarked
package reversi.screens.plan;

import org.jspecify.annotations.NullMarked;
