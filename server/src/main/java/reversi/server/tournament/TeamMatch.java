package reversi.server.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * The match of two clubs: the players of each stand in the order of their ratings, and the best meet the best. Each pair plays twice with
 * colours exchanged; in a round, Black goes to the clubs in turns from board to board. Who has no counterpart is a reserve.
 */
final class TeamMatch {
    /** How many games each pair plays. */
    static final int GAMES = 2;

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
}
