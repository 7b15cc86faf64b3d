package reversi.online;

import reversi.rules.Disc;

/** What the server says about a table that one plays at or watches. */
@InJson
@Visited
public sealed interface TableNews extends ServerMessage.News {
    /** The whole table; a new game begins with this too. */
    record Seated(TableState state) implements TableNews {}

    /**
     * Something happened; it is kept for ever, so that this is also the receipt for the request that caused it.
     *
     * @param table the table
     * @param version 1 more than that of the last event; where it is not, ask for the whole table
     * @param at the server's time of the event, in milliseconds since 1970
     * @param event what happened
     */
    record Happened(long table, int version, long at, TableEvent event) implements TableNews {}

    /**
     * A player lost the connection or is back.
     *
     * @param table the table
     * @param disc whose player
     * @param away whether the player is away now
     * @param claimAt from when on the win can be claimed, in milliseconds since 1970; 0 where it can't
     */
    record AwayChanged(long table, Disc disc, boolean away, long claimAt) implements TableNews {}

    /** How many watch now. */
    record Watchers(long table, int watchers) implements TableNews {}
}
