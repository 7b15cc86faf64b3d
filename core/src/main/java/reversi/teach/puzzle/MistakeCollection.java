package reversi.teach.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A player's mistakes that are puzzles now; immutable. They count for no rating.
 *
 * @param mistakes in the order in which they were found, no id twice
 * @param settled the ids of positions that are not to be looked at again: they are no puzzles, or were solved often enough and forgotten since
 */
public record MistakeCollection(List<Mistake> mistakes, Set<Integer> settled) {
    /** The most mistakes that are kept. */
    public static final int MOST = 100;

    /** As long as so many are to be solved, none are added. */
    public static final int MOST_OPEN = 60;

    /** The most ids that are kept of others; the oldest are forgotten first. */
    public static final int MOST_SETTLED = 1_000;

    /** Nothing found yet. */
    public static MistakeCollection none() {
        return new MistakeCollection(List.of(), Set.of());
    }

    /** Throws IllegalArgumentException for more mistakes than may be kept, or two of the same id. */
    public MistakeCollection {
        mistakes = List.copyOf(mistakes);
        Set<Integer> ids = new LinkedHashSet<>();
        mistakes.forEach(mistake -> ids.add(mistake.id()));
        if (mistakes.size() > MOST || ids.size() < mistakes.size()) {
            throw new IllegalArgumentException(mistakes.size() + " mistakes");
        }
        settled = Collections.unmodifiableSet(new LinkedHashSet<>(PuzzleProgress.last(settled, MOST_SETTLED)));
    }

    /** Whether a position was looked at before. */
    public boolean isKnown(int id) {
        return settled.contains(id) || find(id).isPresent();
    }

    /** The mistake of an id. */
    public Optional<Mistake> find(int id) {
        return mistakes.stream().filter(mistake -> mistake.id() == id).findFirst();
    }

    /** Whether so many are to be solved that none are added. */
    public boolean isFull() {
        return mistakes.stream()
                        .filter(mistake -> mistake.repetition().isPresent())
                        .count()
                >= MOST_OPEN;
    }

    /** With one more, unless it is there or this is full; where there is no room, one that was solved often enough makes it. */
    public MistakeCollection with(Mistake mistake) {
        if (isKnown(mistake.id()) || isFull()) {
            return this;
        }
        List<Mistake> next = new ArrayList<>(mistakes);
        Set<Integer> gone = new LinkedHashSet<>(settled);
        if (next.size() == MOST) {
            Mistake learned = next.stream()
                    .filter(one -> one.repetition().isEmpty())
                    .findFirst()
                    .orElseThrow();
            next.remove(learned);
            gone.add(learned.id());
        }
        next.add(mistake);
        return new MistakeCollection(next, gone);
    }

    /** With a position that is no puzzle. */
    public MistakeCollection settling(int id) {
        Set<Integer> next = new LinkedHashSet<>(settled);
        next.add(id);
        return new MistakeCollection(mistakes, next);
    }

    /** With another one's mistakes as far as there is room; one that is in both stays as it is here. */
    public MistakeCollection with(MistakeCollection other) {
        Set<Integer> gone = new LinkedHashSet<>(other.settled);
        gone.addAll(settled);
        mistakes.forEach(mistake -> gone.remove(mistake.id()));
        MistakeCollection all = new MistakeCollection(mistakes, gone);
        for (Mistake mistake : other.mistakes) {
            all = all.with(mistake);
        }
        return all;
    }

    /** Those that wait to be solved on a day, counted from 1970, the longest due first. */
    public List<Mistake> due(long today) {
        List<Mistake> due = new ArrayList<>(
                mistakes.stream().filter(mistake -> mistake.isDue(today)).toList());
        due.sort(Comparator.comparingLong(
                mistake -> mistake.repetition().map(Repetition::due).orElse(today)));
        return due;
    }

    /** After a mistake was solved at once, or failed, on a day; without effect on one that is not there. */
    public MistakeCollection answered(int id, boolean isSolved, long today) {
        UnaryOperator<Mistake> change = mistake -> isSolved ? mistake.solved(today) : mistake.failed(today);
        return new MistakeCollection(
                mistakes.stream()
                        .map(mistake -> mistake.id() == id ? change.apply(mistake) : mistake)
                        .toList(),
                settled);
    }
}
