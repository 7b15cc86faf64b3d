package reversi.server.lobby;

/** A round of turns at once, after which every watcher of the lobby has been told. */
final class Rounds {
    private Rounds() {}

    static void round(LobbyWindows lobby) {
        for (int turn = 0; turn < LobbyWindows.TURNS; turn++) {
            lobby.turn();
        }
    }
}
