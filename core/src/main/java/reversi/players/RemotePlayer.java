package reversi.players;

import reversi.session.GameSession;
import reversi.session.Player;

/** Somebody at another device, who needs no asking: a server tells their moves. One object can sit at both sides. */
public final class RemotePlayer implements Player {
    @Override
    public void takeTurn(GameSession session) {}
}
