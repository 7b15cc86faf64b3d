package reversi.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One depth of a search whose moves are valued in different places at the same time: what is known of each move, and what
 * should be asked next. What was once found stays true, whichever move turns out to be the best.
 */
final class SharedDepth {
    /** Half the window around the value of the depth before, in hundredths of a disc. */
    private static final int ASPIRATION = 250;

    private static final int ASPIRATION_GROWTH = 4;
    private static final int WIDEST = 20_000;

    /** While the best move has no value yet, the others are held against one that is a disc less than expected. */
    private static final int CAUTION = 100;

    private static final int INFINITE = MidgameSearch.INFINITE;

    /** The values of games that are over are even numbers of discs. */
    private static final int STEP = 200;

    private final int depth;
    private final int selectivity;
    private final boolean valuesAll;
    private final boolean isResult;

    /** The moves, the most promising first. */
    private final List<Known> order = new ArrayList<>();

    /** Whether the first move's value is asked for from both sides at once; else in one window. */
    private boolean isSplit;

    /** Whether it is this depth's turn; until then only the others are held against what the first move may be worth. */
    private boolean isCurrent;

    /**
     * A depth of which nothing is known yet.
     *
     * @param before every move, the most promising first, with its value or a bound of it
     * @param valuesAll whether every move gets its value; else only the best
     * @param isResult whether the value of the first move may well be the result that is asked for
     */
    SharedDepth(int depth, int selectivity, List<Guess> before, boolean valuesAll, boolean isResult) {
        this.depth = depth;
        this.selectivity = selectivity;
        this.valuesAll = valuesAll;
        this.isResult = isResult && !valuesAll;
        for (Guess guess : before) {
            order.add(new Known(guess));
        }
    }

    /** It is this depth's turn: puts the moves in another order, with what is expected of them now that the depth before is done. */
    void follow(List<Guess> before) {
        isCurrent = true;
        List<Known> followed = new ArrayList<>();
        for (Guess guess : before) {
            Known known = of(guess.move);
            known.guess = guess.value;
            known.home = known.isNew() ? guess.home : known.home;
            followed.add(known);
        }
        order.clear();
        order.addAll(followed);
        Known first = order.get(0);
        isSplit = isResult && first.isNew() && first.guess % STEP == 0;
    }

    int depth() {
        return depth;
    }

    int selectivity() {
        return selectivity;
    }

    /** The next window that is worth asking about; a member's own moves come first. Null where nothing is left to ask. */
    @Nullable
    Window next(int member) {
        Window window = valuesAll ? ownMoveFirst(member) : bestMoveFirst(member);
        if (window != null) {
            window.of.asked++;
        }
        return window;
    }

    private @Nullable Window ownMoveFirst(int member) {
        Known chosen = null;
        for (Known known : order) {
            if (known.asked == 0 && !known.isSettled() && (chosen == null || known.isNearer(member, chosen))) {
                chosen = known;
            }
        }
        return chosen == null ? null : chosen.aspired();
    }

    private @Nullable Window bestMoveFirst(int member) {
        Known first = order.get(0);
        if (isCurrent && isSplit && first.asked < 2 && !first.isSettled()) {
            Window window = first.side();
            if (window != null) {
                return window;
            }
        }
        Known best = first.isSettled() ? best() : first;
        if (isCurrent && best.asked == 0 && !best.isSettled()) {
            return best.aspired();
        }
        int floor = first.isSettled() ? best.low : first.guess - (isResult ? 0 : CAUTION);
        Known chosen = null;
        for (Known known : order) {
            boolean isOpen = known != best && known.asked == 0 && known.high > floor;
            // Before the best move has a value, one doubt about another is enough.
            boolean isWorth = first.isSettled() || known.low == -INFINITE;
            if (isOpen && isWorth && (chosen == null || known.isNearer(member, chosen))) {
                chosen = known;
            }
        }
        return chosen == null ? null : new Window(chosen, floor, floor + 1, false);
    }

    /** The answer to a window. */
    void found(Window window, int value, int member) {
        Known known = window.of;
        boolean isForgotten = window.isSide && !isSplit;
        known.asked -= isForgotten ? 0 : 1;
        if (!window.isSide || window.beta == known.guess) {
            known.home = member;
        }
        known.learn(window, value);
        if (isSplit && known == order.get(0) && known.isOffGuess()) {
            // The other side's question has lost its sense: it is not waited for.
            isSplit = false;
            known.asked = 0;
        }
    }

    /** The move with the highest value that is certain. */
    private Known best() {
        Known best = order.get(0);
        for (Known known : order) {
            best = known.low > best.low ? known : best;
        }
        return best;
    }

    /** Whether nothing more need be known at this depth. */
    boolean isDone() {
        Known best = best();
        boolean done = order.get(0).isSettled() && best.isSettled();
        for (Known known : order) {
            done = done && (valuesAll ? known.isSettled() : known == best || known.high <= best.low);
        }
        return done;
    }

    /** Whether the move that was expected to be best has its value: then the best of this depth counts. */
    boolean isTelling() {
        return order.get(0).isSettled();
    }

    /** The best move, as far as this depth knows. */
    int bestMove() {
        return best().move;
    }

    /** A move's value or the least that it is worth. */
    int value(int move) {
        return of(move).low;
    }

    /** Whether a move's value is known. */
    boolean isSettled(int move) {
        return of(move).isSettled();
    }

    private Known of(int move) {
        for (Known known : order) {
            if (known.move == move) {
                return known;
            }
        }
        throw new IllegalArgumentException("no move " + move);
    }

    /** The moves in the order and with the values for the next depth: the best first, then by what they may be worth. */
    List<Guess> guesses() {
        Known best = best();
        List<Known> sorted = new ArrayList<>(order);
        sorted.sort(Comparator.comparing((Known known) -> known != best).thenComparing(known -> -known.likely()));
        List<Guess> guesses = new ArrayList<>();
        for (Known known : sorted) {
            guesses.add(new Guess(known.move, known.likely(), known.home));
        }
        return guesses;
    }

    /**
     * What is expected of a move.
     *
     * @param move the index of the move
     * @param value hundredths of a disc
     * @param home the member who searched it last, and remembers most about it
     */
    record Guess(int move, int value, int home) {}

    /**
     * A question about one move: is it worth more than alpha and less than beta?
     *
     * @param isSide whether it is half of a question asked from both sides
     */
    record Window(Known of, int alpha, int beta, boolean isSide) {
        int move() {
            return of.move;
        }
    }

    /** What is known of one move: it is worth {@link #low} to {@link #high}. */
    static final class Known {
        private final int move;
        private int guess;
        private int home;
        private int low = -INFINITE;
        private int high = INFINITE;

        /** How many are searching it at this moment. */
        private int asked;

        private boolean isLowAsked;
        private boolean isHighAsked;
        private int misses;

        Known(Guess before) {
            this.move = before.move;
            this.guess = before.value;
            this.home = before.home;
        }

        boolean isSettled() {
            return low == high;
        }

        /** Whether nobody has been asked about it. */
        boolean isNew() {
            return asked == 0 && low == -INFINITE && high == INFINITE;
        }

        boolean isOffGuess() {
            return low > guess || high < guess;
        }

        int likely() {
            return high < INFINITE ? high : low > -INFINITE ? low : guess;
        }

        boolean isNearer(int member, Known other) {
            return home == member && other.home != member;
        }

        /** One side of the guess: at least so much, or no more? Null where both are asked for. */
        @Nullable
        Window side() {
            if (!isLowAsked) {
                isLowAsked = true;
                return new Window(this, guess - 1, guess, true);
            }
            if (!isHighAsked) {
                isHighAsked = true;
                return new Window(this, guess, guess + 1, true);
            }
            return null;
        }

        /** A window around what is likely, wider on the side on which it missed before. */
        Window aspired() {
            int reach = ASPIRATION;
            for (int i = 0; i < misses; i++) {
                reach *= ASPIRATION_GROWTH;
            }
            int alpha;
            int beta;
            if (low > -INFINITE) {
                alpha = low - 1;
                beta = Math.min(low + reach, high);
            } else {
                beta = high < INFINITE ? high + 1 : guess + reach;
                alpha = (high < INFINITE ? high : guess) - reach;
            }
            boolean isWide = reach > WIDEST;
            return new Window(
                    this,
                    isWide && low == -INFINITE ? -INFINITE : Math.max(-INFINITE, alpha),
                    isWide || beta <= alpha ? INFINITE : Math.min(INFINITE, beta),
                    false);
        }

        void learn(Window window, int value) {
            if (value > window.alpha && value < window.beta) {
                low = value;
                high = value;
                return;
            }
            misses = Math.min(misses + 1, 5);
            if (value <= window.alpha) {
                high = Math.min(high, value);
            } else {
                low = Math.max(low, value);
            }
            if (low > high) {
                // Selective searches may contradict each other: the last word counts.
                low = value;
                high = value;
            }
        }
    }
}
