package reversi.players;

import org.jspecify.annotations.Nullable;
import reversi.rules.Disc;
import reversi.rules.Illegal;
import reversi.rules.Move;
import reversi.rules.Played;
import reversi.rules.Square;
import reversi.session.GameInProgress;
import reversi.session.Player;

/** A person at this device; one object can play both sides. */
public final class HumanPlayer implements Player {
    private @Nullable GameInProgress game;

    @Override
    public void takeTurn(GameInProgress asking) {
        game = asking;
    }

    @Override
    public void cancel() {
        game = null;
    }

    /** Whether the game waits for this person. */
    public boolean isAsked() {
        return game != null && game.awaited().isPresent();
    }

    /** Plays a move; refused with NOT_YOUR_TURN if it is not this person's turn. */
    public Played choose(Square square) {
        GameInProgress asking = game;
        if (asking == null || asking.awaited().isEmpty()) {
            return new Played.Refused(Illegal.NOT_YOUR_TURN);
        }
        Disc mover = asking.position().toMove();
        game = null;
        Played played = asking.play(mover, Move.at(square));
        if (played instanceof Played.Refused) {
            game = asking;
        }
        return played;
    }
}
