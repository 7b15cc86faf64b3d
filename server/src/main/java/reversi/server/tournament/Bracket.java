package reversi.server.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The tree of a knock-out: the best seeds meet last, and those without an opponent in the first round are the best. A draw is played once
 * more with the colours exchanged; after a second one the better seed comes through. Where both did not come, neither does.
 */
final class Bracket {
    private final Tournament tournament;
    private final Map<Long, ScoreSheet> sheets;
    private final Map<Long, Integer> seedOf = new HashMap<>();

    Bracket(Tournament tournament, Map<Long, ScoreSheet> sheets) {
        this.tournament = tournament;
        this.sheets = sheets;
        for (long player : tournament.seeds()) {
            seedOf.put(player, seedOf.size());
        }
    }

    /** Through how many rounds a player came. */
    int roundsPassed(ScoreSheet sheet) {
        int passed = 0;
        while (passed < tournament.rounds().size() && cameThrough(sheet, passed + 1)) {
            passed++;
        }
        return passed;
    }

    private boolean cameThrough(ScoreSheet sheet, int round) {
        if (sheet.byes().contains(round)) {
            return true;
        }
        List<ScoreSheet.Line> games =
                sheet.lines().stream().filter(line -> line.round() == round).toList();
        boolean isTwiceDrawn = games.size() > 1 && games.stream().allMatch(Bracket::isDrawn);
        return games.stream().anyMatch(ScoreSheet.Line::isWon)
                || (isTwiceDrawn && seed(sheet.player()) < seed(games.get(0).opponent()));
    }

    private static boolean isDrawn(ScoreSheet.Line line) {
        return line.isPlayed() && line.halves() == 1;
    }

    private int seed(long player) {
        return Objects.requireNonNull(seedOf.get(player));
    }

    /** Whether a player is knocked out or has withdrawn. */
    boolean isOut(ScoreSheet sheet) {
        int round = tournament.rounds().size();
        int passed = roundsPassed(sheet);
        boolean isPlaying = passed == round - 1
                && sheet.lastRound() == round
                && (sheet.open().isPresent() || awaitsReplay(sheet));
        return sheet.entrant().isOut() || (passed < round && !isPlaying);
    }

    private boolean awaitsReplay(ScoreSheet sheet) {
        List<ScoreSheet.Line> games = sheet.lines().stream()
                .filter(line -> line.round() == tournament.rounds().size())
                .toList();
        return games.size() == 1 && isDrawn(games.get(0));
    }

    /** The drawn games of the last round that are to be played again, with the colours exchanged. */
    List<Pairing> replays() {
        List<Pairing> replays = new ArrayList<>();
        for (long player : tournament.seeds()) {
            ScoreSheet sheet = sheet(player);
            if (awaitsReplay(sheet)) {
                ScoreSheet.Line drawn = sheet.lines().get(sheet.lines().size() - 1);
                if (seed(player) < seed(drawn.opponent())) {
                    replays.add(drawn.game().pairing().swapped());
                }
            }
        }
        return replays;
    }

    /**
     * Who meets whom in the next round, where the last one is over, in the order of the tree: two players, or one who has no opponent.
     * Fewer than two players in all mean that there is no next round.
     */
    List<List<Long>> matches() {
        int round = tournament.rounds().size() + 1;
        List<Integer> seeds = seedsInOrder(1 << tournament.plannedRounds());
        List<List<Long>> matches = new ArrayList<>();
        for (int from = 0; from < seeds.size(); from += 1 << round) {
            List<Long> match = new ArrayList<>();
            for (int seed : seeds.subList(from, Math.min(seeds.size(), from + (1 << round)))) {
                if (seed < tournament.seeds().size() && isIn(tournament.seeds().get(seed))) {
                    match.add(tournament.seeds().get(seed));
                }
            }
            if (!match.isEmpty()) {
                matches.add(match);
            }
        }
        return matches;
    }

    private boolean isIn(long player) {
        ScoreSheet sheet = sheet(player);
        return !sheet.entrant().isOut()
                && roundsPassed(sheet) == tournament.rounds().size();
    }

    private ScoreSheet sheet(long player) {
        return Objects.requireNonNull(sheets.get(player));
    }

    /** The seeds from 0 in the order of the tree: each half of it has every other one, and the best of both meet last. */
    static List<Integer> seedsInOrder(int size) {
        List<Integer> order = List.of(0);
        while (order.size() < size) {
            List<Integer> wider = new ArrayList<>();
            for (int seed : order) {
                wider.add(seed);
                wider.add(2 * order.size() - 1 - seed);
            }
            order = wider;
        }
        return order;
    }
}
