/** One's own openings as they are kept on the device. */
@NullMarked
package reversi.screens.openings;

import org.jspecify.annotations.NullMarked;
