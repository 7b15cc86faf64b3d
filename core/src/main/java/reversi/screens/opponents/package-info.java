/** The computer's levels as characters: their faces, and the page on which one of them is chosen. */
@NullMarked
package reversi.screens.opponents;

import org.jspecify.annotations.NullMarked;
