package reversi.server.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jgrapht.Graph;
import org.jgrapht.alg.interfaces.MatchingAlgorithm.Matching;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/**
 * The pairs of an even number of players whose weights are least in sum. In small fields every pair is looked at; in larger ones those that
 * stand next to each other or half a group of equal points apart, and more of them where these are not enough.
 */
final class SwissMatching {
    /** Up to so many players every pair is looked at. */
    private static final int SMALL = 64;

    private static final int NEIGHBOURS = 10;

    // One game more that is repeated weighs more than all else in the 16 games of the largest field that needs one.
    private static final double REPEATED = 4e8;
    private static final double RECENT = 8e5;
    private static final double HARD_COLOUR = 4e6;
    private static final double DIFFERENCE = 2_048;
    private static final double COLOUR = 32;
    private static final int MOST_ORDER = 15;

    private final List<ScoreSheet> players;
    private final int[] halves;
    private final int[] groupSize;
    private final List<Colours.History> colours = new ArrayList<>();

    /**
     * Two players.
     *
     * @param one who stands better
     * @param other the opponent
     */
    record Pair(ScoreSheet one, ScoreSheet other) {
        /** How often they have been paired before. */
        int meetings() {
            return (int) one.lines().stream()
                    .filter(line -> line.opponent() == other.player())
                    .count();
        }

        private int lastMeeting() {
            return one.lines().stream()
                    .filter(line -> line.opponent() == other.player())
                    .mapToInt(ScoreSheet.Line::round)
                    .max()
                    .orElse(0);
        }
    }

    /** For these players, the best first. */
    SwissMatching(List<ScoreSheet> players) {
        this.players = players;
        halves = players.stream().mapToInt(ScoreSheet::halves).toArray();
        groupSize = new int[halves.length];
        for (int from = 0, to = 0; from < halves.length; from = to) {
            while (to < halves.length && halves[to] == halves[from]) {
                to++;
            }
            Arrays.fill(groupSize, from, to, to - from);
        }
        players.forEach(sheet -> colours.add(Colours.History.of(sheet)));
    }

    /** The best pairs, in the order of the better players. */
    List<Pair> pairs() {
        int width = players.size() <= SMALL ? players.size() : NEIGHBOURS;
        Optional<List<Pair>> best = matched(width);
        while (best.isEmpty()) {
            width *= 2;
            best = matched(width);
        }
        return best.get();
    }

    private Optional<List<Pair>> matched(int width) {
        Graph<Integer, DefaultWeightedEdge> graph = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
        for (int place = 0; place < players.size(); place++) {
            graph.addVertex(place);
        }
        for (int place = 0; place < players.size(); place++) {
            addOpponents(graph, place, width);
        }
        try {
            return Optional.of(pairs(graph, new KolmogorovWeightedPerfectMatching<>(graph).getMatching()));
        } catch (IllegalArgumentException notPerfect) {
            // That is how the library says that these candidates are not enough to pair everybody.
            if (width >= players.size()) {
                throw new IllegalStateException("no pairs of " + players.size() + " players", notPerfect);
            }
            return Optional.empty();
        }
    }

    private List<Pair> pairs(Graph<Integer, DefaultWeightedEdge> graph, Matching<Integer, DefaultWeightedEdge> best) {
        return best.getEdges().stream()
                .map(edge -> List.of(graph.getEdgeSource(edge), graph.getEdgeTarget(edge)))
                .sorted(Comparator.comparing(Collections::min))
                .map(places -> new Pair(players.get(Collections.min(places)), players.get(Collections.max(places))))
                .toList();
    }

    /** Adds who may meet the player at a place of those who stand behind. */
    private void addOpponents(Graph<Integer, DefaultWeightedEdge> graph, int place, int width) {
        int half = place + groupSize[place] / 2;
        addOpponents(graph, place, place + 1, place + width, width);
        addOpponents(graph, place, Math.max(place + width + 1, half - width / 2), half + width / 2, width);
    }

    private void addOpponents(Graph<Integer, DefaultWeightedEdge> graph, int place, int from, int to, int width) {
        for (int other = from; other <= Math.min(to, players.size() - 1); other++) {
            boolean isNew = width >= players.size() || pair(place, other).meetings() == 0;
            if (isNew) {
                graph.setEdgeWeight(graph.addEdge(place, other), weight(place, other));
            }
        }
    }

    private Pair pair(int place, int other) {
        return new Pair(players.get(place), players.get(other));
    }

    /** What speaks against a pair; so far apart that a lesser reason only decides where the greater ones are equal, or nearly so. */
    double weight(int place, int other) {
        Pair pair = pair(place, other);
        int difference = halves[place] - halves[other];
        int burden = Colours.burden(colours.get(place), colours.get(other));
        int hardColours = burden / Colours.HARD;
        return REPEATED * pair.meetings()
                + RECENT * pair.lastMeeting()
                + HARD_COLOUR * hardColours
                + DIFFERENCE * difference * difference
                + COLOUR * (burden % Colours.HARD)
                + order(place, other);
    }

    /** How far two with equal points are from being half a group apart, of 15; others weigh alike. */
    private double order(int place, int other) {
        int size = groupSize[place];
        int apart = Math.abs(other - place - size / 2);
        return halves[place] == halves[other] ? Math.floor(1.0 * MOST_ORDER * apart / size) : 0;
    }
}
