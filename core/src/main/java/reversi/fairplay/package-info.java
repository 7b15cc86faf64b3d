/**
 * Signals that a player may have had help, for moderators. Each says how far something is from what people do; none of them is a proof, and nothing
 * acts on them (docs/fair-play.md).
 */
@NullMarked
package reversi.fairplay;

import org.jspecify.annotations.NullMarked;
