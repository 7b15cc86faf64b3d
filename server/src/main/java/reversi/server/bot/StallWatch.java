package reversi.server.bot;

import java.util.function.Consumer;
import java.util.function.LongConsumer;
import reversi.engine.Board;
import reversi.engine.Engine;
import reversi.online.TableEvent;
import reversi.server.game.GameState;
import reversi.server.game.Stalling;
import reversi.server.table.Table;
import reversi.server.table.TableListener;

/** Finds out which games ended since somebody let the clock run out in a lost position. */
public final class StallWatch implements TableListener {
    private final Consumer<Consumer<Engine>> engines;
    private final LongConsumer stalled;

    /**
     * Hears of tables.
     *
     * @param engines has one of a bounded number of engines do something, later and in another thread
     * @param stalled hears the game's id, there; more than one node may find the same
     */
    public StallWatch(Consumer<Consumer<Engine>> engines, LongConsumer stalled) {
        this.engines = engines;
        this.stalled = stalled;
    }

    @Override
    public void happened(Table table, GameState after, TableEvent event) {
        if (event instanceof TableEvent.Finished) {
            ended(after);
        }
    }

    /** Who drew with best play had something to think about. */
    void ended(GameState state) {
        if (Stalling.isPossible(state)) {
            engines.accept(engine -> {
                if (engine.solve(Board.of(state.position()), true).score() < 0) {
                    stalled.accept(state.facts().id());
                }
            });
        }
    }
}
