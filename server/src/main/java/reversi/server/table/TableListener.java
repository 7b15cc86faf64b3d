package reversi.server.table;

import reversi.online.TableEvent;
import reversi.server.game.GameState;

/** Hears of every event of every table in this node's memory, and of everybody who comes to one. Must not wait for anything. */
public interface TableListener {
    /** An event was added, by this node or another one. */
    void happened(Table table, GameState after, TableEvent event);

    /** Somebody has sat down at a table or come to watch. */
    default void joined(Table table) {}
}
