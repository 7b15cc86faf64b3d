/** The first start: a guided game against Pip. */
@NullMarked
package reversi.screens.guided;

import org.jspecify.annotations.NullMarked;
