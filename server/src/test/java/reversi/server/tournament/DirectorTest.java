package reversi.server.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.online.TournamentFormat;
import reversi.online.TournamentPhase;
import reversi.rules.Disc;

/** What is done when. */
class DirectorTest {
    private static final long NO_SHOW_MILLIS = 1_000L * Hall.NO_SHOW;

    private static Hall hall(TournamentFormat format, int rounds, int players) {
        Hall hall = new Hall(Hall.terms(format, rounds), game -> 40, it -> {});
        for (int player = 1; player <= players; player++) {
            hall.join(player, 2_000 - player);
        }
        return hall;
    }

    /** Somebody's presence as a test says it. */
    private record Present(Set<Long> here, Set<Long> playing, Optional<Attendance.FirstMove> move, long since)
            implements Attendance {
        static Present of(Long... here) {
            return new Present(Set.of(here), Set.of(), Optional.empty(), 0);
        }

        Present playing(Long... those) {
            return new Present(here, Set.of(those), move, since);
        }

        Present awaiting(Disc side, long from) {
            return new Present(here, playing, Optional.of(new FirstMove(side, from)), since);
        }

        Present since(long from) {
            return new Present(here, playing, move, from);
        }

        @Override
        public boolean isHere(long player) {
            return here.contains(player);
        }

        @Override
        public boolean isPlaying(long player) {
            return playing.contains(player);
        }

        @Override
        public Optional<FirstMove> awaited(long game) {
            return move;
        }
    }

    /** Two players whose game is paired at {@link Hall#START}, in a Swiss. */
    private static Tournament paired() {
        return hall(TournamentFormat.SWISS, 3, 2)
                .tournament()
                .with(new TournamentEvent.Started(Hall.START))
                .with(new TournamentEvent.Paired(1, List.of(new Pairing(1, 2)), List.of(), Hall.START));
    }

    private static Optional<GameOutcome> forfeit(Tournament tournament, long now, Attendance attendance) {
        List<TournamentStep> steps = Director.next(tournament, now, attendance);
        return steps.stream()
                .filter(TournamentStep.Forfeit.class::isInstance)
                .map(step -> ((TournamentStep.Forfeit) step).outcome())
                .findFirst();
    }

    @Test
    void nothingHappensBeforeTheStart() {
        Tournament tournament = hall(TournamentFormat.SWISS, 3, 2).tournament();
        assertEquals(List.of(), Director.next(tournament, Hall.START - 1, Present.of()));
        assertEquals(OptionalLong.of(Hall.START), Director.nextLook(tournament, 0, Present.of()));
        assertEquals(
                List.of(new TournamentStep.RecordEvent(new TournamentEvent.Started(Hall.START))),
                Director.next(tournament, Hall.START, Present.of()));
    }

    @ParameterizedTest
    @CsvSource({"0, CANCELLED", "1, CANCELLED", "2, RUNNING"})
    void whereTooFewComeItIsCalledOff(int players, TournamentPhase phase) {
        for (TournamentFormat format : TournamentFormat.values()) {
            Tournament tournament = hall(format, format == TournamentFormat.ROUND_ROBIN ? 1 : 0, players)
                    .tournament();
            TournamentStep step =
                    Director.next(tournament, Hall.START, Present.of()).get(0);
            assertEquals(
                    phase,
                    tournament.with(((TournamentStep.RecordEvent) step).event()).phase());
        }
    }

    @Test
    void aGameBeginsOnceBothAreThereAndFree() {
        Tournament tournament = paired();
        List<TournamentStep> begin = List.of(new TournamentStep.Begin(1, 1, new Pairing(1, 2)));
        assertEquals(List.of(), Director.next(tournament, Hall.START, Present.of(1L)));
        assertEquals(
                List.of(),
                Director.next(tournament, Hall.START, Present.of(1L, 2L).playing(2L)));
        assertEquals(begin, Director.next(tournament, Hall.START, Present.of(1L, 2L)));
    }

    @Test
    void whoDoesNotComeInTimeHasLost() {
        long late = Hall.START + NO_SHOW_MILLIS;
        assertEquals(OptionalLong.of(late), Director.nextLook(paired(), Hall.START, Present.of(1L)));
        assertEquals(Optional.empty(), forfeit(paired(), late - 1, Present.of(1L)));
        assertEquals(Optional.of(GameOutcome.missedBy(Disc.WHITE)), forfeit(paired(), late, Present.of(1L)));
        assertEquals(Optional.of(GameOutcome.missedBy(Disc.BLACK)), forfeit(paired(), late, Present.of(2L)));
        assertEquals(Optional.of(GameOutcome.missedByBoth()), forfeit(paired(), late, Present.of()));
        assertEquals(
                Optional.of(GameOutcome.missedBy(Disc.BLACK)),
                forfeit(paired(), late, Present.of(1L, 2L).playing(1L)));
    }

    @Test
    void timeInWhichTheServerWasAwayCountsForNobody() {
        long back = Hall.START + 10 * NO_SHOW_MILLIS;
        assertEquals(Optional.empty(), forfeit(paired(), back, Present.of().since(back)));
        assertEquals(
                Optional.of(GameOutcome.missedByBoth()),
                forfeit(paired(), back + NO_SHOW_MILLIS, Present.of().since(back)));
    }

    @Test
    void whoMakesNoFirstMoveInTimeHasLost() {
        Tournament tournament = paired().with(new TournamentEvent.Begun(1, 1, 77, Hall.START));
        Present both = Present.of(1L, 2L).playing(1L, 2L);
        long asked = Hall.START + 20_000;
        long late = asked + NO_SHOW_MILLIS;
        assertEquals(Optional.empty(), forfeit(tournament, late, both));
        assertEquals(Optional.empty(), forfeit(tournament, late - 1, both.awaiting(Disc.WHITE, asked)));
        assertEquals(
                Optional.of(GameOutcome.missedBy(Disc.WHITE)),
                forfeit(tournament, late, both.awaiting(Disc.WHITE, asked)));
        assertEquals(
                Optional.of(GameOutcome.missedByBoth()),
                forfeit(tournament, late, Present.of(1L).playing(1L, 2L).awaiting(Disc.BLACK, asked)));
        TournamentStep.Forfeit step =
                (TournamentStep.Forfeit) Director.next(tournament, late, both.awaiting(Disc.WHITE, asked))
                        .get(0);
        assertEquals(OptionalLong.of(77), step.game());
    }

    @Test
    void whoWithdrawsBeforeTheGameBeginsHasLostItAndAGameThatGoesOnIsPlayed() {
        Tournament gone = paired().with(new TournamentEvent.Withdrew(1, Hall.START));
        assertEquals(Optional.of(GameOutcome.missedBy(Disc.BLACK)), forfeit(gone, Hall.START, Present.of(1L, 2L)));
        Tournament playing = paired().with(new TournamentEvent.Begun(1, 1, 77, Hall.START))
                .with(new TournamentEvent.Withdrew(1, Hall.START));
        assertEquals(List.of(), Director.next(playing, Hall.START, Present.of(1L, 2L)));
        Tournament removed = playing.with(new TournamentEvent.Removed(1, Hall.START));
        assertEquals(Optional.of(GameOutcome.missedBy(Disc.BLACK)), forfeit(removed, Hall.START, Present.of(1L, 2L)));
    }

    @Test
    void whoMissesTwoGamesInARowHasWithdrawnAndMayReturn() {
        Hall hall = hall(TournamentFormat.SWISS, 9, 4);
        hall.setAway(4, true);
        while (!hall.tournament().entrant(4).orElseThrow().isOut()) {
            hall.settle();
            hall.tick();
        }
        assertEquals(2, ScoreSheet.of(hall.tournament()).get(4L).lines().size());
        assertTrue(hall.tournament().mayReturn(4));
        hall.record(new TournamentEvent.Returned(4, hall.now()));
        hall.settle();
        assertFalse(hall.tournament().entrant(4).orElseThrow().isOut());
        assertFalse(hall.tournament().mayReturn(4));
    }

    @Test
    void anArenaWithdrawsWhoMissesAGame() {
        Hall hall = hall(TournamentFormat.ARENA, 0, 4);
        hall.settle();
        hall.setAsleep(4, true);
        while (!hall.tournament().entrant(4).orElseThrow().isOut()) {
            hall.settle();
            hall.tick();
        }
        assertTrue(hall.tournament().mayReturn(4));
    }

    /** Rounds that were paired, of 5. */
    @ParameterizedTest
    @CsvSource({"0, true", "1, true", "2, true", "3, false", "4, false"})
    void aSwissTakesNewPlayersUntilHalfOfItsRoundsArePaired(int paired, boolean admits) {
        Hall hall = hall(TournamentFormat.SWISS, 5, 6);
        hall.record(new TournamentEvent.Started(Hall.START));
        while (hall.tournament().rounds().size() < paired) {
            hall.settle();
            hall.tick();
        }
        assertEquals(admits, hall.tournament().admits(0));
    }

    @Test
    void anArenaEndsOnceTheGamesThatGoOnAreOver() {
        Hall hall = hall(TournamentFormat.ARENA, 0, 2);
        hall.settle();
        long end = hall.tournament().closesAt();
        assertEquals(Hall.START + 600_000, end);
        assertEquals(List.of(), Director.next(hall.tournament(), end, hall));
        OpenBoard board = hall.tournament().openBoards().get(0);
        hall.score(board, Hall.outcome(40));
        assertEquals(
                List.of(new TournamentStep.RecordEvent(new TournamentEvent.Ended(end))),
                Director.next(hall.tournament(), end, hall));
    }

    /** Two who have just met wait for others, who play, but not for ever; where nobody plays they meet again. */
    @Test
    void whoHasJustMetMeetsSomebodyElseInAnArena() {
        Hall hall = hall(TournamentFormat.ARENA, 0, 4);
        hall.settle();
        OpenBoard first = hall.tournament().openBoards().get(0);
        hall.score(first, Hall.outcome(40));
        assertEquals(List.of(), Director.next(hall.tournament(), hall.now(), hall));
        long later = hall.now() + ArenaPairing.REMATCH_MILLIS;
        assertEquals(OptionalLong.of(later), Director.nextLook(hall.tournament(), hall.now(), hall));
        assertEquals(1, Director.next(hall.tournament(), later, hall).size());
        hall.score(hall.tournament().openBoards().get(0), Hall.outcome(40));
        hall.settle();
        for (OpenBoard board : hall.tournament().openBoards()) {
            assertFalse(board.game().pairing().has(first.game().pairing().black())
                    && board.game().pairing().has(first.game().pairing().white()));
        }
        assertEquals(2, hall.tournament().openBoards().size());
    }

    @Test
    void twoPlayersOfAnArenaPlayOnWithTheirColoursExchanged() {
        Hall hall = hall(TournamentFormat.ARENA, 0, 2);
        hall.settle();
        Pairing pairing = hall.tournament().openBoards().get(0).game().pairing();
        hall.score(hall.tournament().openBoards().get(0), Hall.outcome(40));
        hall.settle();
        assertEquals(
                pairing.swapped(), hall.tournament().openBoards().get(0).game().pairing());
    }

    /** Players and rounds of a Swiss that says nothing of them: two more than it takes to find a winner, but nobody is met twice. */
    @ParameterizedTest
    @CsvSource({"2, 1", "3, 3", "4, 3", "5, 5", "8, 5", "16, 6", "17, 7", "1000, 12"})
    void aSwissHasAsManyRoundsAsItNeeds(int players, int rounds) {
        assertEquals(rounds, Schedule.rounds(Hall.terms(TournamentFormat.SWISS, 0), players));
    }
}
