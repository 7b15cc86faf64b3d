package reversi.screens.review;

import reversi.rules.Disc;
import reversi.screens.Texts;
import reversi.screens.game.TurnWords;
import reversi.screens.game.Words;
import reversi.screens.ui.Punctuation;

/** Tells people who do not see a review which move is on the board, and what it is worth. */
final class ReviewNarrator {
    private final Texts texts;
    private final Words words;
    private final MomentWords moments;
    private final TurnWords turns;

    ReviewNarrator(Texts texts, Words words, MomentWords moments) {
        this.texts = texts;
        this.words = words;
        this.moments = moments;
        this.turns = new TurnWords(texts, words::colour);
    }

    /** The move on the board in sentences, and what is known of it. */
    String spoken(ReviewState state) {
        Punctuation signs = texts.punctuation();
        if (state.trial().isPresent()) {
            Trial trial = state.trial().get();
            String message = moments.trial(trial).words();
            return trial.tried()
                    .map(turn ->
                            signs.sentences(turns.played(turn), trial.verdict().isPresent() ? message : ""))
                    .orElse(message);
        }
        int plies = state.plies();
        if (plies == 0) {
            return signs.sentence(texts.get("review.start"));
        }
        String move = turns.played(state.transcript().turns().get(plies - 1));
        return state.shownMove()
                .map(known -> signs.sentences(move, moments.said(plies - 1, known, state.hasAllNumbers())))
                .orElse(move);
    }

    /** How well both sides played. */
    String accuracy(ReviewState state) {
        return texts.get(
                "access.say.reviewed",
                words.colour(Disc.BLACK),
                moments.accuracy(state.review(), Disc.BLACK),
                words.colour(Disc.WHITE),
                moments.accuracy(state.review(), Disc.WHITE));
    }
}
