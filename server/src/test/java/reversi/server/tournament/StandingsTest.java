package reversi.server.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reversi.online.RoundMark;
import reversi.online.TournamentFormat;
import reversi.rules.Disc;

/** Tables that were worked out by hand. */
class StandingsTest {
    private static final long A = 1;
    private static final long B = 2;
    private static final long C = 3;
    private static final long D = 4;
    private static final long E = 5;

    private static Tournament started(TournamentFormat format, int rounds, int players) {
        Tournament tournament = Tournament.of(1, Hall.terms(format, rounds), OptionalLong.empty());
        for (long player = 1; player <= players; player++) {
            tournament = tournament.with(new TournamentEvent.Joined(player, 1_500, 0));
        }
        return tournament.with(new TournamentEvent.Started(0));
    }

    /**
     * A game that has ended.
     *
     * @param black who had Black
     * @param white who had White
     * @param outcome what it was worth
     */
    private record Played(long black, long white, GameOutcome outcome) {
        static Played game(long black, long white, int blackDiscs) {
            return new Played(black, white, Hall.outcome(blackDiscs));
        }

        static Played missedByBlack(long black, long white) {
            return new Played(black, white, GameOutcome.missedBy(Disc.BLACK));
        }
    }

    private static Tournament round(Tournament before, int round, List<Long> byes, Played... games) {
        List<Pairing> pairings = new ArrayList<>();
        for (Played game : games) {
            pairings.add(new Pairing(game.black, game.white));
        }
        int first = before.rounds().size() == round
                ? before.rounds().get(round - 1).games().size()
                : 0;
        Tournament tournament = before.with(new TournamentEvent.Paired(round, pairings, byes, round));
        for (int i = 0; i < games.length; i++) {
            tournament = tournament.with(new TournamentEvent.Scored(round, first + i + 1, games[i].outcome, round));
        }
        return tournament;
    }

    private static List<String> lines(Tournament tournament) {
        return Standings.of(tournament).stream()
                .map(it -> it.rank() + " " + "-ABCDE".charAt((int) it.player()) + " " + it.halves() + " "
                        + it.tieBreak() + " " + it.discs())
                .toList();
    }

    /**
     * <pre>
     *     points   discs                opponents' points      quotient
     * A   3        40 + 34 + 44 = 118   ½ + 2 + ½ = 3          118 + 18 = 136
     * C   2        33 + 30 + 54 = 117   ½ + 3 + ½ = 4          117 + 24 = 141
     * D   ½        31 + 32 + 20 = 83    2 + ½ + 3 = 5½         83 + 33 = 116
     * B   ½        24 + 32 + 10 = 66    3 + ½ + 2 = 5½         66 + 33 = 99
     * </pre>
     */
    @Test
    void equalPointsAreSeparatedByTheBrightwellQuotient() {
        Tournament tournament = started(TournamentFormat.SWISS, 3, 4);
        tournament = round(tournament, 1, List.of(), Played.game(A, B, 40), Played.game(C, D, 33));
        tournament = round(tournament, 2, List.of(), Played.game(C, A, 30), Played.game(D, B, 32));
        tournament = round(tournament, 3, List.of(), Played.game(D, A, 20), Played.game(B, C, 10));
        assertEquals(List.of("1 A 6 136 118", "2 C 4 141 117", "3 D 1 116 83", "4 B 1 99 66"), lines(tournament));
    }

    /**
     * E has a bye in round 1 and D in round 2, B does not come to the game with C in round 2, and D withdraws before round 3.
     *
     * <pre>
     *     points   round 1               round 2               round 3               quotient
     * A   2½       B: 40 + 6·1 = 46      E: 44 + 6·1 = 50      C: 32 + 6·2½ = 47     143
     * C   2½       D: 32 + 6·2½ = 47     B: 32 + 6·2½ = 47     A: 32 + 6·2½ = 47     141
     * B   1        A: 24 + 6·2½ = 39     C: 0                  E: 64 + 6·1 = 70      109
     * E   1        bye: 32 + 6·1 = 38    A: 20 + 6·2½ = 35     B: 0 + 6·1 = 6        79
     * D   1        C: 14 + 6·2½ = 29     bye: 32 + 6·1 = 38    0                     67
     * </pre>
     */
    @Test
    void byesAndGamesThatWereNotPlayedCountForTheBrightwellQuotientAsTheSourceSays() {
        Tournament tournament = started(TournamentFormat.SWISS, 3, 5);
        tournament = round(tournament, 1, List.of(E), Played.game(A, B, 40), Played.game(C, D, 50));
        tournament = round(tournament, 2, List.of(D), Played.game(E, A, 20), Played.missedByBlack(B, C));
        tournament = tournament.with(new TournamentEvent.Withdrew(D, 2));
        // As long as nobody has missed D, the game with D counts as it was played: 50 + 6·1.
        assertEquals(List.of("1 C 4 100 50", "2 A 4 90 84"), lines(tournament).subList(0, 2));
        tournament = round(tournament, 3, List.of(), Played.game(A, C, 32), Played.game(B, E, 64));
        assertEquals(
                List.of("1 A 5 143 116", "2 C 5 141 82", "3 B 2 109 88", "4 E 2 79 20", "5 D 2 67 14"),
                lines(tournament));
        List<PlayerStanding> standings = Standings.of(tournament);
        assertEquals(
                List.of(RoundMark.WIN, RoundMark.WIN, RoundMark.DRAW),
                standings.get(1).marks());
        assertEquals(
                List.of(RoundMark.LOSS, RoundMark.MISSED, RoundMark.WIN),
                standings.get(2).marks());
        assertEquals(
                List.of(RoundMark.LOSS, RoundMark.BYE, RoundMark.MISSED),
                standings.get(4).marks());
        assertEquals(
                List.of(false, false, false, false, true),
                standings.stream().map(PlayerStanding::isOut).toList());
    }

    @Test
    void equalOnesShareAPlaceAndWhomTheHostTookOutStandsLast() {
        Tournament tournament = started(TournamentFormat.ROUND_ROBIN, 1, 4);
        tournament = round(tournament, 1, List.of(), Played.game(A, B, 44), Played.game(C, D, 44));
        assertEquals(List.of("1 A 2 44 44", "1 C 2 44 44", "3 B 0 26 20", "3 D 0 26 20"), lines(tournament));
        tournament = tournament.with(new TournamentEvent.Removed(A, 1));
        assertEquals(
                List.of("1 C", "2 B", "2 D", "4 A"),
                lines(tournament).stream().map(it -> it.substring(0, 3)).toList());
    }

    /** W, D and L are games; N is one that the opponent did not come to, M one that the player missed. */
    @ParameterizedTest
    @CsvSource({
        "W, 2, 1", "WW, 4, 2", "WWW, 8, 3", "WWWW, 12, 4", "WWD, 6, 0", "WWDW, 8, 1", "WWLW, 6, 1", "DD, 2, 0",
        "WWWWDWLW, 18, 1", "WWN, 6, 2", "WWNW, 10, 3", "WNW, 6, 2", "WWM, 4, 0", "WWMW, 6, 1", "LL, 0, 0", "NNN, 6, 0"
    })
    void winsInARowCountTwiceInAnArena(String games, int points, int streak) {
        Tournament tournament = started(TournamentFormat.ARENA, 0, 2);
        for (int i = 0; i < games.length(); i++) {
            GameOutcome outcome =
                    switch (games.charAt(i)) {
                        case 'W' -> Hall.outcome(40);
                        case 'D' -> Hall.outcome(32);
                        case 'L' -> Hall.outcome(20);
                        case 'N' -> GameOutcome.missedBy(Disc.WHITE);
                        default -> GameOutcome.missedBy(Disc.BLACK);
                    };
            tournament = round(tournament, 1, List.of(), new Played(A, B, outcome));
        }
        PlayerStanding standing = Standings.of(tournament).stream()
                .filter(it -> it.player() == A)
                .findFirst()
                .orElseThrow();
        assertEquals(2 * points, standing.halves());
        assertEquals(streak, standing.streak());
        assertEquals(games.length(), standing.marks().size());
    }

    @Test
    void anArenaShowsTheLastGamesAndTheOneThatGoesOn() {
        Tournament tournament = started(TournamentFormat.ARENA, 0, 2);
        tournament = round(tournament, 1, List.of(), Played.game(A, B, 10));
        for (int game = 0; game < 9; game++) {
            tournament = round(tournament, 1, List.of(), Played.game(A, B, 40));
        }
        tournament = tournament
                .with(new TournamentEvent.Paired(1, List.of(new Pairing(B, A)), List.of(), 2))
                .with(new TournamentEvent.Begun(1, 11, 99, 3));
        PlayerStanding standing = Standings.of(tournament).get(0);
        assertEquals(PlayerStanding.ARENA_MARKS, standing.marks().size());
        assertEquals(RoundMark.WIN, standing.marks().get(0));
        assertEquals(RoundMark.PLAYING, standing.marks().get(9));
        assertEquals(OptionalLong.of(99), standing.game());
    }
}
