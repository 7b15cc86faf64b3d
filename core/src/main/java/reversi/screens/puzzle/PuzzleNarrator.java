package reversi.screens.puzzle;

import java.util.Optional;
import reversi.screens.Texts;
import reversi.screens.ui.Punctuation;
import reversi.teach.puzzle.Mistake;
import reversi.teach.puzzle.PuzzleRush;

/** Tells people who do not see a puzzle what is to be found in it, whether a move was right, and why. */
final class PuzzleNarrator {
    private final Texts texts;
    private final PuzzleWords words;

    PuzzleNarrator(Texts texts, PuzzleWords words) {
        this.texts = texts;
        this.words = words;
    }

    /** What is to be seen, as sentences; empty while there is no puzzle. */
    String spoken(PuzzleState state) {
        return state.solving()
                .map(now -> state.rush().map(rush -> rush(state, now, rush)).orElseGet(() -> alone(now, state)))
                .orElse("");
    }

    private String alone(Solving now, PuzzleState state) {
        Optional<Mistake> mistake = state.series().mistake();
        Punctuation signs = texts.punctuation();
        return switch (now.phase()) {
            case OPEN ->
                signs.sentences(
                        signs.sentence(words.task(now.puzzle(), mistake)),
                        texts.get(now.attempt().wrong().isEmpty() ? "puzzles.find" : "puzzles.find.again"));
            case REFUTED -> {
                String what = now.attempt()
                        .lastWrong()
                        .map(square -> words.wrong(now.puzzle(), mistake, square, now.answer()))
                        .orElse("");
                yield signs.sentences(signs.sentence(texts.get("puzzles.wrong")), what);
            }
            case OVER, LINE -> {
                String ended = signs.details(words.heading(now.attempt()), words.tries(now.attempt(), now.seconds()));
                yield signs.sentences(
                        signs.sentence(ended),
                        words.explanation(
                                now.puzzle(),
                                mistake,
                                now.reason(),
                                state.player().progress().rating()));
            }
        };
    }

    private String rush(PuzzleState state, Solving now, PuzzleRush rush) {
        Punctuation signs = texts.punctuation();
        String solved = signs.sentence(texts.count("puzzles.rush.solved", rush.solved()));
        if (rush.isOver()) {
            String why = texts.get(rush.millis() == 0 ? "puzzles.rush.time" : "puzzles.rush.mistakes");
            return signs.sentences(signs.sentence(why), solved);
        }
        if (now.isOver()) {
            String wrong = now.attempt().isSolved() ? "" : signs.sentence(texts.get("puzzles.wrong"));
            return signs.sentences(wrong, solved);
        }
        return signs.sentence(words.task(now.puzzle(), state.series().mistake()));
    }
}
