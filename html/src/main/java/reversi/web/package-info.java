/** The game in a browser: the page's canvas, fonts, storage and the worker that thinks. */
@NullMarked
package reversi.web;

import org.jspecify.annotations.NullMarked;
