package reversi.screens.setup;

import reversi.rules.Variant;
import reversi.screens.GameChoice;
import reversi.screens.Texts;

/** Names boards and rules. */
public final class VariantWords {
    private final Texts texts;

    /** Names in the language of these texts. */
    public VariantWords(Texts texts) {
        this.texts = texts;
    }

    /** The name of an offered board, or the size of any other. */
    public String name(Variant variant) {
        for (VariantCards.Offer offer : VariantCards.OFFERS) {
            if (offer.variant().equals(variant)) {
                return texts.get(offer.key());
            }
        }
        return size(variant);
    }

    /** A word or two about a board that is not on offer by name. */
    String brief(GameChoice choice) {
        return choice.isBalanced() ? texts.get("variant.balanced") : size(choice.variant());
    }

    private String size(Variant variant) {
        return texts.get("variant.size", variant.size());
    }
}
