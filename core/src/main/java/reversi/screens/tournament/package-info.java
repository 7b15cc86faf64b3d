/** Tournaments of a server: the list of them, one that is made, and one that is followed or played. */
@NullMarked
package reversi.screens.tournament;

import org.jspecify.annotations.NullMarked;
