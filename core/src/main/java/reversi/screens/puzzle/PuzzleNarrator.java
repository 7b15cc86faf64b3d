package reversi.screens.puzzle;

import java.util.Optional;
import reversi.rules.Turn;
import reversi.screens.Context;
import reversi.screens.Narration;
import reversi.screens.game.TurnWords;
import reversi.screens.puzzle.PuzzlePage.State;
import reversi.screens.ui.Punctuation;
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
        Punctuation signs = context.texts().punctuation();
        if (page.state() == State.OVER) {
            String ended = signs.details(words.heading(attempt), words.tries(attempt, page.seconds()));
            String why = words.explanation(attempt.puzzle(), page.series().mistake(), page.reason());
            return signs.sentences(signs.sentence(ended), why);
        }
        if (page.state() == State.REFUTED) {
            String what = attempt.lastWrong()
                    .map(square -> words.wrong(attempt.puzzle(), page.series().mistake(), square, page.answer()))
                    .orElse("");
            return signs.sentences(signs.sentence(context.say("puzzles.wrong")), what);
        }
        return signs.sentences(
                signs.sentence(words.task(attempt.puzzle(), page.series().mistake())),
                context.say(attempt.wrong().isEmpty() ? "puzzles.find" : "puzzles.find.again"));
    }

    private static String rush(
            Context context, PuzzlePage page, PuzzleWords words, PuzzleAttempt attempt, PuzzleRush rush) {
        Punctuation signs = context.texts().punctuation();
        String solved = signs.sentence(context.texts().count("puzzles.rush.solved", rush.solved()));
        if (rush.isOver()) {
            String why = context.say(rush.millis() == 0 ? "puzzles.rush.time" : "puzzles.rush.mistakes");
            return signs.sentences(signs.sentence(why), solved);
        }
        if (page.state() == State.OVER) {
            String wrong = attempt.isSolved() ? "" : signs.sentence(context.say("puzzles.wrong"));
            return signs.sentences(wrong, solved);
        }
        return signs.sentence(words.task(attempt.puzzle(), page.series().mistake()));
    }
}
