package reversi.screens.reasons;

import java.util.function.Function;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.Texts;
import reversi.screens.ui.Punctuation;

/** What is said of a move that is worse than another one. */
public final class VerdictWords {
    private static final int HUNDRED = 100;

    private final Texts texts;
    private final Punctuation signs;
    private final ReasonWords reasons;

    /** The words in a language; {@code colour} names the discs of a side. */
    public VerdictWords(Texts texts, Function<Disc, String> colour) {
        this.texts = texts;
        this.signs = texts.punctuation();
        this.reasons = new ReasonWords(texts, colour);
    }

    /** What the move costs, its best answer, and why; that it is as good where it costs less than a disc. */
    public String say(MoveVerdict verdict) {
        int discs = Math.round(verdict.lost() / (float) HUNDRED);
        String move = verdict.worse().name();
        if (discs < 1) {
            return signs.sentences(texts.get("openings.equal", move), why(verdict));
        }
        String reply = verdict.reply()
                .map(answer -> texts.get("openings.answer", answer.name()))
                .orElse("");
        return signs.sentences(texts.count("openings.lost", discs, move), reply, why(verdict));
    }

    /** The reason alone; nothing where none is known. */
    public String why(MoveVerdict verdict) {
        return verdict.reason()
                .map(found -> signs.sentence(reasons.say(found, Variant.OTHELLO, verdict.mover())))
                .orElse("");
    }
}
