/** Pictures, exact edges, noise, PNG files and atlas pages. */
@NullMarked
package reversi.tools.bake.image;

import org.jspecify.annotations.NullMarked;
