package reversi.server.tournament;

import java.util.Collection;
import reversi.online.TournamentTerms;

/** The two clubs of a match and who plays for which; in any other tournament everybody plays on side 0. */
final class Sides {
    /** How many games each pair of a match plays. */
    static final int GAMES = 2;

    private Sides() {}

    /** Whether one more may play on a side; never on one that the tournament does not have. */
    static boolean hasRoom(TournamentTerms terms, Collection<Entrant> entrants, int side) {
        if (!terms.isMatch()) {
            return side == 0 && entrants.size() < terms.seats();
        }
        long there = entrants.stream().filter(entrant -> entrant.side() == side).count();
        return (side == 1 || side == 2) && there < terms.seats() / 2;
    }

    /** Whether there are enough to begin with: two players, in a match one of each club. */
    static boolean areEnough(TournamentTerms terms, Collection<Entrant> entrants) {
        return terms.isMatch() ? entrants.stream().map(Entrant::side).distinct().count() == 2 : entrants.size() > 1;
    }
}
