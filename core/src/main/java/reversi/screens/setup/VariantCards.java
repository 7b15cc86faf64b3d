package reversi.screens.setup;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.function.Consumer;
import reversi.rules.NamedVariant;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.rules.Variants;
import reversi.screens.Context;
import reversi.screens.MiniBoard;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.ChoiceCard;
import reversi.screens.ui.Columns;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Theme;

/** The boards and rules on offer, each with a small picture of its start; the last card leads to all others. */
final class VariantCards {
    private static final float LEAST_WIDTH = 88;

    /** Below this width four cards side by side have no room for their words. */
    private static final float FOUR = 310;

    private static final float ALL = 44;

    private VariantCards() {}

    /** The cards with one chosen; {@code chosen} hears of another board, {@code more} runs where all others are asked for. */
    static Table build(Context context, NewGameState.Board now, float width, Consumer<Variant> chosen, Runnable more) {
        List<NamedVariant> offers = Variants.all();
        int count = offers.size() + 1;
        boolean isOneRow = (width - (count - 1) * Theme.GAP) / count >= LEAST_WIDTH;
        int columns = isOneRow ? count : width < FOUR ? 2 : 4;
        float card = (float) Math.floor((width - (columns - 1) * Theme.GAP) / columns);
        float side = Math.min(92, card - 20);
        VariantWords words = new VariantWords(context.texts());
        Table table = new Table();
        table.left();
        table.defaults().fillY();
        boolean isOffered = false;
        for (int i = 0; i < count; i++) {
            ChoiceCard next;
            if (i < offers.size()) {
                NamedVariant offer = offers.get(i);
                boolean isChosen = !now.isBalanced() && offer.variant().equals(now.variant());
                isOffered |= isChosen;
                next = context.ui()
                        .choice(
                                picture(context, offer.variant()),
                                side,
                                words.name(offer.variant()),
                                context.say("variant." + offer.key() + ".second"),
                                isChosen,
                                () -> chosen.accept(offer.variant()));
            } else {
                next = context.ui()
                        .choice(
                                isOffered ? all(context) : picture(context, now.variant()),
                                side,
                                context.say("variant.more"),
                                isOffered ? context.say("variant.more.second") : words.brief(now),
                                !isOffered,
                                more);
            }
            boolean isLast = i % columns == columns - 1;
            table.add(next)
                    .width(Columns.width(width, columns, Theme.GAP, i % columns))
                    .padRight(isLast ? 0 : Theme.GAP)
                    .padBottom(isOneRow || i >= count - columns ? 0 : Theme.GAP);
            if (isLast) {
                table.row();
            }
        }
        return table;
    }

    /** The sign of all boards. */
    private static Actor all(Context context) {
        Table picture = new Table();
        picture.add(new IconView(
                context.theme(), Icon.VARIANTS, ALL, context.ui().palette().accentInk()));
        return picture;
    }

    private static Actor picture(Context context, Variant variant) {
        BoardStyle style = context.settings().now().look().boardFor(variant);
        return new MiniBoard(context.theme(), style, Position.start(variant));
    }
}
