package reversi.online;

import java.util.List;
import java.util.Optional;

/**
 * A tournament in a list.
 *
 * @param id its number
 * @param terms what was decided about it
 * @param host who made it; empty where the operator did
 * @param phase how far it is
 * @param players how many have joined and not left before the start
 * @param round the round that goes on, or the last one played; 0 before the first and in an arena
 * @param rounds how many there will be; 0 in an arena, and before the start where the number of players decides
 * @param startedAt when it started, in milliseconds since 1970; 0 before
 * @param endsAt when an arena ends, in milliseconds since 1970; otherwise when it ended, 0 before that
 * @param playing how many of its games go on
 * @param winner who won, once it has ended
 * @param clubs those whose members play, with what theirs have scored in a match; empty where everybody may
 * @param version rises with each change of standings or games
 */
public record TournamentCard(
        long id,
        TournamentTerms terms,
        Optional<PlayerCard> host,
        TournamentPhase phase,
        int players,
        int round,
        int rounds,
        long startedAt,
        long endsAt,
        int playing,
        Optional<PlayerCard> winner,
        @OrElse("List.of()") List<ClubScore> clubs,
        int version) {
    public TournamentCard {
        clubs = List.copyOf(clubs);
    }
}
