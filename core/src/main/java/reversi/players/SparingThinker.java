package reversi.players;

import java.util.function.BooleanSupplier;
import reversi.engine.Level;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.rules.Position;

/** A thinker that thinks on the opponent's time only as long as the person wants to spend the power. */
public final class SparingThinker implements Thinker {
    private final Thinker thinker;
    private final BooleanSupplier mayPonder;

    /** Thinks by another thinker; {@code mayPonder} is asked each time. */
    public SparingThinker(Thinker thinker, BooleanSupplier mayPonder) {
        this.thinker = thinker;
        this.mayPonder = mayPonder;
    }

    @Override
    public Thought think(Question question, Listener listener) {
        return thinker.think(question, listener);
    }

    @Override
    public boolean canPonder() {
        return thinker.canPonder();
    }

    @Override
    public Thought ponder(Position position, Level level) {
        return mayPonder.getAsBoolean() ? thinker.ponder(position, level) : () -> {};
    }

    @Override
    public boolean isLimited() {
        return thinker.isLimited();
    }
}
