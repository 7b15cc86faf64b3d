/** Panels, controls and icons. */
@NullMarked
package reversi.tools.bake.ui;

import org.jspecify.annotations.NullMarked;
