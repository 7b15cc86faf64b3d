package reversi.screens.tournament;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.online.ResultsFormat;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The files that hold the results of a tournament, which lie on the server of this web address. */
record ResultsSheet(String server, long tournament) implements Sheet {
    private record File(String key, ResultsFormat format) {}

    private static final List<File> FILES = List.of(
            new File("tournament.results.csv", ResultsFormat.CSV),
            new File("tournament.results.json", ResultsFormat.JSON),
            new File("tournament.results.wthor", ResultsFormat.ZIP));

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX().padBottom(Theme.GAP);
        table.add(ui.text(context.say("tournament.results"), Type.HEADING)).row();
        table.add(ui.muted(context.say("tournament.results.words"), Type.SMALL).wrap(width))
                .row();
        for (File file : FILES) {
            table.add(ui.secondary(context.say(file.key()), context.closing(() -> context.device()
                            .open(server + file.format().path(tournament)))))
                    .row();
        }
        table.add(ui.secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padBottom(0);
        return table;
    }
}
