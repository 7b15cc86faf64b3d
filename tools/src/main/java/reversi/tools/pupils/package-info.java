/** Simulated pupils, who practise by the plan or by random puzzles; docs/training.md says what is assumed of them. */
@NullMarked
package reversi.tools.pupils;

import org.jspecify.annotations.NullMarked;
