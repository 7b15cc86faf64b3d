package reversi.screens.analysis;

import java.util.Optional;
import reversi.engine.Answer;
import reversi.engine.MoveValue;
import reversi.notation.analysis.VariationTree;
import reversi.rules.Position;
import reversi.rules.Transcript;
import reversi.screens.Context;
import reversi.screens.board.BoardStyle;
import reversi.screens.game.TurnWords;
import reversi.screens.game.ValueText;
import reversi.screens.ui.Punctuation;

/** Tells people who do not see the analysis board which move is on it, and once for each position what the engine takes for best. */
public final class AnalysisNarrator {
    /** Values of a search of fewer plies change too soon to be said. */
    private static final int LEAST_DEPTH = 12;

    private Position valued;
    private boolean isExact;

    /** What is on the board when the page opens is read and not said. */
    AnalysisNarrator(Position shown) {
        valued = shown;
    }

    /** Says what is best in a position, once that is worth saying, and again once it is certain. */
    void thought(Context context, Position position, Answer answer) {
        boolean isNew = !position.equals(valued) || (answer.exact() && !isExact);
        Optional<MoveValue> best = BestLines.best(answer, 1).stream().findFirst();
        if (isNew && best.isPresent() && (answer.exact() || answer.depth() >= LEAST_DEPTH)) {
            valued = position;
            isExact = answer.exact();
            String value = ValueText.of(
                    best.get().value(),
                    answer.exact(),
                    context.texts().language().numerals());
            context.router()
                    .announce(context.texts()
                            .get(
                                    isExact ? "access.say.exact" : "access.say.best",
                                    best.get().move(),
                                    value));
        }
    }

    /** Which move leads to the position on the board, and who is to move there. */
    public static String spoken(Context context, VariationTree tree) {
        BoardStyle style = context.settings().now().look().boardFor(tree.variant());
        TurnWords words = new TurnWords(context.texts(), disc -> context.say(style.words(disc)));
        Punctuation signs = context.texts().punctuation();
        Transcript shown = tree.transcript();
        int plies = shown.plies();
        String last = plies == 0
                ? signs.sentence(context.say("review.start"))
                : words.played(shown.turns().get(plies - 1));
        Position position = tree.position();
        if (!position.isOver()) {
            return signs.sentences(last, words.toMove(position));
        }
        String over = context.texts()
                .get("analysis.over", position.score().black(), position.score().white());
        return signs.sentences(last, signs.sentence(over));
    }
}
