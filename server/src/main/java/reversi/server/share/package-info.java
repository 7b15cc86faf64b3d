/** A game as other people's sites show it where somebody links to it: a page, a picture, and what to put in a frame. */
@NullMarked
package reversi.server.share;

import org.jspecify.annotations.NullMarked;
