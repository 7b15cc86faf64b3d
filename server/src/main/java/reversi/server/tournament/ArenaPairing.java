package reversi.server.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * Brings those together who are free in an arena: like points first, and nobody with the last opponent where another one is there, or may
 * come free within {@link #REMATCH_MILLIS}.
 */
final class ArenaPairing {
    /** So long two players wait for other opponents before they meet again at once, in milliseconds. */
    static final long REMATCH_MILLIS = 20_000;

    private final List<ScoreSheet> free;
    private final boolean othersPlay;
    private final long now;
    private final List<Pair> pairs = new ArrayList<>();

    private record Pair(ScoreSheet one, ScoreSheet other) {}

    /**
     * @param free who is free, the best first
     * @param othersPlay whether others play who may come free
     * @param now the time, in milliseconds since 1970
     */
    ArenaPairing(List<ScoreSheet> free, boolean othersPlay, long now) {
        this.free = free;
        this.othersPlay = othersPlay;
        this.now = now;
    }

    /** The pairings, the best players first; who is left out waits. */
    List<Pairing> pairings(Colours colours) {
        List<ScoreSheet> left = new ArrayList<>();
        for (ScoreSheet sheet : free) {
            left.stream()
                    .filter(waiting -> !isRematch(waiting, sheet))
                    .findFirst()
                    .ifPresentOrElse(
                            waiting -> {
                                left.remove(waiting);
                                pairs.add(new Pair(waiting, sheet));
                            },
                            () -> left.add(sheet));
        }
        if (left.size() > 1) {
            placeRivals(left.get(0), left.get(1));
        }
        return pairs.stream().map(pair -> colours.pair(pair.one, pair.other)).toList();
    }

    /** Finds other opponents for two who have just met, by an exchange with a pair; else they meet again or wait. */
    private void placeRivals(ScoreSheet one, ScoreSheet other) {
        for (int i = pairs.size() - 1; i >= 0; i--) {
            Pair pair = pairs.get(i);
            boolean fits = !isRematch(one, pair.one) && !isRematch(other, pair.other);
            if (fits || (!isRematch(one, pair.other) && !isRematch(pair.one, other))) {
                pairs.set(i, new Pair(one, fits ? pair.one : pair.other));
                pairs.add(new Pair(other, fits ? pair.other : pair.one));
                return;
            }
        }
        if (!othersPlay || (now >= readyForRematch(one) && now >= readyForRematch(other))) {
            pairs.add(new Pair(one, other));
        }
    }

    private static boolean isRematch(ScoreSheet one, ScoreSheet other) {
        return isLastOpponent(one, other) || isLastOpponent(other, one);
    }

    private static boolean isLastOpponent(ScoreSheet of, ScoreSheet other) {
        return of.last().filter(line -> line.opponent() == other.player()).isPresent();
    }

    /** From when on a player may meet the last opponent again although others play, in milliseconds since 1970. */
    static long readyForRematch(ScoreSheet sheet) {
        return sheet.last().map(line -> line.game().scoredAt() + REMATCH_MILLIS).orElse(0L);
    }
}
