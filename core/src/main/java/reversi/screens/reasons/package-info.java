/** What a reason says, in the language of the moment. */
@NullMarked
package reversi.screens.reasons;

import org.jspecify.annotations.NullMarked;
