package reversi.screens.analysis;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.Consumer;
import reversi.rules.NamedVariant;
import reversi.rules.Position;
import reversi.rules.Variant;
import reversi.rules.Variants;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.MiniBoard;
import reversi.screens.Sheet;
import reversi.screens.setup.VariantWords;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** The boards and rules on offer, one of which is chosen. */
record VariantChoiceSheet(Variant now, Consumer<Variant> chosen) implements Sheet {
    private static final float PICTURE = 72;
    private static final float WIDE = 400;

    @Override
    public float wishedWidth() {
        return 520;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        int columns = width >= WIDE ? 4 : width < 220 ? 2 : 3;
        float card = (float) Math.floor((width - (columns - 1) * Theme.GAP) / columns);
        Table table = new Table();
        table.left();
        table.add(context.ui().text(context.say("analysis.setup.variant"), Type.HEADING))
                .colspan(columns)
                .left()
                .padBottom(Theme.BLOCK_GAP)
                .row();
        int count = 0;
        for (NamedVariant offer : Variants.all()) {
            boolean isLast = ++count % columns == 0;
            table.add(card(context, offer.variant(), Math.min(PICTURE, card - 20)))
                    .width(card)
                    .fillY()
                    .padRight(isLast ? 0 : Theme.GAP)
                    .padBottom(Theme.GAP);
            if (isLast) {
                table.row();
            }
        }
        return table;
    }

    private Actor card(Context context, Variant variant, float side) {
        MiniBoard picture = new MiniBoard(
                context.theme(), context.settings().now().look().boardFor(variant), Position.start(variant));
        String name = new VariantWords(context.texts()).name(variant);
        return context.ui()
                .choice(picture, side, name, "", variant.equals(now), context.closing(() -> chosen.accept(variant)));
    }
}
