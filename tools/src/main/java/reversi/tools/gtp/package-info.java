/** Lets graphical programs and referees use the engine through the Go Text Protocol as Othello programs speak it. */
@NullMarked
package reversi.tools.gtp;

import org.jspecify.annotations.NullMarked;
