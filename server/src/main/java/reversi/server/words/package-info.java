/** What the server itself says to people, in the languages of the game. */
@NullMarked
package reversi.server.words;

import org.jspecify.annotations.NullMarked;
