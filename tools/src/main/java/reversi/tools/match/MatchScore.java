package reversi.tools.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The result of a match so far, as the first contender sees it.
 *
 * @param won games won
 * @param drawn games drawn
 * @param lost games lost
 * @param forfeits games that were not played out: out of time, against the rules or without an answer
 * @param discs discs ahead, over all games
 * @param units the mean score of each opening, 0…1; for its two games or the only one played
 * @param pairs openings with both colours by the points they gave: 0, ½, 1, 1½, 2
 */
public record MatchScore(
        int won, int drawn, int lost, int forfeits, int discs, List<Double> units, List<Integer> pairs) {
    private static final int PAIR_RESULTS = 5;

    public MatchScore {
        units = List.copyOf(units);
        pairs = List.copyOf(pairs);
    }

    /** Counts games in any order. */
    public static MatchScore of(List<FinishedGame> games) {
        int[] results = new int[3];
        int forfeits = 0;
        int discs = 0;
        Map<Integer, List<Double>> pairs = new TreeMap<>();
        for (FinishedGame game : games) {
            results[1 - Integer.signum(game.lead())]++;
            forfeits += game.end() == FinishedGame.End.PLAYED ? 0 : 1;
            discs += game.lead();
            pairs.computeIfAbsent(game.number() / 2, pair -> new ArrayList<>()).add(game.points());
        }
        List<Double> units = new ArrayList<>();
        Integer[] counts = new Integer[PAIR_RESULTS];
        Arrays.fill(counts, 0);
        for (List<Double> pair : pairs.values()) {
            double points = pair.stream().mapToDouble(Double::doubleValue).sum();
            units.add(points / pair.size());
            if (pair.size() == 2) {
                counts[(int) (2 * points)]++;
            }
        }
        return new MatchScore(results[0], results[1], results[2], forfeits, discs, units, List.of(counts));
    }

    /** Games counted. */
    public int games() {
        return won + drawn + lost;
    }

    /** The share of the points, 0…1; throws ArithmeticException where no game was played. */
    public double share() {
        if (games() == 0) {
            throw new ArithmeticException("no game was played");
        }
        return (won + drawn / 2.0) / games();
    }

    /** The difference in Elo points; throws ArithmeticException where no game was played. */
    public EloDifference elo() {
        if (games() == 0) {
            throw new ArithmeticException("no game was played");
        }
        EloDifference ofUnits = EloDifference.ofUnits(units);
        // Where the last opening was played once, its game counts as one of all the games, not as a unit.
        return new EloDifference(EloDifference.of(share()), ofUnits.low(), ofUnits.high());
    }

    /**
     * One line for a person: {@code +12 =3 -5, 13.5 of 20 (67.5 %), +4.3 discs a game, Elo +127 [+20, +255], pairs LL 1, LD 0, even 3, WD 3,
     * WW 3}. Even are the openings that both drew or each won once.
     */
    @Override
    public String toString() {
        if (games() == 0) {
            return "no game played";
        }
        EloDifference elo = elo();
        return String.format(
                Locale.ROOT,
                "+%d =%d -%d, %.1f of %d (%.1f %%), %+.1f discs a game, Elo %s [%s, %s], "
                        + "pairs LL %d, LD %d, even %d, WD %d, WW %d%s",
                won,
                drawn,
                lost,
                won + drawn / 2.0,
                games(),
                100 * share(),
                (double) discs / games(),
                signed(elo.difference()),
                signed(elo.low()),
                signed(elo.high()),
                pairs.get(0),
                pairs.get(1),
                pairs.get(2),
                pairs.get(3),
                pairs.get(4),
                forfeits == 0 ? "" : ", " + forfeits + " not played out");
    }

    private static String signed(double elo) {
        return Double.isInfinite(elo) ? (elo > 0 ? "+∞" : "-∞") : String.format(Locale.ROOT, "%+.0f", elo);
    }
}
