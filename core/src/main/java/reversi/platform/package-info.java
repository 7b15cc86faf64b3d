/** Services that each device must supply: thinking off the render thread, storage, fonts, sockets, device properties. */
@NullMarked
package reversi.platform;

import org.jspecify.annotations.NullMarked;
