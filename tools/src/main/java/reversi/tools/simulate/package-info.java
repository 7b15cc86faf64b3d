/** A server of many nodes as queues, simulated event by event with measured costs. */
@NullMarked
package reversi.tools.simulate;

import org.jspecify.annotations.NullMarked;
