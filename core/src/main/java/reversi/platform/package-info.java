/** What a device must supply to the game: thinking off the render thread, storage, fonts, facts about the device. */
@NullMarked
package reversi.platform;

import org.jspecify.annotations.NullMarked;
