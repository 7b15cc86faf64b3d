/** Ten minutes of practice for each day, by what a player lacks, and a fixed test that measures what it does. */
@NullMarked
package reversi.training.plan;

import org.jspecify.annotations.NullMarked;
