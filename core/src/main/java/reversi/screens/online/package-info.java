/** The pages and dialogs for playing on a server. */
@NullMarked
package reversi.screens.online;

import org.jspecify.annotations.NullMarked;
