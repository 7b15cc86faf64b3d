/** Accounts: names, passwords, tokens, photos. */
@NullMarked
package reversi.server.account;

import org.jspecify.annotations.NullMarked;
