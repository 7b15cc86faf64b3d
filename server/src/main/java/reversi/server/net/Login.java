package reversi.server.net;

import reversi.online.PlayerKind;
import reversi.server.store.AccountRow;

/**
 * Who is signed in on a connection.
 *
 * @param account the number of the account
 * @param kind guest or member
 * @param session the session; it ends with its token
 */
record Login(long account, PlayerKind kind, long session) {
    static Login of(AccountRow row, long session) {
        return new Login(row.id(), row.kind(), session);
    }
}
