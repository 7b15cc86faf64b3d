/** Puts the web game together and serves it. */
@NullMarked
package reversi.tools.web;

import org.jspecify.annotations.NullMarked;
