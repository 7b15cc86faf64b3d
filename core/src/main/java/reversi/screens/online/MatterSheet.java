package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.online.Matter;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** What reports may be about, to choose one or all. */
record MatterSheet(Optional<Matter> chosen, Consumer<Optional<Matter>> choose) implements Sheet {
    /** From this width on there is room for two columns in every language. */
    private static final float WIDE = 420;

    @Override
    public Actor build(Context context, Layout layout, float width) {
        int columns = width < WIDE ? 1 : 2;
        Table table = new Table();
        table.defaults().growX().uniformX().minWidth(0);
        table.add(context.ui()
                        .text(context.say("moderation.matter"), Type.HEADING)
                        .wrap(width))
                .colspan(columns)
                .row();
        List<Optional<Matter>> all = new ArrayList<>();
        all.add(Optional.empty());
        for (Matter matter : Matter.values()) {
            all.add(Optional.of(matter));
        }
        for (int at = 0; at < all.size(); at++) {
            boolean isLast = at % columns == columns - 1;
            table.add(way(context, all.get(at))).padTop(Theme.GAP).padRight(isLast ? 0 : Theme.GAP);
            if (isLast) {
                table.row();
            }
        }
        return table;
    }

    private Actor way(Context context, Optional<Matter> matter) {
        String words = context.say(matter.map(its -> "report." + its.name()).orElse("moderation.matter.all"));
        Runnable action = () -> {
            context.router().closeSheet();
            choose.accept(matter);
        };
        return matter.equals(chosen)
                ? context.ui().primary(words, action)
                : context.ui().secondary(words, action);
    }
}
