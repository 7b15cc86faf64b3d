/** Packs sounds without loss. */
@NullMarked
package reversi.tools.flac;

import org.jspecify.annotations.NullMarked;
