package reversi.tools.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import reversi.game.Game;
import reversi.game.GameEvent;

/** What a table that does one thing after the other can have answered holds, whatever overlaps; what it has lost does not. */
class HistoryProperties {
    private static final long LATER = 1_000_000;

    @Property(tries = 300)
    void holdsWhateverOverlaps(@ForAll long seed, @ForAll @IntRange(max = 120) int requests) {
        PlayedTable table = new PlayedTable(seed).played(requests);
        table.history.newest(PlayedTable.state(table.game()), LATER, LATER);
        assertEquals(Linearizability.Verdict.HOLDS, table.history.check(), table.history::toString);
    }

    @Property(tries = 200)
    void findsALostMove(@ForAll long seed, @ForAll @IntRange(min = 1, max = 60) int requests) {
        PlayedTable table = new PlayedTable(seed).played(requests);
        Game game = table.game();
        Assume.that(game.version() > 0);
        Game before = table.stages.get(game.version() - 1);
        int ply = game.transcript().plies();
        Assume.that(ply > before.transcript().plies());
        GameEvent last = new GameEvent.Played(
                ply, game.transcript().moves().get(ply - 1), game.clock().shown());
        table.history.happened(game.version(), PlayedTable.told(last), LATER);
        table.history.newest(PlayedTable.state(before), 2 * LATER, 2 * LATER);
        assertEquals(Linearizability.Verdict.VIOLATED, table.history.check());
        assertTrue(table.history.lost(PlayedTable.state(before)) > 0);
    }
}
