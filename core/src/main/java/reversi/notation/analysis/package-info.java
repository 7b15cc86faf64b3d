/** What a person analyses: a tree of variations and a position being set up; immutable, and how they are kept. */
@NullMarked
package reversi.notation.analysis;

import org.jspecify.annotations.NullMarked;
