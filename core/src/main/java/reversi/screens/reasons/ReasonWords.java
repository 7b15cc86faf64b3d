package reversi.screens.reasons;

import java.util.function.Function;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.Texts;
import reversi.teach.reasons.Phrases;
import reversi.teach.reasons.Reason;
import reversi.teach.reasons.ReasonSentence;

/** One short sentence for each reason, without a full stop, in the language of the moment. */
public final class ReasonWords {
    private final Phrases phrases;

    /** The words in a language; {@code colour} names the discs of a side. */
    public ReasonWords(Texts texts, Function<Disc, String> colour) {
        this.phrases = new Phrases() {
            @Override
            public String get(String key, Object... arguments) {
                return texts.get(key, arguments);
            }

            @Override
            public String count(String key, int number, Object... others) {
                return texts.count(key, number, others);
            }

            @Override
            public String colour(Disc disc) {
                return colour.apply(disc);
            }
        };
    }

    /** The sentence for a reason about a move that {@code mover} makes in a game of a variant. */
    public String say(Reason reason, Variant variant, Disc mover) {
        return new ReasonSentence(phrases, variant, mover).of(reason);
    }
}
