package reversi.server.net;

import reversi.online.PlayerKind;
import reversi.server.store.AccountRow;

/**
 * The account signed in on a connection.
 *
 * @param account the account's id
 * @param kind guest or member
 * @param session the id of the session that the token belongs to; {@link #NO_SESSION} where it is an access token
 */
record Login(long account, PlayerKind kind, long session) {
    /** The session of whoever is signed in by an access token, which is looked at again and again instead. */
    static final long NO_SESSION = 0;

    static Login of(AccountRow row, long session) {
        return new Login(row.id(), row.kind(), session);
    }
}
