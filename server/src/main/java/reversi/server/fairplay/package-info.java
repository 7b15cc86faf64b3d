/** Works out signals of fair play from the games that are kept, for whoever moderates; keeps nothing, changes nothing. */
@NullMarked
package reversi.server.fairplay;

import org.jspecify.annotations.NullMarked;
