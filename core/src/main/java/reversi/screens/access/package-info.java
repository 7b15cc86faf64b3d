/** The pages of the game for people who do not see them: what a screen reader meets, made of the same actors that are drawn. */
@NullMarked
package reversi.screens.access;

import org.jspecify.annotations.NullMarked;
