package reversi.screens.setup;

import reversi.rules.Variant;
import reversi.rules.Variants;
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
        return Variants.named(variant)
                .map(named -> texts.get("variant." + named.key()))
                .orElseGet(() -> size(variant));
    }

    /** A word or two about a board that is not on offer by name. */
    String brief(NewGameState.Board board) {
        return board.isBalanced() ? texts.get("variant.balanced") : size(board.variant());
    }

    private String size(Variant variant) {
        return texts.get("variant.size", variant.size());
    }
}
