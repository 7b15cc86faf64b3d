/** The application's icon in every size and file form that a system asks for. */
@NullMarked
package reversi.tools.bake.icon;

import org.jspecify.annotations.NullMarked;
