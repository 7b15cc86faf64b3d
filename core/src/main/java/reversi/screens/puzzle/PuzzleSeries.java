package reversi.screens.puzzle;

import java.util.List;
import java.util.Optional;
import reversi.teach.puzzle.DailyPuzzles;
import reversi.teach.puzzle.Mistake;
import reversi.teach.puzzle.Puzzle;
import reversi.teach.puzzle.PuzzleAttempt;
import reversi.teach.puzzle.PuzzleChooser;
import reversi.teach.puzzle.PuzzleCollection;
import reversi.teach.puzzle.PuzzleProgress;
import reversi.teach.puzzle.PuzzleRush;
import reversi.teach.puzzle.PuzzleTheme;
import reversi.teach.puzzle.Repetition;

/** Puzzles one after another: which one comes, and what a result counts for. It never changes in place: with each puzzle comes the series that goes on. */
abstract class PuzzleSeries {
    private final PuzzleServices services;

    PuzzleSeries(PuzzleServices services) {
        this.services = services;
    }

    /** The key of the title. */
    abstract String titleKey();

    /** A puzzle, and the series of which it is the last one given. */
    record Given(PuzzleSeries series, Puzzle puzzle) {}

    /** The next puzzle of these; empty where there is none. */
    abstract Optional<Given> next(PuzzleCollection puzzles, PuzzleProgress progress, long today);

    /** What is remembered once the first move has decided; asked of the series after {@link #answered}. */
    abstract PuzzleProgress decided(PuzzleProgress progress, Puzzle puzzle, boolean isSolved, long today);

    /** What is remembered once there is nothing to find any more. */
    PuzzleProgress over(PuzzleProgress progress, PuzzleAttempt attempt, long today) {
        return progress;
    }

    /** The series that goes on after this one. */
    PuzzleSeries following() {
        return practice(services, Optional.empty());
    }

    /** The puzzle of the day, until it is solved. */
    boolean isDaily() {
        return false;
    }

    /** The rush that these puzzles are; empty where they are none. */
    Optional<PuzzleRush> rush() {
        return Optional.empty();
    }

    /** The player's own mistake that the puzzle given last is; empty for other puzzles. */
    Optional<Mistake> mistake() {
        return Optional.empty();
    }

    /** The series after time has passed for a rush, in milliseconds. */
    PuzzleSeries after(long millis) {
        return this;
    }

    /** The series after the first move has decided. */
    PuzzleSeries answered(boolean isSolved) {
        return this;
    }

    final PuzzleServices services() {
        return services;
    }

    final PuzzleChooser chooser(PuzzleCollection puzzles) {
        return new PuzzleChooser(puzzles, services.random());
    }

    /** A result counts for the rating where the puzzle is new to the player; what is failed comes again in any case. */
    private static PuzzleProgress rated(PuzzleProgress progress, Puzzle puzzle, boolean isSolved, long today) {
        if (!progress.hasSeen(puzzle.id())) {
            return progress.rated(puzzle, isSolved, today);
        }
        return isSolved ? progress : progress.failed(puzzle.id(), today);
    }

    /** The puzzle of today. */
    static PuzzleSeries daily(PuzzleServices services) {
        return new Daily(services, false);
    }

    /** New puzzles that fit the player, all or of one theme. */
    static PuzzleSeries practice(PuzzleServices services, Optional<PuzzleTheme> theme) {
        return new Practice(services, theme);
    }

    /** Failed puzzles that are due. */
    static PuzzleSeries again(PuzzleServices services) {
        return new Again(services);
    }

    /** The player's own mistakes that are due. */
    static PuzzleSeries mistakes(PuzzleServices services) {
        return new Mistakes(services, Optional.empty());
    }

    /** The player's own mistakes of these ids, due or not. */
    static PuzzleSeries mistakes(PuzzleServices services, List<Integer> ids) {
        return new ChosenMistakes(services, Optional.empty(), ids);
    }

    /** As many as possible in three minutes. */
    static PuzzleSeries rush(PuzzleServices services) {
        return new Rush(services, PuzzleRush.start());
    }

    private static final class Daily extends PuzzleSeries {
        private final boolean isGiven;

        Daily(PuzzleServices services, boolean isGiven) {
            super(services);
            this.isGiven = isGiven;
        }

        @Override
        String titleKey() {
            return "puzzles.daily";
        }

        @Override
        boolean isDaily() {
            return true;
        }

        @Override
        Optional<Given> next(PuzzleCollection puzzles, PuzzleProgress progress, long today) {
            return isGiven
                    ? Optional.empty()
                    : puzzles.find(DailyPuzzles.place(puzzles, today))
                            .map(puzzle -> new Given(new Daily(services(), true), puzzle));
        }

        @Override
        PuzzleProgress decided(PuzzleProgress progress, Puzzle puzzle, boolean isSolved, long today) {
            return rated(progress, puzzle, isSolved, today);
        }

        @Override
        PuzzleProgress over(PuzzleProgress progress, PuzzleAttempt attempt, long today) {
            return attempt.isSolved() ? progress.withDaily(today) : progress;
        }
    }

    private static final class Practice extends PuzzleSeries {
        private final Optional<PuzzleTheme> theme;

        Practice(PuzzleServices services, Optional<PuzzleTheme> theme) {
            super(services);
            this.theme = theme;
        }

        @Override
        String titleKey() {
            return theme.map(PuzzleWords::themeKey).orElse("puzzles.practice");
        }

        @Override
        Optional<Given> next(PuzzleCollection puzzles, PuzzleProgress progress, long today) {
            return chooser(puzzles).next(progress, theme).flatMap(puzzles::find).map(puzzle -> new Given(this, puzzle));
        }

        @Override
        PuzzleProgress decided(PuzzleProgress progress, Puzzle puzzle, boolean isSolved, long today) {
            return rated(progress, puzzle, isSolved, today);
        }
    }

    private static final class Again extends PuzzleSeries {
        Again(PuzzleServices services) {
            super(services);
        }

        @Override
        String titleKey() {
            return "puzzles.again";
        }

        /** The longest due one that this version of the collection has. */
        @Override
        Optional<Given> next(PuzzleCollection puzzles, PuzzleProgress progress, long today) {
            for (Repetition one : progress.due(today)) {
                Optional<Puzzle> found = puzzles.place(one.id()).flatMap(puzzles::find);
                if (found.isPresent()) {
                    return found.map(puzzle -> new Given(this, puzzle));
                }
            }
            return Optional.empty();
        }

        @Override
        PuzzleProgress decided(PuzzleProgress progress, Puzzle puzzle, boolean isSolved, long today) {
            return isSolved ? progress.repeated(puzzle.id(), today) : progress.failed(puzzle.id(), today);
        }
    }

    /** They count for nothing else: what is remembered of other puzzles stays as it is. */
    private static class Mistakes extends PuzzleSeries {
        private final Optional<Mistake> given;

        Mistakes(PuzzleServices services, Optional<Mistake> given) {
            super(services);
            this.given = given;
        }

        @Override
        String titleKey() {
            return "puzzles.mistakes";
        }

        @Override
        Optional<Mistake> mistake() {
            return given;
        }

        @Override
        Optional<Given> next(PuzzleCollection puzzles, PuzzleProgress progress, long today) {
            return services().repository().mistakes().due(today).stream()
                    .findFirst()
                    .map(mistake -> new Given(new Mistakes(services(), Optional.of(mistake)), mistake.puzzle()));
        }

        @Override
        PuzzleProgress decided(PuzzleProgress progress, Puzzle puzzle, boolean isSolved, long today) {
            services().repository().changeMistakes(known -> known.answered(puzzle.id(), isSolved, today));
            return progress;
        }
    }

    /** As {@link Mistakes}; one that is solved before it is due comes again when it would have. */
    private static final class ChosenMistakes extends Mistakes {
        private final List<Integer> left;

        ChosenMistakes(PuzzleServices services, Optional<Mistake> given, List<Integer> left) {
            super(services, given);
            this.left = List.copyOf(left);
        }

        @Override
        Optional<Given> next(PuzzleCollection puzzles, PuzzleProgress progress, long today) {
            for (int i = 0; i < left.size(); i++) {
                Optional<Mistake> found = services().repository().mistakes().find(left.get(i));
                if (found.isPresent()) {
                    PuzzleSeries series = new ChosenMistakes(services(), found, left.subList(i + 1, left.size()));
                    return found.map(mistake -> new Given(series, mistake.puzzle()));
                }
            }
            return Optional.empty();
        }

        @Override
        PuzzleProgress decided(PuzzleProgress progress, Puzzle puzzle, boolean isSolved, long today) {
            boolean isDue = mistake().filter(mistake -> mistake.isDue(today)).isPresent();
            return isSolved && !isDue ? progress : super.decided(progress, puzzle, isSolved, today);
        }
    }

    private static final class Rush extends PuzzleSeries {
        private final PuzzleRush rush;

        Rush(PuzzleServices services, PuzzleRush rush) {
            super(services);
            this.rush = rush;
        }

        @Override
        String titleKey() {
            return "puzzles.rush";
        }

        @Override
        Optional<PuzzleRush> rush() {
            return Optional.of(rush);
        }

        @Override
        PuzzleSeries after(long millis) {
            return new Rush(services(), rush.after(millis));
        }

        @Override
        PuzzleSeries answered(boolean isSolved) {
            return rush.isOver() ? this : new Rush(services(), rush.answered(isSolved));
        }

        @Override
        PuzzleSeries following() {
            return rush(services());
        }

        @Override
        Optional<Given> next(PuzzleCollection puzzles, PuzzleProgress progress, long today) {
            Optional<Integer> place = rush.isOver() ? Optional.empty() : rush.next(chooser(puzzles));
            return place.flatMap(given ->
                    puzzles.find(given).map(puzzle -> new Given(new Rush(services(), rush.giving(given)), puzzle)));
        }

        @Override
        PuzzleProgress decided(PuzzleProgress progress, Puzzle puzzle, boolean isSolved, long today) {
            PuzzleProgress next = progress.rushed(rush.solved());
            return isSolved ? next : next.failed(puzzle.id(), today);
        }
    }
}
