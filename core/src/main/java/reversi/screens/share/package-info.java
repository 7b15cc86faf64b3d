/** What of a game is given to others: its picture with both players and a code to scan, its animated picture, its diagram and its link. */
@NullMarked
package reversi.screens.share;

import org.jspecify.annotations.NullMarked;
