package reversi.server.table;

import java.util.concurrent.Executor;
import reversi.online.Codec;
import reversi.online.TableEvent;
import reversi.online.TableState;
import reversi.server.game.GameLine;
import reversi.server.store.Games;

/** What a table needs of the house around it. */
interface TableRoom {
    ServerTime time();

    EventWriter writer();

    /** Threads that may wait for the database. */
    Executor work();

    Games games();

    Codec codec();

    /** Everything about a table, for somebody who comes. */
    TableState state(Table table);

    /** An event was told; called under the table's lock. */
    void told(Table table, GameLine after, TableEvent event);
}
