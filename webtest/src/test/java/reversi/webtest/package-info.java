/** The built web game in a real browser. */
@NullMarked
package reversi.webtest;

import org.jspecify.annotations.NullMarked;
