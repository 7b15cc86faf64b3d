package reversi.server.table;

import reversi.online.TableEvent;
import reversi.server.game.GameLine;

/** Hears of every event of every table in this node's memory. Must not wait for anything. */
public interface TableListener {
    /** An event was added, by this node or another one. */
    void happened(Table table, GameLine after, TableEvent event);
}
