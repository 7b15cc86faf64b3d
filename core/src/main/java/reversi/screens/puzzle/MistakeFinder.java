package reversi.screens.puzzle;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import reversi.engine.Answer;
import reversi.platform.Thinker;
import reversi.screens.review.OwnReviews;
import reversi.teach.puzzle.Mistake;
import reversi.teach.puzzle.MistakePuzzles;
import reversi.teach.puzzle.MistakePuzzles.Candidate;

/** Looks through the reviews of a player's games for mistakes that make puzzles, one game and one position after the other, until it is stopped. */
public final class MistakeFinder {
    private static final int MOST_GAMES = 100;

    private final OwnReviews reviews;
    private final PuzzleRepository repository;
    private final Thinker thinker;
    /** The games whose reviews have been looked at. */
    private final Set<String> seen = new HashSet<>();

    private final Deque<String> games = new ArrayDeque<>();
    private final Deque<Candidate> candidates = new ArrayDeque<>();
    private Thinker.@Nullable Thought thought;
    private Runnable changed = () -> {};
    private long today;
    private boolean isSearching;
    /** Counts the starts and stops; what an older one asked for is stale. */
    private int latest;

    /** Looks through these reviews, and keeps in the repository what it finds. */
    public MistakeFinder(OwnReviews reviews, PuzzleRepository repository, Thinker thinker) {
        this.reviews = reviews;
        this.repository = repository;
        this.thinker = thinker;
    }

    /** Whether there may be more to find. */
    boolean isSearching() {
        return isSearching;
    }

    /** Begins, or goes on; what it finds waits from {@code day} on. {@code then} runs after each position that was looked at, and at the end. */
    void start(long day, Runnable then) {
        stop();
        today = day;
        changed = then;
        games.clear();
        for (String id : reviews.games(MOST_GAMES)) {
            if (!seen.contains(id)) {
                games.add(id);
            }
        }
        if (!games.isEmpty() || !candidates.isEmpty()) {
            isSearching = true;
            proceed();
        }
    }

    /** Looks at these before all others, as {@link #start(long, Runnable)}, and runs {@code then} after each. */
    void start(List<Candidate> wanted, long day, Runnable then) {
        stop();
        today = day;
        changed = then;
        candidates.removeAll(wanted);
        for (int i = wanted.size() - 1; i >= 0; i--) {
            candidates.addFirst(wanted.get(i));
        }
        isSearching = true;
        proceed();
    }

    /** Stops; the position that is being looked at comes first at the next start. */
    void stop() {
        latest++;
        isSearching = false;
        Optional.ofNullable(thought).ifPresent(Thinker.Thought::cancel);
        thought = null;
    }

    private void proceed() {
        while (!candidates.isEmpty()
                && repository.mistakes().isKnown(candidates.element().id())) {
            candidates.remove();
        }
        boolean isFull = repository.mistakes().isFull();
        if (!isFull && !candidates.isEmpty()) {
            ask(candidates.element());
        } else if (!isFull && !games.isEmpty()) {
            read(games.remove());
        } else {
            isSearching = false;
            changed.run();
        }
    }

    private void read(String id) {
        int number = latest;
        reviews.find(id, found -> {
            if (number != latest) {
                return;
            }
            found.ifPresent(game -> {
                seen.add(id);
                candidates.addAll(MistakePuzzles.candidates(game.review(), game.mine()));
            });
            proceed();
        });
    }

    private void ask(Candidate candidate) {
        int number = latest;
        Thinker.Thought started = thinker.think(candidate.question(), new Thinker.Listener() {
            @Override
            public void answered(Answer answer) {
                if (number == latest) {
                    thought = null;
                    candidates.remove();
                    judge(candidate, answer);
                }
                if (number == latest) {
                    proceed();
                }
            }

            @Override
            public void failed(String message) {
                if (number == latest) {
                    thought = null;
                    isSearching = false;
                    changed.run();
                }
            }
        });
        if (number == latest && isSearching) {
            thought = started;
        }
    }

    private void judge(Candidate candidate, Answer answer) {
        Optional<Mistake> mistake = MistakePuzzles.of(candidate, answer, today);
        repository.changeMistakes(known -> mistake.map(known::with).orElseGet(() -> known.settling(candidate.id())));
        changed.run();
    }
}
