/** What helps a player to learn: the names of openings, and how real games went on from them. No libGDX. */
@NullMarked
package reversi.teach;

import org.jspecify.annotations.NullMarked;
