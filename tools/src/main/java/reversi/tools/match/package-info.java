/** Games between engines, this one and others, and what they say of their strength. */
@NullMarked
package reversi.tools.match;

import org.jspecify.annotations.NullMarked;
