/** What finished games show of one's habits, beside those of players of the same strength, and what to practise for each. */
@NullMarked
package reversi.training.insights;

import org.jspecify.annotations.NullMarked;
