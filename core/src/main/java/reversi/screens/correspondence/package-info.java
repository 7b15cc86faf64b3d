/** The pages of games by link: their list, the links that come and go, and the game itself. */
@NullMarked
package reversi.screens.correspondence;

import org.jspecify.annotations.NullMarked;
