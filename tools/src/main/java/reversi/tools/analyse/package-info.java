/** Says what each move of a game was worth. */
@NullMarked
package reversi.tools.analyse;

import org.jspecify.annotations.NullMarked;
