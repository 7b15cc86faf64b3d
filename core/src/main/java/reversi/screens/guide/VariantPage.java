package reversi.screens.guide;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.rules.NamedVariant;
import reversi.rules.Position;
import reversi.rules.Variants;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.MiniBoard;
import reversi.screens.Page;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What is different in each variant, with a picture of how it begins. */
public final class VariantPage extends Page {
    private static final float SIDE = 84;
    private static final float TWO_COLUMNS = 720;

    private static final List<NamedVariant> OTHERS = Variants.all().stream()
            .filter(named -> !named.variant().isStandard())
            .toList();

    @Override
    public Actor build(Context context, Layout layout) {
        HeadedScaffold scaffold = new HeadedScaffold(context, layout, HeadedScaffold.WIDEST);
        float width = scaffold.width();
        Table table = new Table();
        int columns = width >= TWO_COLUMNS ? 2 : 1;
        float card = (float) Math.floor((width - (columns - 1) * Theme.GAP) / columns);
        for (int i = 0; i < OTHERS.size(); i++) {
            boolean isLast = i % columns == columns - 1;
            table.add(card(context, OTHERS.get(i), card))
                    .width(card)
                    .fillY()
                    .padRight(isLast ? 0 : Theme.GAP)
                    .padBottom(Theme.GAP);
            if (isLast) {
                table.row();
            }
        }
        return scaffold.lay("guide.variants.title", HeadedScaffold.scrolling(context, table, width));
    }

    private static Actor card(Context context, NamedVariant entry, float width) {
        Ui ui = context.ui();
        float words = width - SIDE - 3 * Theme.CARD_PAD;
        Panel panel = ui.panel();
        panel.pad(Theme.CARD_PAD);
        panel.top().left();
        MiniBoard picture = new MiniBoard(
                context.theme(),
                context.settings().now().look().boardFor(entry.variant()),
                Position.start(entry.variant()));
        panel.add(picture).size(SIDE).padRight(Theme.CARD_PAD).top();
        Table text = new Table();
        text.defaults().width(words);
        text.add(ui.text(context.say("variant." + entry.key()), Type.TITLE)).row();
        text.add(ui.muted(context.say("variant." + entry.key() + ".rule"), Type.BODY)
                        .wrap(words))
                .padTop(Theme.GRID);
        panel.add(text).width(words).top();
        return panel;
    }
}
