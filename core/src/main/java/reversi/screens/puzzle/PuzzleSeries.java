package reversi.screens.puzzle;

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

/** Puzzles one after another: which one comes, and what a result counts for. */
abstract class PuzzleSeries {
    private final PuzzleServices services;

    PuzzleSeries(PuzzleServices services) {
        this.services = services;
    }

    /** The key of the title. */
    abstract String titleKey();

    /** The next puzzle of these; empty where there is none. */
    abstract Optional<Puzzle> next(PuzzleCollection puzzles, PuzzleProgress progress, long today);

    /** What is remembered once the first move has decided. */
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

    /** Lets time pass for a rush, in milliseconds. */
    void pass(long millis) {}

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
        return new Daily(services);
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
        return new Mistakes(services);
    }

    /** As many as possible in three minutes. */
    static PuzzleSeries rush(PuzzleServices services) {
        return new Rush(services);
    }

    private static final class Daily extends PuzzleSeries {
        private boolean isGiven;

        Daily(PuzzleServices services) {
            super(services);
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
        Optional<Puzzle> next(PuzzleCollection puzzles, PuzzleProgress progress, long today) {
            if (isGiven) {
                return Optional.empty();
            }
            isGiven = true;
            return puzzles.find(DailyPuzzles.place(puzzles, today));
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
        Optional<Puzzle> next(PuzzleCollection puzzles, PuzzleProgress progress, long today) {
            return chooser(puzzles).next(progress, theme).flatMap(puzzles::find);
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
        Optional<Puzzle> next(PuzzleCollection puzzles, PuzzleProgress progress, long today) {
            for (Repetition one : progress.due(today)) {
                Optional<Puzzle> found = puzzles.place(one.id()).flatMap(puzzles::find);
                if (found.isPresent()) {
                    return found;
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
    private static final class Mistakes extends PuzzleSeries {
        private Optional<Mistake> given = Optional.empty();

        Mistakes(PuzzleServices services) {
            super(services);
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
        Optional<Puzzle> next(PuzzleCollection puzzles, PuzzleProgress progress, long today) {
            given = services().repository().mistakes().due(today).stream().findFirst();
            return given.map(Mistake::puzzle);
        }

        @Override
        PuzzleProgress decided(PuzzleProgress progress, Puzzle puzzle, boolean isSolved, long today) {
            services().repository().changeMistakes(known -> known.answered(puzzle.id(), isSolved, today));
            return progress;
        }
    }

    private static final class Rush extends PuzzleSeries {
        private PuzzleRush rush = PuzzleRush.start();

        Rush(PuzzleServices services) {
            super(services);
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
        void pass(long millis) {
            rush = rush.after(millis);
        }

        @Override
        PuzzleSeries following() {
            return rush(services());
        }

        @Override
        Optional<Puzzle> next(PuzzleCollection puzzles, PuzzleProgress progress, long today) {
            Optional<Integer> place = rush.isOver() ? Optional.empty() : rush.next(chooser(puzzles));
            place.ifPresent(given -> rush = rush.giving(given));
            return place.flatMap(puzzles::find);
        }

        @Override
        PuzzleProgress decided(PuzzleProgress progress, Puzzle puzzle, boolean isSolved, long today) {
            if (rush.isOver()) {
                return progress;
            }
            rush = rush.answered(isSolved);
            PuzzleProgress next = progress.rushed(rush.solved());
            return isSolved ? next : next.failed(puzzle.id(), today);
        }
    }
}
