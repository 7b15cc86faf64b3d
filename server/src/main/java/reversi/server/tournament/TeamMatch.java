package reversi.server.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * The match of two clubs: the players of each stand in the order of their ratings, and the best meet the best. Each pair plays twice with
 * colours exchanged; in a round, Black goes to the clubs in turns from board to board. Who has no counterpart is a reserve.
 */
public final class TeamMatch {
    private TeamMatch() {}

    /** The pairs of a round, from 1, in the order of their boards. */
    static List<Pairing> round(List<Long> one, List<Long> other, int round) {
        List<Pairing> pairings = new ArrayList<>();
        for (int board = 0; board < Math.min(one.size(), other.size()); board++) {
            boolean isOneBlack = (board + round) % 2 == 1;
            long first = one.get(board);
            long second = other.get(board);
            pairings.add(isOneBlack ? new Pairing(first, second) : new Pairing(second, first));
        }
        return pairings;
    }

    /** Those of the seeds who play on a side, the best rating first. */
    static List<Long> lineUp(Tournament tournament, int side) {
        return tournament.seeds().stream()
                .filter(player -> tournament
                        .entrant(player)
                        .filter(it -> it.side() == side)
                        .isPresent())
                .toList();
    }

    /** The points of a side of a match by now, in halves. */
    public static int halves(Tournament tournament, int side) {
        return ScoreSheet.of(tournament).values().stream()
                .filter(sheet -> sheet.entrant().side() == side)
                .mapToInt(ScoreSheet::halves)
                .sum();
    }
}
