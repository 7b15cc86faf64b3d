/** The engine, the rules and the files of games for other people's pages and programs: texts in, texts out. */
@NullMarked
package reversi.web.library;

import org.jspecify.annotations.NullMarked;
