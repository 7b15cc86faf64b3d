/** What a finished game was worth move by move: values, mistakes, accuracy. */
@NullMarked
package reversi.teach.review;

import org.jspecify.annotations.NullMarked;
