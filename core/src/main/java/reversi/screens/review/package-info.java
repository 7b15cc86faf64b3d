/** The page on which a finished game is gone through again. */
@NullMarked
package reversi.screens.review;

import org.jspecify.annotations.NullMarked;
