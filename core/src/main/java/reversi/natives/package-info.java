/** Where native libraries are unpacked; not on the browser's source path. */
@NullMarked
package reversi.natives;

import org.jspecify.annotations.NullMarked;
