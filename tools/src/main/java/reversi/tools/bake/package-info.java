/** The bake command: everything under assets that is made by program. */
@NullMarked
package reversi.tools.bake;

import org.jspecify.annotations.NullMarked;
