/** The pages on which games are studied, as one part that a browser fetches when it is needed. */
@NullMarked
package reversi.screens.study;

import org.jspecify.annotations.NullMarked;
