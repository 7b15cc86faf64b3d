package reversi.players;

import reversi.session.GameInProgress;
import reversi.session.Player;

/** A player at another device, whose moves arrive from the server. One object can play both sides. */
public final class RemotePlayer implements Player {
    @Override
    public void takeTurn(GameInProgress game) {}
}
