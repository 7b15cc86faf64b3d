package reversi.server.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.online.TournamentFormat;
import reversi.online.TournamentTerms;
import reversi.rules.Disc;

/** What can't have happened is refused, so that nothing else is ever stored. */
class TournamentTest {
    private static Tournament planned(TournamentFormat format) {
        TournamentTerms usual = Hall.terms(format, format == TournamentFormat.ROUND_ROBIN ? 1 : 0);
        TournamentTerms terms = new TournamentTerms(
                usual.name(),
                format,
                usual.game(),
                usual.rounds(),
                usual.minutes(),
                usual.startsAt(),
                4,
                usual.membersOnly(),
                usual.noShow(),
                usual.clubs());
        return Tournament.of(1, terms, OptionalLong.of(9))
                .withAll(List.of(
                        new TournamentEvent.Joined(1, 1_500, 1),
                        new TournamentEvent.Joined(2, 1_600, 2),
                        new TournamentEvent.Joined(3, 1_400, 3)));
    }

    private static Tournament running() {
        return planned(TournamentFormat.SWISS)
                .with(new TournamentEvent.Started(4))
                .with(paired(1, new Pairing(1, 2)));
    }

    private static TournamentEvent paired(int round, Pairing... pairings) {
        return new TournamentEvent.Paired(round, List.of(pairings), List.of(), 5);
    }

    static Stream<TournamentEvent> impossibleWhileItRuns() {
        return Stream.of(
                new TournamentEvent.Joined(1, 1_500, 6),
                new TournamentEvent.Withdrew(8, 6),
                new TournamentEvent.Removed(8, 6),
                new TournamentEvent.Returned(1, 6),
                new TournamentEvent.Started(6),
                paired(2, new Pairing(1, 2)),
                paired(3, new Pairing(1, 2)),
                paired(1, new Pairing(1, 3)),
                paired(1, new Pairing(3, 8)),
                new TournamentEvent.Paired(1, List.of(), List.of(3L), 6),
                new TournamentEvent.Begun(1, 2, 70, 6),
                new TournamentEvent.Begun(0, 1, 70, 6),
                new TournamentEvent.Scored(1, 0, Hall.outcome(40), 6),
                new TournamentEvent.Scored(2, 1, Hall.outcome(40), 6),
                new TournamentEvent.Ended(6));
    }

    @ParameterizedTest
    @MethodSource("impossibleWhileItRuns")
    void whatCanNotHaveHappenedIsRefused(TournamentEvent event) {
        assertThrows(IllegalArgumentException.class, () -> running().with(event));
    }

    @Test
    void nothingHappensTwice() {
        Tournament begun = running().with(new TournamentEvent.Begun(1, 1, 70, 6));
        assertThrows(IllegalArgumentException.class, () -> begun.with(new TournamentEvent.Begun(1, 1, 71, 6)));
        Tournament scored = begun.with(new TournamentEvent.Scored(1, 1, GameOutcome.missedBy(Disc.WHITE), 7));
        assertThrows(
                IllegalArgumentException.class,
                () -> scored.with(new TournamentEvent.Scored(1, 1, Hall.outcome(40), 8)));
        Tournament ended = scored.with(new TournamentEvent.Ended(8));
        assertThrows(IllegalArgumentException.class, () -> ended.with(new TournamentEvent.Ended(9)));
        assertThrows(IllegalArgumentException.class, () -> ended.with(new TournamentEvent.Cancelled(9)));
        assertEquals(8, ended.endedAt());
    }

    @Test
    void seatsAreLimited() {
        Tournament full = planned(TournamentFormat.SWISS).with(new TournamentEvent.Joined(4, 1, 3));
        assertFalse(full.admits(0));
        assertThrows(IllegalArgumentException.class, () -> full.with(new TournamentEvent.Joined(5, 1, 3)));
        Tournament again = full.with(new TournamentEvent.Withdrew(4, 4));
        assertTrue(again.admits(0));
        assertEquals(3, again.players());
    }

    @Test
    void whomTheHostTookOutDoesNotComeBack() {
        Tournament before = planned(TournamentFormat.SWISS).with(new TournamentEvent.Removed(1, 4));
        assertEquals(2, before.players());
        assertTrue(before.isBarred(1));
        assertThrows(IllegalArgumentException.class, () -> before.with(new TournamentEvent.Joined(1, 1, 5)));
        Tournament later = running().with(new TournamentEvent.Removed(1, 6));
        assertFalse(later.mayReturn(1));
        assertThrows(IllegalArgumentException.class, () -> later.with(new TournamentEvent.Returned(1, 7)));
    }

    @Test
    void onlyArenasAndSwissTakeNewPlayersOnceTheyHaveStarted() {
        for (TournamentFormat format : List.of(
                TournamentFormat.ARENA,
                TournamentFormat.SWISS,
                TournamentFormat.ROUND_ROBIN,
                TournamentFormat.KNOCK_OUT)) {
            Tournament started = planned(format).with(new TournamentEvent.Started(4));
            boolean admits = format == TournamentFormat.ARENA || format == TournamentFormat.SWISS;
            assertEquals(admits, started.admits(0));
            assertEquals(List.of(2L, 1L, 3L), started.seeds());
            if (!admits) {
                assertThrows(IllegalArgumentException.class, () -> started.with(new TournamentEvent.Joined(4, 1, 5)));
            }
        }
    }

    @Test
    void anOlderTournamentStaysAsItWas() {
        Tournament before = running();
        Tournament after = before.withAll(
                List.of(new TournamentEvent.Begun(1, 1, 70, 6), new TournamentEvent.Scored(1, 1, Hall.outcome(40), 7)));
        assertTrue(before.rounds().get(0).board(1).game().isEmpty());
        assertEquals(1, before.openBoards().size());
        assertEquals(0, after.openBoards().size());
        assertEquals(before.version() + 2, after.version());
        assertThrows(
                UnsupportedOperationException.class,
                () -> after.rounds().get(0).games().clear());
    }
}
