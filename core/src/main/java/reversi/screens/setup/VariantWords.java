package reversi.screens.setup;

import java.util.List;
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

    /** The boards on offer by name, standard Othello first. */
    public static List<Variant> offered() {
        return VariantCards.OFFERS.stream().map(VariantCards.Offer::variant).toList();
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
