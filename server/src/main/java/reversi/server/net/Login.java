package reversi.server.net;

import reversi.online.PlayerKind;
import reversi.server.store.AccountRow;

/**
 * The account signed in on a connection.
 *
 * @param account the account's id
 * @param kind guest or member
 * @param session the id of the session that the token belongs to
 */
record Login(long account, PlayerKind kind, long session) {
    static Login of(AccountRow row, long session) {
        return new Login(row.id(), row.kind(), session);
    }
}
