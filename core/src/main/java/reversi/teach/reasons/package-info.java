/** Why one move is better than another, in the facts of Othello: corners, mobility, stability, parity, tempo, edges. No libGDX. */
@NullMarked
package reversi.teach.reasons;

import org.jspecify.annotations.NullMarked;
