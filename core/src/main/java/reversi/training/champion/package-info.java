/** Games of world champions, whose moves are guessed one by one: what each move was worth, and what a guess scores. No libGDX. */
@NullMarked
package reversi.training.champion;

import org.jspecify.annotations.NullMarked;
