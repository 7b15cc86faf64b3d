package reversi.players;

import java.util.function.BooleanSupplier;
import reversi.engine.Level;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.rules.Position;

/** A thinker that ponders only while the user's settings allow it, to save power. */
public final class PowerSavingThinker implements Thinker {
    private final Thinker thinker;
    private final BooleanSupplier mayPonder;

    /** {@code mayPonder} is evaluated at each {@link #ponder}. */
    public PowerSavingThinker(Thinker thinker, BooleanSupplier mayPonder) {
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
