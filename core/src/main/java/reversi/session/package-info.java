/** One game in progress: transcript, turn, clocks, undo and redo, offers, result, and who plays. No libGDX. */
@NullMarked
package reversi.session;

import org.jspecify.annotations.NullMarked;
