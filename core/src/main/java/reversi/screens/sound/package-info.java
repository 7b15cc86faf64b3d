/** The sounds of the game, chosen and varied so that no two flips sound alike. */
@NullMarked
package reversi.screens.sound;

import org.jspecify.annotations.NullMarked;
