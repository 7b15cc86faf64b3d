package reversi.screens.puzzle;

import java.util.Optional;
import reversi.rules.Turn;
import reversi.screens.Context;
import reversi.screens.Narration;
import reversi.screens.game.TurnWords;
import reversi.screens.puzzle.PuzzlePage.State;
import reversi.teach.puzzle.PuzzleAttempt;
import reversi.teach.puzzle.PuzzleRush;

/** Tells people who do not see a puzzle what is to be found in it, whether a move was right, and why. */
final class PuzzleNarrator {
    private final Narration narration = new Narration();

    /** Says what is new. */
    void tell(Context context, PuzzlePage page, PuzzleWords words) {
        Optional<PuzzleAttempt> attempt = page.attempt();
        Optional<PuzzleRush> rush = page.series().rush();
        narration.tell(
                context.router(),
                attempt.map(now -> rush.map(going -> rush(context, page, words, now, going))
                                .orElseGet(() -> alone(context, page, words, now)))
                        .orElse(""));
    }

    /** Says a move of a line that is shown. */
    void played(Context context, PuzzleWords words, Turn turn) {
        context.router().announce(new TurnWords(context.texts(), words::colour).played(turn));
    }

    private static String alone(Context context, PuzzlePage page, PuzzleWords words, PuzzleAttempt attempt) {
        String task = words.task(attempt.puzzle(), page.series().mistake()) + ". ";
        if (page.state() == State.OVER) {
            return words.heading(attempt) + ", " + words.tries(attempt, page.seconds()) + ". "
                    + words.explanation(attempt.puzzle(), page.series().mistake(), page.reason());
        }
        if (page.state() == State.REFUTED) {
            return context.say("puzzles.wrong") + ". "
                    + attempt.lastWrong()
                            .map(square ->
                                    words.wrong(attempt.puzzle(), page.series().mistake(), square, page.answer()))
                            .orElse("");
        }
        return task + context.say(attempt.wrong().isEmpty() ? "puzzles.find" : "puzzles.find.again");
    }

    private static String rush(
            Context context, PuzzlePage page, PuzzleWords words, PuzzleAttempt attempt, PuzzleRush rush) {
        String solved = context.texts().count("puzzles.rush.solved", rush.solved()) + ".";
        if (rush.isOver()) {
            return context.say(rush.millis() == 0 ? "puzzles.rush.time" : "puzzles.rush.mistakes") + ". " + solved;
        }
        if (page.state() == State.OVER) {
            return attempt.isSolved() ? solved : context.say("puzzles.wrong") + ". " + solved;
        }
        return words.task(attempt.puzzle(), page.series().mistake()) + ".";
    }
}
