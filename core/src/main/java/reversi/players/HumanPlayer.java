package reversi.players;

import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Square;
import reversi.session.GameSession;
import reversi.session.Player;

/** A person at this device; one object can play both sides. */
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

    /** Plays a move; refused with NOT_YOUR_TURN if it is not this person's turn. */
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
