/** What was done on which day, and what somebody wants to do each day. */
@NullMarked
package reversi.screens.diary;

import org.jspecify.annotations.NullMarked;
