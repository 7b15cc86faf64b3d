package reversi.screens.puzzle;

import java.util.List;
import java.util.function.Consumer;
import reversi.rules.Disc;
import reversi.screens.Page;
import reversi.teach.puzzle.MistakePuzzles;
import reversi.teach.puzzle.MistakePuzzles.Candidate;
import reversi.teach.review.GameReview;

/** Makes puzzles of the mistakes of one game, and opens them. */
public final class GamePractice {
    private static final int MOST = 3;

    private final PuzzleServices services;
    private final Consumer<Page> enter;

    /** Puzzles with these services; {@code enter} opens a page above the one in front. */
    public GamePractice(PuzzleServices services, Consumer<Page> enter) {
        this.services = services;
        this.enter = enter;
    }

    /**
     * Opens the puzzles of a side's worst moves as soon as each of them was looked at; {@code none} runs where none is a puzzle. Answers
     * whether it takes a while.
     */
    public boolean begin(GameReview review, Disc side, Runnable none) {
        List<Candidate> all = MistakePuzzles.candidates(review, side);
        List<Candidate> wanted = all.subList(0, Math.min(MOST, all.size()));
        if (isKnown(wanted)) {
            open(wanted, none);
            return false;
        }
        services.finder().start(wanted, services.clock().today(), () -> {
            if (isKnown(wanted) || !services.finder().isSearching()) {
                stop();
                open(wanted, none);
            }
        });
        return services.finder().isSearching();
    }

    private boolean isKnown(List<Candidate> wanted) {
        return wanted.stream()
                .allMatch(candidate -> services.repository().mistakes().isKnown(candidate.id()));
    }

    private void open(List<Candidate> wanted, Runnable none) {
        List<Integer> ids = wanted.stream()
                .map(Candidate::id)
                .filter(id -> services.repository().mistakes().find(id).isPresent())
                .toList();
        if (ids.isEmpty()) {
            none.run();
        } else {
            enter.accept(PuzzlePage.of(services, PuzzleSeries.mistakes(services, ids)));
        }
    }

    /** Gives up looking. */
    public void stop() {
        services.finder().stop();
    }
}
