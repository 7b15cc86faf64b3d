package reversi.screens.tournament;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The files that hold the results of a tournament; {@code address} is where they lie, without what their names end in. */
record ResultsSheet(String address) implements Sheet {
    private record Format(String key, String ending) {}

    private static final List<Format> FORMATS = List.of(
            new Format("tournament.results.csv", ".csv"),
            new Format("tournament.results.json", ".json"),
            new Format("tournament.results.wthor", ".wthor"));

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX().padBottom(Theme.GAP);
        table.add(ui.text(context.say("tournament.results"), Type.HEADING)).row();
        table.add(ui.muted(context.say("tournament.results.words"), Type.SMALL).wrap(width))
                .row();
        for (Format format : FORMATS) {
            table.add(ui.secondary(context.say(format.key()), context.closing(() -> context.device()
                            .open(address + format.ending()))))
                    .row();
        }
        table.add(ui.secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padBottom(0);
        return table;
    }
}
