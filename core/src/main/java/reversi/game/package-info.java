/** One game by its rules alone, for every place that holds one: its setup, events, clocks, offers and result. No time, threads, storage or screen. */
@NullMarked
package reversi.game;

import org.jspecify.annotations.NullMarked;
