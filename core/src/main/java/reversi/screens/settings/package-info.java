/** The settings, and what they look like on a board. */
@NullMarked
package reversi.screens.settings;

import org.jspecify.annotations.NullMarked;
