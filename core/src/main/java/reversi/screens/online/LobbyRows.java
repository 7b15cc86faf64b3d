package reversi.screens.online;

import reversi.online.LobbyRequest.EnterLobby;
import reversi.online.Protocol;

/** Which rows of the lobby a client asks for, by those that can be seen. */
final class LobbyRows {
    private LobbyRows() {}

    /**
     * The rows around those from {@code first} to {@code last}, with some more before and after them.
     *
     * @param online how many rows there are
     */
    static EnterLobby around(int first, int last, int online) {
        int rows = last - first < Protocol.LOBBY_GROUP ? Protocol.LOBBY_ROWS : Protocol.MAX_LOBBY_ROWS;
        int from = group(Math.round((first + last - rows) / 2f) + Protocol.LOBBY_GROUP / 2);
        int latest = group(online - rows + Protocol.LOBBY_GROUP - 1);
        return new EnterLobby(Math.min(from, latest), rows);
    }

    /** The beginning of the group that a row is in. */
    private static int group(int row) {
        return Math.max(0, row) / Protocol.LOBBY_GROUP * Protocol.LOBBY_GROUP;
    }
}
