package reversi.server.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import reversi.game.Result;
import reversi.online.TableEvent;
import reversi.server.game.GameFacts;

/**
 * Events that somebody who knows a game up to a version wants to add to it.
 *
 * @param game the game
 * @param version the last event known
 * @param at when they happened, in milliseconds since 1970
 * @param nonce drawn by lot, to know one's own events by
 * @param events the events before the end of the game
 * @param end how the game ends with them; its event is made where its players' standings are locked
 * @param plies the turns played after them, passes included
 * @param placements the discs placed after them
 * @param deadline when the next flag falls
 * @param onlyAfter not before the kept deadline has passed: for a fallen flag, which any node may find, and of which one may not know that all flags fall later
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
    /** The number of events that it adds. */
    public int size() {
        return events.size() + (end.isPresent() ? 1 : 0);
    }
}
