package reversi.server.tournament;

import java.util.Collections;
import java.util.List;

/**
 * The games of a round.
 *
 * @param games board 1 first
 * @param byes who has no opponent
 */
public record TournamentRound(List<TournamentGame> games, List<Long> byes) {
    public TournamentRound {
        // A view is enough for who made the list; copying tens of thousands of games for each that ends is not.
        games = Collections.unmodifiableList(games);
        byes = List.copyOf(byes);
    }

    /** The game on a board, from 1. */
    public TournamentGame board(int number) {
        return games.get(number - 1);
    }
}
