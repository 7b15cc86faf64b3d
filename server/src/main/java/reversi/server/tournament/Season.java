package reversi.server.tournament;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import reversi.online.RoundMark;
import reversi.online.TournamentFormat;
import reversi.online.TournamentTerms;

/**
 * A season of a league that was played to its end.
 *
 * @param ranked the players of each division in the order of its standings
 * @param absent those who came to none of their games
 */
public record Season(Divisions ranked, Set<Long> absent) {
    /** The most characters of a league's name, to which season and division are added. */
    public static final int MAX_NAME = 30;

    private static final Set<RoundMark> PLAYED = Set.of(RoundMark.WIN, RoundMark.DRAW, RoundMark.LOSS);

    public Season {
        absent = Set.copyOf(absent);
    }

    /** What these divisions came to, the highest first; one that was called off leaves all as it was. */
    public static Season of(List<Tournament> divisions) {
        List<List<PlayerStanding>> standings =
                divisions.stream().map(Standings::of).toList();
        Set<Long> absent = divisions.stream()
                .filter(division -> !division.rounds().isEmpty())
                .flatMap(division -> Standings.of(division).stream())
                .filter(standing -> standing.marks().stream().noneMatch(PLAYED::contains))
                .map(PlayerStanding::player)
                .collect(Collectors.toSet());
        return new Season(
                new Divisions(standings.stream()
                        .map(division ->
                                division.stream().map(PlayerStanding::player).toList())
                        .toList()),
                absent);
    }

    /** Whether a league may be played by such terms, whose seats are those of a full division. */
    public static boolean fits(TournamentTerms terms) {
        return terms.format() == TournamentFormat.ROUND_ROBIN
                && terms.membersOnly()
                && terms.name().length() <= MAX_NAME
                && terms.seats() >= Divisions.MIN_SIZE
                && terms.seats() <= Divisions.MAX_SIZE;
    }

    /** The terms of a division, from 1, of a season, from 1, with as many seats as players, and two at least. */
    public static TournamentTerms terms(TournamentTerms league, int season, int division, int players, long startsAt) {
        return new TournamentTerms(
                league.name() + " " + season + "/" + division,
                league.format(),
                league.game(),
                league.rounds(),
                league.minutes(),
                startsAt,
                players,
                league.membersOnly(),
                league.noShow(),
                league.clubs());
    }
}
