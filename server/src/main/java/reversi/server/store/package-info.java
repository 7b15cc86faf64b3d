/** Persistence: plain JDBC for SQLite and PostgreSQL. */
@NullMarked
package reversi.server.store;

import org.jspecify.annotations.NullMarked;
