package reversi.players;

import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Square;
import reversi.session.GameSession;
import reversi.session.Player;

/** A person at this device; where two people share it, one object can sit at both sides. */
public final class HumanPlayer implements Player {
    private @Nullable GameSession session;

    @Override
    public void takeTurn(GameSession asking) {
        session = asking;
    }

    @Override
    public void cancel() {
        session = null;
    }

    /** Whether the game waits for this person. */
    public boolean isAsked() {
        return session != null && session.awaited().isPresent();
    }

    /** Places a disc; NOT_YOUR_TURN where the game does not wait for this person. The session tells its listeners the rest. */
    public Played choose(Square square) {
        GameSession asking = session;
        if (asking == null || asking.awaited().isEmpty()) {
            return new Played.Refused(Illegal.NOT_YOUR_TURN);
        }
        Disc mover = asking.position().toMove();
        session = null;
        Played played = asking.play(mover, Move.at(square));
        if (played instanceof Played.Refused) {
            session = asking;
        }
        return played;
    }
}
