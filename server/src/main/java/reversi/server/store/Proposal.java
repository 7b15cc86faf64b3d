package reversi.server.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import reversi.game.Result;
import reversi.online.TableEvent;
import reversi.server.game.GameFacts;

/**
 * Events to be appended to a game, provided that it is still at {@code version}.
 *
 * @param game the game
 * @param version the number of the last known event
 * @param at when they happened, in milliseconds since the epoch
 * @param nonce a random number by which the writer recognises its own events
 * @param events the events before the end of the game
 * @param end how they end the game; the repository creates that event once it has locked the players' stats
 * @param plies number of turns after them, including passes
 * @param placements number of discs placed after them
 * @param deadline when the next flag falls; empty without a running clock
 * @param onlyAfter apply only if the stored deadline has passed: for a fallen flag, whose deadline an outage may have extended meanwhile
 */
public record Proposal(
        GameFacts game,
        int version,
        long at,
        long nonce,
        List<TableEvent> events,
        Optional<Result> end,
        int plies,
        int placements,
        OptionalLong deadline,
        boolean onlyAfter) {
    /** The number of events, including the end. */
    public int size() {
        return events.size() + (end.isPresent() ? 1 : 0);
    }
}
