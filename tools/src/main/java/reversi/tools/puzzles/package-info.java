/** The collection of puzzles: found in real games, rated by how the computer's levels solve them, and checked by a second solver. */
@NullMarked
package reversi.tools.puzzles;

import org.jspecify.annotations.NullMarked;
