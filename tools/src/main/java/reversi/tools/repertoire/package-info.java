/** Works on files of one's own openings. */
@NullMarked
package reversi.tools.repertoire;

import org.jspecify.annotations.NullMarked;
