package reversi.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reversi.online.ClubProfile;
import reversi.online.ErrorCode;
import reversi.online.LeagueRole;
import reversi.online.Protocol;
import reversi.online.TournamentFormat;
import reversi.online.TournamentPhase;
import reversi.online.TournamentTerms;
import reversi.rules.Disc;
import reversi.server.tournament.Attendance;
import reversi.server.tournament.Director;
import reversi.server.tournament.GameOutcome;
import reversi.server.tournament.Season;
import reversi.server.tournament.Tournament;
import reversi.server.tournament.TournamentEvent;
import reversi.server.tournament.TournamentStep;

/** Leagues as they are kept: who joins and leaves, and season after season begun once however often it is tried. */
class LeagueRepositoryTest {
    private static final long FIRST = 1_800_000_000_000L;
    private static final long DAY = 86_400_000;
    private static final int SIZE = 6;

    private StoreFixture store;
    private LeagueRepository leagues;
    private long clock = FIRST;

    @BeforeEach
    void open() throws IOException {
        store = new StoreFixture();
        leagues = afresh();
    }

    @AfterEach
    void close() throws IOException {
        store.close();
    }

    /** As a server has it that was started again. */
    private LeagueRepository afresh() {
        return new LeagueRepository(
                store.database,
                store.codec,
                new SeasonStart(new TournamentRepository(store.database, store.codec), store.log));
    }

    private static TournamentTerms terms(List<Long> clubs) {
        return new TournamentTerms(
                "Plans", TournamentFormat.ROUND_ROBIN, StoreFixture.BLITZ, 1, 0, FIRST, SIZE, true, 60, clubs);
    }

    private long found(List<Long> clubs) {
        return ((Creation.Made) leagues.found(terms(clubs))).id();
    }

    private LeagueRow row(long league) {
        return leagues.find(league, 0).orElseThrow();
    }

    private Tournament tournament(long id) {
        TournamentTerms terms = store.tournaments.find(id).orElseThrow().terms();
        return Tournament.of(id, terms, OptionalLong.empty()).withAll(store.log.after(id, 0));
    }

    private List<Tournament> divisions(LeagueRow league) {
        return leagues.divisions(league.id(), league.season()).stream()
                .map(this::tournament)
                .toList();
    }

    /** Everybody of these is there, and plays no other game. */
    private record Present(Set<Long> players) implements Attendance {
        @Override
        public boolean isHere(long player) {
            return players.contains(player);
        }

        @Override
        public boolean isPlaying(long player) {
            return false;
        }

        @Override
        public Optional<FirstMove> awaited(long game) {
            return Optional.empty();
        }

        @Override
        public long since() {
            return 0;
        }
    }

    /** The director's steps to the end, where a random side wins each game. */
    private void play(Tournament before, Set<Long> present, Random random) {
        Tournament tournament = before;
        while (tournament.phase() == TournamentPhase.RUNNING) {
            clock += 61_000;
            List<TournamentEvent> events = new ArrayList<>();
            for (TournamentStep step : Director.next(tournament, clock, new Present(present))) {
                if (step instanceof TournamentStep.RecordEvent record) {
                    events.add(record.event());
                } else if (step instanceof TournamentStep.Begin begin) {
                    Disc winner = random.nextBoolean() ? Disc.BLACK : Disc.WHITE;
                    boolean isBlack = winner == Disc.BLACK;
                    events.add(new TournamentEvent.Scored(
                            begin.round(),
                            begin.board(),
                            new GameOutcome(Optional.of(winner), isBlack ? 40 : 24, isBlack ? 24 : 40, true),
                            clock));
                } else if (step instanceof TournamentStep.Forfeit forfeit) {
                    events.add(new TournamentEvent.Scored(forfeit.round(), forfeit.board(), forfeit.outcome(), clock));
                }
            }
            tournament = store.added(tournament, events.toArray(TournamentEvent[]::new));
        }
    }

    @Test
    void tenSeasonsAreBegunOnceThroughRestarts() {
        Random random = new Random(5);
        long league = found(List.of());
        Set<Long> people = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            long member = store.member().id();
            people.add(member);
            assertEquals(Optional.empty(), leagues.join(league, member, FIRST - DAY + i));
        }
        for (int season = 1; season <= 10; season++) {
            LeagueRow known = row(league);
            clock = known.nextAt();
            assertEquals(List.of(), leagues.due(clock - 1));
            assertEquals(List.of(league), leagues.due(clock));
            Season last = Season.of(divisions(known));
            assertTrue(leagues.begin(known, last, clock));
            assertFalse(afresh().begin(known, last, clock), "another node was faster");
            leagues = afresh();
            LeagueRow now = row(league);
            assertEquals(season, now.season());
            assertTrue(now.nextAt() > clock + 27 * DAY && now.nextAt() < clock + 32 * DAY);
            people.removeAll(last.absent());
            List<Long> playing = divisions(now).stream()
                    .flatMap(division -> division.entrants().stream())
                    .map(entrant -> entrant.player())
                    .toList();
            assertEquals(people.size(), playing.size(), "nobody plays twice");
            assertEquals(people, Set.copyOf(playing));
            assertEquals(now.members(), people.size());
            long absent = playing.get(random.nextInt(playing.size()));
            Set<Long> present = new HashSet<>(people);
            present.remove(absent);
            divisions(now).forEach(division -> play(division, present, random));
            long leaving = present.iterator().next();
            assertEquals(Optional.empty(), leagues.leave(league, leaving));
            people.remove(leaving);
            long joining = store.member().id();
            assertEquals(Optional.empty(), leagues.join(league, joining, clock));
            people.add(joining);
            assertEquals(List.of(joining), leagues.joining(league));
        }
        assertEquals(3, leagues.divisions(league, 1).size(), "past seasons stay");
    }

    @Test
    void aSeasonWaitsWhileFewerThanTwoWouldPlay() {
        long league = found(List.of());
        long ann = store.member().id();
        leagues.join(league, ann, 1);
        LeagueRow known = row(league);
        assertTrue(leagues.begin(known, Season.of(List.of()), FIRST));
        assertEquals(0, row(league).season());
        assertTrue(row(league).nextAt() > FIRST);
        assertEquals(
                Optional.of(LeagueRole.JOINING),
                leagues.find(league, ann).orElseThrow().role());
    }

    @Test
    void membersComeAndGoBetweenSeasons() {
        long league = found(List.of());
        long ann = store.member().id();
        long bert = store.member().id();
        assertEquals(Optional.of(ErrorCode.NO_SUCH_LEAGUE), leagues.join(99, ann, 1));
        assertEquals(Optional.of(ErrorCode.NO_SUCH_LEAGUE), leagues.leave(99, ann));
        leagues.join(league, ann, 1);
        leagues.join(league, bert, 2);
        assertEquals(
                Optional.of(LeagueRole.JOINING),
                leagues.find(league, ann).orElseThrow().role());
        leagues.leave(league, ann);
        assertEquals(Optional.empty(), leagues.find(league, ann).orElseThrow().role(), "it had not begun");
        leagues.join(league, ann, 3);
        leagues.begin(row(league), Season.of(List.of()), FIRST);
        assertEquals(
                Optional.of(LeagueRole.PLAYING),
                leagues.find(league, ann).orElseThrow().role());
        leagues.leave(league, ann);
        assertEquals(
                Optional.of(LeagueRole.LEAVING),
                leagues.find(league, ann).orElseThrow().role());
        assertEquals(1, row(league).members());
        leagues.join(league, ann, 4);
        assertEquals(
                Optional.of(LeagueRole.PLAYING),
                leagues.find(league, ann).orElseThrow().role());
        store.accounts.delete(ann, 5);
        assertEquals(1, row(league).members());
        assertEquals(List.of(league), leagues.all(0).stream().map(LeagueRow::id).toList());
    }

    @Test
    void aClubHasFewLeaguesForItsMembers() {
        long ann = store.member().id();
        long bert = store.member().id();
        AccountRepository.NameKeys keys = new AccountRepository.NameKeys("elm", "elm");
        long elm = ((Creation.Made) store.clubs.found(ann, new ClubProfile("Elm", "", true), keys, 1)).id();
        long league = found(List.of(elm));
        assertEquals("Elm", row(league).club());
        assertEquals(Optional.empty(), leagues.join(league, ann, 1));
        assertEquals(Optional.of(ErrorCode.CLUB_ONLY), leagues.join(league, bert, 1));
        store.clubs.join(elm, bert, 2);
        assertEquals(Optional.empty(), leagues.join(league, bert, 3));
        store.clubs.leave(elm, bert);
        leagues.begin(row(league), Season.of(List.of()), FIRST);
        assertEquals(0, row(league).season(), "one alone belongs to the club");
        for (int i = 1; i < Protocol.MAX_LEAGUES; i++) {
            found(List.of(elm));
        }
        assertEquals(new Creation.Refused(ErrorCode.LIST_FULL), leagues.found(terms(List.of(elm))));
        assertEquals(new Creation.Refused(ErrorCode.NO_SUCH_CLUB), leagues.found(terms(List.of(99L))));
    }

    @Test
    void aLeagueHasBoundedMembers() {
        long league = found(List.of());
        for (int i = 0; i < Protocol.MAX_LEAGUE_MEMBERS; i++) {
            assertEquals(Optional.empty(), leagues.join(league, store.member().id(), i));
        }
        assertEquals(
                Optional.of(ErrorCode.LIST_FULL),
                leagues.join(league, store.member().id(), 200));
    }
}
