package reversi.server.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import reversi.online.RoundMark;
import reversi.online.TournamentFormat;
import reversi.rules.Disc;

/** However a tournament goes, each pairing is a legal one, a restart changes nothing, and it comes to its end. */
class DirectorProperties {
    @Provide
    Arbitrary<Scenario> swiss() {
        return Scenario.of(TournamentFormat.SWISS, 13);
    }

    @Provide
    Arbitrary<Scenario> roundRobin() {
        return Scenario.of(TournamentFormat.ROUND_ROBIN, 9);
    }

    @Provide
    Arbitrary<Scenario> knockOut() {
        return Scenario.of(TournamentFormat.KNOCK_OUT, 20);
    }

    @Provide
    Arbitrary<Scenario> arena() {
        return Scenario.of(TournamentFormat.ARENA, 9);
    }

    @Provide
    Arbitrary<Scenario> match() {
        return Scenario.of(TournamentFormat.MATCH, 12);
    }

    /** Plays a scenario with a check of each pairing. */
    private static Hall played(Scenario scenario, Check check) {
        List<Hall> halls = new ArrayList<>();
        Hall hall = scenario.hall(paired -> {
            Hall where = halls.get(0);
            assertSeatsAreFree(where.tournament(), paired);
            check.check(where, paired);
        });
        halls.add(hall);
        scenario.play(hall);
        assertStandingsAreInOrder(hall.tournament());
        return hall;
    }

    private interface Check {
        void check(Hall hall, TournamentEvent.Paired paired);
    }

    private static void assertSeatsAreFree(Tournament tournament, TournamentEvent.Paired paired) {
        Set<Long> seated = new HashSet<>(paired.byes());
        assertEquals(paired.byes().size(), seated.size());
        for (Pairing pairing : paired.pairings()) {
            for (Disc side : Disc.values()) {
                assertTrue(seated.add(pairing.player(side)), () -> "twice in " + paired);
            }
        }
        seated.forEach(player -> assertTrue(tournament.openBoard(player).isEmpty()));
        paired.byes().forEach(player -> assertFalse(isOut(tournament, player)));
    }

    private static boolean isOut(Tournament tournament, long player) {
        return tournament.entrant(player).orElseThrow().isOut();
    }

    private static void assertStandingsAreInOrder(Tournament tournament) {
        List<PlayerStanding> standings = Standings.of(tournament);
        assertEquals(tournament.players(), standings.size());
        for (int i = 1; i < standings.size(); i++) {
            PlayerStanding better = standings.get(i - 1);
            PlayerStanding worse = standings.get(i);
            assertTrue(worse.rank() == better.rank() || worse.rank() == i + 1);
            boolean isLastBarred = tournament.isBarred(worse.player());
            assertTrue(isLastBarred || better.halves() >= worse.halves());
        }
    }

    @Property(tries = 150)
    void swiss(@ForAll("swiss") Scenario scenario) {
        Hall hall = played(scenario, DirectorProperties::assertSwissRound);
        assertPointsAddUp(hall.tournament());
    }

    private static void assertSwissRound(Hall hall, TournamentEvent.Paired paired) {
        Tournament tournament = hall.tournament();
        List<Long> active = tournament.entrants().stream()
                .filter(entrant -> !entrant.isOut())
                .map(Entrant::player)
                .toList();
        Set<Long> seated = new HashSet<>(paired.byes());
        paired.pairings().forEach(pairing -> seated.addAll(List.of(pairing.black(), pairing.white())));
        assertEquals(new HashSet<>(active), seated);
        assertEquals(active.size() % 2, paired.byes().size());
        Map<Set<Long>, Integer> meetings = meetings(tournament);
        int repeats = paired.pairings().stream()
                .mapToInt(pairing -> meetings.getOrDefault(Set.of(pairing.black(), pairing.white()), 0))
                .sum();
        assertEquals(least(active, meetings, active.size() % 2 == 1), repeats);
        if (repeats == 0) {
            paired.byes().forEach(bye -> assertByeIsDue(tournament, active, meetings, bye));
            assertColoursAreDue(tournament, paired, meetings);
        }
    }

    /** No other way to pair the same players with somebody new gives fewer of them a colour that they should not have. */
    private static void assertColoursAreDue(
            Tournament tournament, TournamentEvent.Paired paired, Map<Set<Long>, Integer> meetings) {
        Map<Long, Colours.History> colours = new HashMap<>();
        ScoreSheet.of(tournament).forEach((player, sheet) -> colours.put(player, Colours.History.of(sheet)));
        List<Long> players = new ArrayList<>();
        int wrong = 0;
        for (Pairing pairing : paired.pairings()) {
            players.addAll(List.of(pairing.black(), pairing.white()));
            Colours.History black = colours.get(pairing.black());
            Colours.History white = colours.get(pairing.white());
            int burden = black.burden(Disc.BLACK) + white.burden(Disc.WHITE);
            assertEquals(Colours.burden(black, white), burden);
            wrong += burden / Colours.HARD;
        }
        Map<Set<Long>, Integer> costs = new HashMap<>();
        for (long one : players) {
            for (long other : players) {
                if (one < other) {
                    boolean isNew = !meetings.containsKey(Set.of(one, other));
                    int burden = Colours.burden(colours.get(one), colours.get(other)) / Colours.HARD;
                    costs.put(Set.of(one, other), isNew ? burden : 1_000);
                }
            }
        }
        assertEquals(least(players, costs, false), wrong);
    }

    /** Whoever should rather have had the bye can't be left out without a game that is repeated. */
    private static void assertByeIsDue(
            Tournament tournament, List<Long> active, Map<Set<Long>, Integer> meetings, long bye) {
        List<Long> standings = Standings.of(tournament).stream()
                .map(PlayerStanding::player)
                .filter(active::contains)
                .toList();
        Map<Long, ScoreSheet> sheets = ScoreSheet.of(tournament);
        for (long other : active) {
            long less = freePoints(sheets.get(bye)) - freePoints(sheets.get(other));
            boolean isRather = less > 0 || (less == 0 && rank(tournament, other) > rank(tournament, bye));
            if (other != bye && isRather) {
                List<Long> others =
                        standings.stream().filter(player -> player != other).toList();
                assertTrue(least(others, meetings, false) > 0, () -> other + " rather than " + bye);
            }
        }
    }

    private static long freePoints(ScoreSheet sheet) {
        return sheet.byes().size()
                + sheet.lines().stream()
                        .filter(line -> line.isWon() && !line.isPlayed())
                        .count();
    }

    private static int rank(Tournament tournament, long player) {
        return Standings.of(tournament).stream()
                .filter(standing -> standing.player() == player)
                .findFirst()
                .orElseThrow()
                .rank();
    }

    static Map<Set<Long>, Integer> meetings(Tournament tournament) {
        Map<Set<Long>, Integer> meetings = new HashMap<>();
        for (TournamentRound round : tournament.rounds()) {
            for (TournamentGame game : round.games()) {
                meetings.merge(Set.of(game.pairing().black(), game.pairing().white()), 1, Integer::sum);
            }
        }
        return meetings;
    }

    /** The least sum of what pairs cost, such as how often they have met, found by trying all ways. */
    static int least(List<Long> players, Map<Set<Long>, Integer> costs, boolean hasBye) {
        return least(players, costs, hasBye, Integer.MAX_VALUE);
    }

    private static int least(List<Long> players, Map<Set<Long>, Integer> costs, boolean hasBye, int fewerThan) {
        if (players.size() < 2) {
            return 0;
        }
        long first = players.get(0);
        int best = fewerThan;
        for (int i = hasBye ? 0 : 1; i < players.size() && best > 0; i++) {
            List<Long> rest = new ArrayList<>(players.subList(1, players.size()));
            boolean isBye = i == 0;
            int own = 0;
            if (!isBye) {
                rest.remove(i - 1);
                own = costs.getOrDefault(Set.of(first, players.get(i)), 0);
            }
            if (own < best) {
                best = Math.min(best, own + least(rest, costs, hasBye && !isBye, best - own));
            }
        }
        return best;
    }

    private static void assertPointsAddUp(Tournament tournament) {
        int halves = 0;
        for (TournamentRound round : tournament.rounds()) {
            halves += 2 * round.byes().size();
            for (TournamentGame game : round.games()) {
                halves += game.outcome().equals(Optional.of(GameOutcome.missedByBoth())) ? 0 : 2;
            }
        }
        List<PlayerStanding> standings = Standings.of(tournament);
        assertEquals(halves, standings.stream().mapToInt(PlayerStanding::halves).sum());
        for (PlayerStanding standing : standings) {
            assertEquals(tournament.rounds().size(), standing.marks().size());
            assertFalse(standing.marks().contains(RoundMark.PLAYING));
        }
    }

    @Property(tries = 100)
    void roundRobin(@ForAll("roundRobin") Scenario scenario) {
        Hall hall = played(scenario, (where, paired) -> {
            Map<Set<Long>, Integer> meetings = meetings(where.tournament());
            paired.pairings()
                    .forEach(pairing -> assertTrue(
                            meetings.getOrDefault(Set.of(pairing.black(), pairing.white()), 0) < scenario.rounds()));
        });
        assertPointsAddUp(hall.tournament());
    }

    @Property(tries = 100)
    void knockOut(@ForAll("knockOut") Scenario scenario) {
        Hall hall = played(scenario, (where, paired) -> {
            Tournament tournament = where.tournament();
            boolean isReplay = paired.round() == tournament.rounds().size();
            Map<Long, PlayerStanding> standings = new HashMap<>();
            Standings.of(tournament).forEach(standing -> standings.put(standing.player(), standing));
            for (Pairing pairing : paired.pairings()) {
                for (Disc side : Disc.values()) {
                    int passed = standings.get(pairing.player(side)).halves() / 2;
                    assertEquals(paired.round() - 1, passed);
                    assertTrue(isReplay || !isOut(tournament, pairing.player(side)));
                }
            }
        });
        List<PlayerStanding> standings = Standings.of(hall.tournament());
        long in = standings.stream().filter(standing -> !standing.isOut()).count();
        assertTrue(in <= 1, () -> "nobody knocked out: " + standings);
        assertTrue(hall.tournament().rounds().size() <= hall.tournament().plannedRounds());
    }

    @Property(tries = 100)
    void arena(@ForAll("arena") Scenario scenario) {
        Hall hall = played(scenario, (where, paired) -> {
            Tournament tournament = where.tournament();
            assertTrue(where.now() < tournament.closesAt());
            Map<Long, ScoreSheet> sheets = ScoreSheet.of(tournament);
            for (Pairing pairing : paired.pairings()) {
                ScoreSheet black = sheets.get(pairing.black());
                ScoreSheet white = sheets.get(pairing.white());
                boolean isRematch = black.last()
                        .filter(it -> it.opponent() == white.player())
                        .isPresent();
                boolean hasWaited = where.now() >= ArenaPairing.readyForRematch(black)
                        && where.now() >= ArenaPairing.readyForRematch(white);
                assertTrue(!isRematch || hasWaited || tournament.openBoards().isEmpty(), () -> "too soon: " + pairing);
            }
        });
        assertTrue(hall.tournament().rounds().size() <= 1);
    }

    /** Those of one club meet those of the other by their ratings, and again with colours exchanged. */
    @Property(tries = 150)
    void match(@ForAll("match") Scenario scenario) {
        Hall hall = played(scenario, (where, paired) -> {
            Tournament tournament = where.tournament();
            int blacks = 0;
            for (Pairing pairing : paired.pairings()) {
                int black = tournament.entrant(pairing.black()).orElseThrow().side();
                assertEquals(
                        3 - black,
                        tournament.entrant(pairing.white()).orElseThrow().side());
                assertEquals(place(tournament, pairing.black()), place(tournament, pairing.white()));
                boolean isNew = tournament.rounds().stream()
                        .flatMap(round -> round.games().stream())
                        .noneMatch(game -> game.pairing().equals(pairing));
                assertTrue(isNew, () -> "the same colours again: " + pairing);
                blacks += black == 1 ? 1 : 0;
            }
            boolean isWhole = tournament.entrants().stream().noneMatch(Entrant::isOut);
            assertTrue(!isWhole || Math.abs(2 * blacks - paired.pairings().size()) <= 1, () -> "colours: " + paired);
        });
        Tournament tournament = hall.tournament();
        assertTrue(tournament.rounds().size() <= Sides.GAMES);
        int points = Standings.of(tournament).stream()
                .mapToInt(PlayerStanding::halves)
                .sum();
        assertEquals(points, TeamMatch.halves(tournament, 1) + TeamMatch.halves(tournament, 2));
        int played = tournament.rounds().stream()
                .flatMap(round -> round.games().stream())
                .mapToInt(game -> game.outcome().equals(Optional.of(GameOutcome.missedByBoth())) ? 0 : 2)
                .sum();
        assertEquals(played, points);
    }

    private static int place(Tournament tournament, long player) {
        int side = tournament.entrant(player).orElseThrow().side();
        return TeamMatch.lineUp(tournament, side).indexOf(player);
    }
}
