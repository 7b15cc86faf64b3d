/** Measures the signals of fair play on real games and on made ones. */
@NullMarked
package reversi.tools.fairplay;

import org.jspecify.annotations.NullMarked;
