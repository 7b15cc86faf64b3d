package reversi.screens.review;

import java.util.Optional;
import java.util.function.IntSupplier;
import reversi.engine.Answer;
import reversi.engine.Level;
import reversi.engine.Purpose;
import reversi.engine.Question;
import reversi.platform.Thinker;
import reversi.rules.Position;
import reversi.teach.PeopleChoice;

/** Finds out by a quick look at all moves of a position how many people would have found a good one; one position at a time. */
final class FinderSearch {
    /** As deep as the model of people's choices was fitted (docs/fair-play.md). */
    private static final int DEPTH = 6;

    private static final int SOLVED = 13;
    private static final int MILLIS = 2_000;

    private final Thinker thinker;
    private final IntSupplier rating;
    private final Listener listener;
    private Optional<Thinker.Thought> thought = Optional.empty();
    private boolean isBusy;
    /** Whether the engine does not work, or knows not every move: then it is not asked again. */
    private boolean isFailed;

    /** Hears of what was found. */
    @FunctionalInterface
    interface Listener {
        /** So many of a hundred people would have found a good move in place of that of a ply. */
        void found(int ply, int percent);
    }

    /** A search for people of a rating, which is asked for each position that is looked at. */
    FinderSearch(Thinker thinker, IntSupplier rating, Listener listener) {
        this.thinker = thinker;
        this.rating = rating;
        this.listener = listener;
    }

    /** Looks at the position before a ply, unless another one is looked at. */
    void look(int ply, Position position) {
        if (!isBusy && !isFailed) {
            isBusy = true;
            Level level = Level.flawless(DEPTH, SOLVED, MILLIS).unvaried();
            Question question = new Question(position, level, Purpose.ANALYSIS, 1, MILLIS);
            thought = Optional.of(thinker.think(question, new Answers(ply, position)));
        }
    }

    /** Drops what is looked at. */
    void pause() {
        thought.filter(open -> isBusy).ifPresent(Thinker.Thought::cancel);
        isBusy = false;
    }

    private final class Answers implements Thinker.Listener {
        private final int ply;
        private final Position position;

        Answers(int ply, Position position) {
            this.ply = ply;
            this.position = position;
        }

        @Override
        public void answered(Answer answer) {
            isBusy = false;
            PeopleChoice.of(position, answer, rating.getAsInt())
                    .ifPresentOrElse(
                            people -> listener.found(ply, people.finding(PeopleChoice.GOOD)), () -> isFailed = true);
        }

        /** The review itself tells of an engine that does not work. */
        @Override
        public void failed(String message) {
            isBusy = false;
            isFailed = true;
        }
    }
}
