/** The traced disc, its half turn and its shadows. */
@NullMarked
package reversi.tools.bake.disc;

import org.jspecify.annotations.NullMarked;
