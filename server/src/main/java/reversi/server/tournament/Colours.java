package reversi.server.tournament;

import java.util.List;
import reversi.rules.Disc;

/**
 * Who has had which colour, and which one is due. A burden says how much a colour is against that: little for the same one twice in a row,
 * more for two games more with one than with the other, and {@link #HARD} for three games more, or three in a row.
 */
final class Colours {
    /** The burden of what is to be avoided before all else. */
    static final int HARD = 100;

    private static final int UNEVEN = 4;
    private static final int REPEATED = 1;
    private static final int MOST_UNEVEN = 2;
    private static final int MOST_IN_A_ROW = 2;

    private final long lot;

    /**
     * The colours of one player.
     *
     * @param balance the games with Black less those with White
     * @param run how often the last colour came in a row, negative for White
     */
    record History(int balance, int run) {
        /** Of the games that were played or are to be. */
        static History of(ScoreSheet sheet) {
            History history = new History(0, 0);
            for (ScoreSheet.Line line : sheet.lines()) {
                history = line.isOpen() || line.isPlayed() ? history.after(line.side()) : history;
            }
            return history;
        }

        History after(Disc side) {
            int sign = side == Disc.BLACK ? 1 : -1;
            return new History(balance + sign, run * sign > 0 ? run + sign : sign);
        }

        int burden(Disc side) {
            History next = after(side);
            int uneven = Math.abs(next.balance);
            int inARow = Math.abs(next.run);
            if (uneven > MOST_UNEVEN || inARow > MOST_IN_A_ROW) {
                return HARD;
            }
            return (uneven == MOST_UNEVEN ? UNEVEN : 0) + (inARow == MOST_IN_A_ROW ? REPEATED : 0);
        }
    }

    /**
     * The colours of one round.
     *
     * @param tournament the number of the tournament, from which the lot is drawn
     * @param round the round
     */
    Colours(long tournament, int round) {
        lot = mixed(tournament + round);
    }

    /** The burden of a game between two players, with the colours that are better. */
    static int burden(History one, History other) {
        return Math.min(
                one.burden(Disc.BLACK) + other.burden(Disc.WHITE), one.burden(Disc.WHITE) + other.burden(Disc.BLACK));
    }

    /** Two players with the colours that are due to them; where they are due the same, the one who lacks it more has it, or else the lot decides. */
    Pairing pair(ScoreSheet one, ScoreSheet other) {
        History first = History.of(one);
        History second = History.of(other);
        int asBlack = first.burden(Disc.BLACK) + second.burden(Disc.WHITE);
        int asWhite = first.burden(Disc.WHITE) + second.burden(Disc.BLACK);
        int lacking = List.of(asWhite - asBlack, second.balance - first.balance, second.run - first.run).stream()
                .filter(difference -> difference != 0)
                .findFirst()
                .orElseGet(() -> draw(one.player(), other.player()));
        return lacking > 0 ? new Pairing(one.player(), other.player()) : new Pairing(other.player(), one.player());
    }

    /** 1 or -1, the other one for the same players in the other order. */
    private int draw(long one, long other) {
        long drawn = mixed(lot ^ mixed(Math.min(one, other)) ^ Math.max(one, other));
        return (drawn & 1) == 0 == one < other ? 1 : -1;
    }

    /** The bits of a number spread over all bits: the last steps of SplitMix64. */
    private static long mixed(long seed) {
        long bits = (seed + 0x9e3779b97f4a7c15L) * 0xbf58476d1ce4e5b9L;
        bits = (bits ^ (bits >>> 27)) * 0x94d049bb133111ebL;
        return bits ^ (bits >>> 31);
    }
}
