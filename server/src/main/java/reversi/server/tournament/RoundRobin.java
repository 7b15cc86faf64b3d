package reversi.server.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Everybody meets everybody, by the circle method: one place stands still and the others move on round by round. A player's colours take
 * turns, and are exchanged in the second cycle.
 */
final class RoundRobin {
    private RoundRobin() {}

    /** The games of a round, from 1: who has Black and who has White, or one player who has no opponent. */
    static List<List<Long>> round(List<Long> players, int round) {
        int places = players.size() + players.size() % 2;
        int turn = (round - 1) % (places - 1);
        boolean isExchanged = (round - 1) / (places - 1) % 2 == 1;
        List<List<Long>> matches = new ArrayList<>();
        for (int distance = 0; distance < places / 2; distance++) {
            int one = distance == 0 ? places - 1 : (turn + distance) % (places - 1);
            int other = (turn - distance + places - 1) % (places - 1);
            boolean isOneBlack = (distance == 0 ? turn : distance) % 2 == 1 != isExchanged;
            matches.add(isOneBlack ? match(players, one, other) : match(players, other, one));
        }
        return matches;
    }

    private static List<Long> match(List<Long> players, int black, int white) {
        return IntStream.of(black, white)
                .filter(place -> place < players.size())
                .mapToObj(players::get)
                .toList();
    }
}
