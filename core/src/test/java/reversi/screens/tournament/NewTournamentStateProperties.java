package reversi.screens.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import reversi.online.ClubCard;
import reversi.online.TournamentFormat;
import reversi.online.TournamentTerms;
import reversi.screens.tournament.NewTournamentState.Choice;

/** Whatever is chosen for a tournament is either said to be wrong or is what the server takes. */
class NewTournamentStateProperties {
    private static final long NOW = 1_795_000_020_000L;
    private static final long DAY = 86_400_000;

    private static int offered(Choice choice, NewTournamentState state) {
        return switch (choice) {
            case FORMAT -> NewTournamentState.FORMATS.size();
            case VARIANT -> NewTournamentState.VARIANTS.size();
            case CLOCK -> NewTournamentState.CLOCKS.size();
            case ROUNDS -> NewTournamentState.ROUNDS.size();
            case MINUTES -> NewTournamentState.MINUTES.size();
            case START -> NewTournamentState.STARTS.size() + 1;
            case DAY -> 30;
            case QUARTER -> NewTournamentState.QUARTERS;
            case SEATS -> NewTournamentState.seats(state.format()).size();
            case NO_SHOW -> NewTournamentState.NO_SHOWS.size();
            case CYCLES, RATED, MEMBERS, LEAGUE -> 2;
            case DIVISION -> NewTournamentState.DIVISIONS.size();
        };
    }

    @Property(tries = 2_000)
    void anyChoiceIsRefusedInWordsOrFitsTheRecord(
            @ForAll @Size(15) int[] choices, @ForAll @IntRange(min = -720, max = 840) int ahead) {
        NewTournamentState state =
                NewTournamentState.usual(List.of()).named("Any cup").at(NOW);
        for (Choice choice : Choice.values()) {
            state = state.choosing(choice, Math.floorMod(choices[choice.ordinal()], offered(choice, state)));
        }
        if (state.lacking(ahead).isEmpty()) {
            TournamentTerms terms = state.terms(ahead);
            assertTrue(terms.startsAt() > NOW && terms.startsAt() <= NOW + 30 * DAY, () -> terms.toString());
            assertEquals(state.format(), terms.format());
            assertEquals(NewTournamentState.NO_SHOWS.get(state.at(Choice.NO_SHOW)), terms.noShow());
            assertEquals(
                    state.at(Choice.VARIANT) == 0 && state.at(Choice.RATED) == 1,
                    terms.game().rated());
            assertTrue(terms.membersOnly() || !terms.game().rated());
        } else {
            assertTrue(state.isLater(), "a start in some minutes is never past");
        }
    }

    @Property(tries = 300)
    void aDayAndATimeAreThoseOfThePersonsClock(
            @ForAll @LongRange(min = 0, max = 4_000_000_000_000L) long now,
            @ForAll @IntRange(min = -720, max = 840) int ahead,
            @ForAll @IntRange(max = 29) int day,
            @ForAll @IntRange(max = 95) int quarter) {
        long there = NewTournamentState.usual(List.of())
                        .at(now)
                        .choosing(Choice.START, NewTournamentState.STARTS.size())
                        .choosing(Choice.DAY, day)
                        .choosing(Choice.QUARTER, quarter)
                        .startsAt(ahead)
                + ahead * 60_000L;
        assertEquals(quarter * 15L * 60_000L, Math.floorMod(there, DAY));
        assertEquals(Math.floorDiv(now + ahead * 60_000L, DAY) + day, Math.floorDiv(there, DAY));
    }

    @Test
    void aRoundRobinOfAClubMayBecomeALeague() {
        ClubCard club = new ClubCard(7, "Elm", true, 3, Optional.empty());
        NewTournamentState state = NewTournamentState.usual(List.of(club))
                .named("x".repeat(30))
                .at(NOW)
                .choosing(Choice.LEAGUE, 1)
                .choosing(Choice.DIVISION, 4);
        assertFalse(state.isLeague(), "a Swiss does not");
        int roundRobin = NewTournamentState.FORMATS.indexOf(TournamentFormat.ROUND_ROBIN);
        NewTournamentState league = state.choosing(Choice.FORMAT, roundRobin);
        assertTrue(league.isLeague());
        assertEquals(10, league.terms(0).seats());
        assertEquals(Optional.empty(), league.lacking(0));
        assertEquals(
                Optional.of("league.name.length"), league.named("x".repeat(31)).lacking(0));
        assertFalse(NewTournamentState.usual(List.of())
                .choosing(Choice.FORMAT, roundRobin)
                .mayBeLeague());
    }

    @Test
    void aNameIsNeeded() {
        NewTournamentState state = NewTournamentState.usual(List.of()).at(NOW);
        assertEquals(Optional.of("tournament.name.length"), state.lacking(0));
        assertEquals(Optional.of("tournament.name.length"), state.named("  a ").lacking(0));
        assertEquals(
                Optional.of("tournament.name.length"),
                state.named("x".repeat(41)).lacking(0));
        assertEquals(Optional.empty(), state.named(" cup ").lacking(0));
    }

    @Test
    void aTimeOfTodayThatIsPastIsRefused() {
        NewTournamentState early = NewTournamentState.usual(List.of())
                .named("cup")
                .at(NOW)
                .choosing(Choice.START, NewTournamentState.STARTS.size())
                .choosing(Choice.QUARTER, 0);
        assertEquals(Optional.of("tournament.start.past"), early.lacking(0));
        assertEquals(Optional.empty(), early.choosing(Choice.DAY, 1).lacking(0));
    }
}
