/** The finished games of this device: the list, its filters, statistics. */
@NullMarked
package reversi.screens.history;

import org.jspecify.annotations.NullMarked;
