/** The first page: continue, new games, and the ways to everything else. */
@NullMarked
package reversi.screens.home;

import org.jspecify.annotations.NullMarked;
