package reversi.server.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The next round of a Swiss, the best that there is by a weight for each game (a minimum-weight perfect matching). What weighs most comes
 * first: nobody meets anybody again, however the games ended; nobody has a colour for the third time in a row, or in three games more than
 * the other; equal points meet, and differences are small (their squares are summed up); colours are even and take turns; within equal points
 * the upper half meets the lower.
 *
 * <p>Where players are odd, the one who stands last of those with the fewest byes (and games won because the opponent did not come) has no
 * opponent; another one only where nothing else lets all the others meet somebody new. Where that can't be done at all, which takes
 * fewer than twice as many players as there are rounds, the fewest games are repeated, and of those the ones that are longest ago.
 */
final class SwissPairing {
    private final int round;
    private final Colours colours;
    private final List<ScoreSheet> players;

    /**
     * One way to pair a round.
     *
     * @param pairs who meets whom
     * @param byes who has no opponent
     */
    private record Choice(List<SwissMatching.Pair> pairs, List<Long> byes) {
        int repeats() {
            return pairs.stream().mapToInt(SwissMatching.Pair::meetings).sum();
        }
    }

    /** Of a tournament whose last round is over, with what it brought to each player. */
    SwissPairing(Tournament tournament, Map<Long, ScoreSheet> sheets) {
        round = tournament.rounds().size() + 1;
        colours = new Colours(tournament.id(), round);
        players = inOrder(tournament, sheets);
    }

    /** Who plays on, the best first: by the standings, then by rating. */
    private static List<ScoreSheet> inOrder(Tournament tournament, Map<Long, ScoreSheet> sheets) {
        Map<Long, Integer> ranks = new HashMap<>();
        Standings.of(tournament).forEach(standing -> ranks.put(standing.player(), standing.rank()));
        return sheets.values().stream()
                .filter(sheet -> !sheet.entrant().isOut())
                .sorted(Comparator.comparing((ScoreSheet sheet) -> Objects.requireNonNull(ranks.get(sheet.player())))
                        .thenComparing(sheet -> -sheet.entrant().rating()))
                .toList();
    }

    /** The round, recorded at this time in milliseconds since 1970; the boards of the best players first. */
    TournamentEvent paired(long now) {
        Choice choice = players.size() % 2 == 0 ? new Choice(new SwissMatching(players).pairs(), List.of()) : withBye();
        List<Pairing> pairings = choice.pairs.stream()
                .map(pair -> colours.pair(pair.one(), pair.other()))
                .toList();
        return new TournamentEvent.Paired(round, pairings, choice.byes, now);
    }

    private Choice withBye() {
        List<ScoreSheet> lastFirst = new ArrayList<>(players);
        Collections.reverse(lastFirst);
        lastFirst.sort(Comparator.comparing(SwissPairing::freePoints));
        Choice best = without(lastFirst.get(0));
        for (int i = 1; i < lastFirst.size() && best.repeats() > 0; i++) {
            Choice other = without(lastFirst.get(i));
            best = other.repeats() < best.repeats() ? other : best;
        }
        return best;
    }

    private Choice without(ScoreSheet bye) {
        List<ScoreSheet> others = players.stream().filter(sheet -> sheet != bye).toList();
        return new Choice(new SwissMatching(others).pairs(), List.of(bye.player()));
    }

    /** How often a player has won without an opponent. */
    private static long freePoints(ScoreSheet sheet) {
        return sheet.byes().size()
                + sheet.lines().stream()
                        .filter(line -> line.isWon() && !line.isPlayed())
                        .count();
    }
}
