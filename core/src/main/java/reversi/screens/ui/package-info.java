/** The look of the game and its widgets: colours, type, panels, buttons, sheets, focus. Knows nothing of Othello. */
@NullMarked
package reversi.screens.ui;

import org.jspecify.annotations.NullMarked;
