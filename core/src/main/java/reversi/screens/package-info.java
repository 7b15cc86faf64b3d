/** What every page of the game shares: texts, settings, layout, the way from page to page. */
@NullMarked
package reversi.screens;

import org.jspecify.annotations.NullMarked;
