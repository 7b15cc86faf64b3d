/** How the compiler puts the web game's scripts together; runs at build time only. */
@NullMarked
package reversi.linker;

import org.jspecify.annotations.NullMarked;
