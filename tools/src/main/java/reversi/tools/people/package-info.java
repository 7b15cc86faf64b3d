/** Learns from games between people how they choose their moves. */
@NullMarked
package reversi.tools.people;

import org.jspecify.annotations.NullMarked;
