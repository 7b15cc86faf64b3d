/** What decisions about players mean: pure rules, without a database or a clock. */
@NullMarked
package reversi.server.moderation;

import org.jspecify.annotations.NullMarked;
