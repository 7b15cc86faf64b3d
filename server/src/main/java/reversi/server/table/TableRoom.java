package reversi.server.table;

import java.util.concurrent.Executor;
import reversi.online.Codec;
import reversi.online.TableEvent;
import reversi.online.TableState;
import reversi.server.game.GameState;
import reversi.server.store.GameRepository;

/** What a table needs of the house around it. */
interface TableRoom {
    ServerTime time();

    EventWriter writer();

    /** Threads that may wait for the database. */
    Executor work();

    GameRepository games();

    /** The times in which no clock ran. */
    Outages outages();

    Codec codec();

    /** Everything about a table, for an account that comes; 0 for somebody who isn't signed in. */
    TableState state(Table table, long hearer);

    /** Whether somebody wants to hear what another one says. */
    boolean hears(long listener, long speaker);

    /** An event was told; called under the table's lock. */
    void told(Table table, GameState after, TableEvent event);
}
