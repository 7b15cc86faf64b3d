/** How the files of the web game are served over HTTP, whichever program does it. */
@NullMarked
package reversi.http;

import org.jspecify.annotations.NullMarked;
