package reversi.tools.history;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Says whether operations that overlapped could have been done one after the other: the search of Wing and Gong, which takes no way twice
 * (Lowe), for histories of some hundred operations.
 *
 * @param <S> the states of what is operated on; equal where they are the same
 * @param <O> the operations
 */
public final class Linearizability<S, O> {
    /** So many states are looked at; what takes more is {@link Verdict#TOO_LONG}. */
    private static final int MOST_STATES = 200_000;

    private final Model<S, O> model;
    private final List<Timed<O>> history;

    /** What operations do where one is done after the other. */
    public interface Model<S, O> {
        /** The state after an operation, the very same one where it changes nothing; empty where it can't have been done, or not so. */
        Optional<S> after(S state, O operation);
    }

    /** What came of the search. */
    public enum Verdict {
        /** There is such an order. */
        HOLDS,
        /** There is none. */
        VIOLATED,
        /** It was given up. */
        TOO_LONG
    }

    private record Node<S>(BitSet done, S state) {}

    private Linearizability(Model<S, O> model, List<Timed<O>> history) {
        this.model = model;
        this.history = history;
    }

    /** Whether a history, in any order, can have happened from a state on. */
    public static <S, O> Verdict check(S start, List<Timed<O>> history, Model<S, O> model) {
        List<Timed<O>> sorted = history.stream()
                .sorted(Comparator.<Timed<O>>comparingLong(Timed::from).reversed())
                .toList();
        return new Linearizability<>(model, sorted).search(start);
    }

    private Verdict search(S start) {
        Deque<Node<S>> open = new ArrayDeque<>();
        Set<Node<S>> known = new HashSet<>();
        open.push(new Node<>(new BitSet(), start));
        while (!open.isEmpty()) {
            Node<S> node = open.pop();
            long until = firstEnd(node.done);
            if (until == Timed.NEVER) {
                return Verdict.HOLDS;
            }
            for (Node<S> next : next(node, until)) {
                if (known.add(next)) {
                    open.push(next);
                }
            }
            if (known.size() > MOST_STATES) {
                return Verdict.TOO_LONG;
            }
        }
        return Verdict.VIOLATED;
    }

    /** By when the next operation must be done; never where all that must be done is. */
    private long firstEnd(BitSet done) {
        long first = Timed.NEVER;
        for (int i = done.nextClearBit(0); i < history.size(); i = done.nextClearBit(i + 1)) {
            first = Math.min(first, history.get(i).until());
        }
        return first;
    }

    /** The ways on; only one where something is possible that changes nothing, since that may as well be now. */
    private Deque<Node<S>> next(Node<S> node, long until) {
        Deque<Node<S>> next = new ArrayDeque<>();
        for (int i = node.done.nextClearBit(0); i < history.size(); i = node.done.nextClearBit(i + 1)) {
            Timed<O> timed = history.get(i);
            Optional<S> after =
                    timed.from() <= until ? model.after(node.state, timed.operation()) : Optional.<S>empty();
            if (after.isPresent()) {
                BitSet done = (BitSet) node.done.clone();
                done.set(i);
                Node<S> there = new Node<>(done, after.get());
                if (after.get() == node.state && timed.isRequired()) {
                    return new ArrayDeque<>(List.of(there));
                }
                next.add(there);
            }
        }
        return next;
    }
}
