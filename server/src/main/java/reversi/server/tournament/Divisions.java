package reversi.server.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Who plays in which division of a league in a season, the highest division first: nobody in two of them. All divisions but the last have as
 * many players as the league says; the last has at least half as many, unless it is the only one, and less than one and a half times as many.
 *
 * @param players the accounts in each division, those first who fill a gap above them
 */
public record Divisions(List<List<Long>> players) {
    /** The fewest players of a full division. */
    public static final int MIN_SIZE = 6;

    /** The most players of a full division. */
    public static final int MAX_SIZE = 10;

    /** So many rise from each division and fall from the one above it. */
    static final int MOVED = 2;

    public Divisions {
        players = players.stream().map(List::copyOf).toList();
    }

    /** The divisions of {@code size} players each that players make who are given in the order of their strength. */
    public static Divisions of(int size, Collection<Long> ladder) {
        List<Long> all = List.copyOf(new LinkedHashSet<>(ladder));
        int least = (size + 1) / 2;
        List<List<Long>> divisions = new ArrayList<>();
        int from = 0;
        while (all.size() - from >= size + least) {
            divisions.add(all.subList(from, from + size));
            from += size;
        }
        if (from < all.size()) {
            divisions.add(all.subList(from, all.size()));
        }
        return new Divisions(divisions);
    }

    /**
     * The divisions of the next season, after one in which these divisions were played to the end and stand in the order of their results:
     * the first two of each rise and the last two fall, as far as half of a division allows. Gaps are filled from below, first by those who
     * would have fallen.
     *
     * @param size how many play in a full division
     * @param gone those who do not play on
     * @param newcomers those who begin at the bottom, in their order
     */
    public Divisions next(int size, Set<Long> gone, Collection<Long> newcomers) {
        List<Long> ladder = new ArrayList<>();
        for (int at = 0; at < players.size(); at++) {
            List<Long> ranked = players.get(at);
            int risen = moved(at - 1);
            int fallen = moved(at);
            if (at > 0) {
                List<Long> above = players.get(at - 1);
                ladder.addAll(above.subList(above.size() - risen, above.size()));
            }
            ladder.addAll(ranked.subList(risen, ranked.size() - fallen));
            if (at + 1 < players.size()) {
                ladder.addAll(players.get(at + 1).subList(0, fallen));
            }
        }
        return of(
                size,
                Stream.concat(ladder.stream(), newcomers.stream())
                        .filter(player -> !gone.contains(player))
                        .toList());
    }

    /** How many change between a division and the one below it. */
    private int moved(int above) {
        if (above < 0 || above + 1 >= players.size()) {
            return 0;
        }
        int most = Math.min(players.get(above).size(), players.get(above + 1).size()) / 2;
        return Math.min(MOVED, most);
    }

    /** How many players there are in all. */
    public int count() {
        return players.stream().mapToInt(List::size).sum();
    }
}
