/** The page of insights: what one's games show, beside players of the same strength. */
@NullMarked
package reversi.screens.insights;

import org.jspecify.annotations.NullMarked;
