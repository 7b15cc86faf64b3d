/** Lessons: texts, positions and tasks, read from files that anybody can write, and what holds in a position by definition. */
@NullMarked
package reversi.teach.lesson;

import org.jspecify.annotations.NullMarked;
