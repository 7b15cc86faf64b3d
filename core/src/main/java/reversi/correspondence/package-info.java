/** A game of two people who send each other a link with each turn, without a server: its turns, its text, and what a link may change. */
@NullMarked
package reversi.correspondence;

import org.jspecify.annotations.NullMarked;
