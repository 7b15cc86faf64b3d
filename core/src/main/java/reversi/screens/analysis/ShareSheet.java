package reversi.screens.analysis;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import reversi.notation.GameFiles;
import reversi.notation.GameFormat;
import reversi.notation.GameRecord;
import reversi.notation.Opponents;
import reversi.notation.analysis.PositionSetup;
import reversi.notation.analysis.VariationJson;
import reversi.notation.analysis.VariationSgf;
import reversi.notation.analysis.VariationTree;
import reversi.rules.Transcript;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/**
 * What of an analysis can be given to somebody: a link to the line on the board, its moves, the position, or all lines.
 *
 * @param link empty where no place is known that others could open
 */
record ShareSheet(Optional<String> link, VariationTree tree, Opponents players) implements Sheet {

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Table table = new Table();
        table.defaults().width(width);
        table.add(context.ui().text(context.say("analysis.share"), Type.HEADING))
                .padBottom(Theme.BLOCK_GAP)
                .row();
        link.ifPresent(address -> {
            if (context.device().canShare()) {
                way(context, table, Icon.SHARE, "analysis.share.send", () -> context.device()
                        .share(context.say("analysis.share.words"), address));
            }
            copy(context, table, "analysis.share.link", address);
        });
        Transcript shown = tree.transcript();
        if (shown.placements() > 0) {
            GameRecord line = GameRecord.of(shown);
            copy(
                    context,
                    table,
                    "analysis.share.moves",
                    GameFiles.write(GameFormat.TEXT, line).trim());
        }
        PositionSetup setup = PositionSetup.of(tree.position());
        String position = setup.obf().orElseGet(setup::boardText).trim();
        copy(context, table, "analysis.share.position", position);
        copy(context, table, "analysis.share.all", VariationJson.write(tree, players));
        copy(context, table, "analysis.share.sgf", VariationSgf.write(tree, players));
        table.add(context.ui().secondary(context.say("studies.title"), context.closing(context.go()::studies)))
                .padTop(Theme.GRID)
                .row();
        table.add(context.ui().secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.GRID);
        return table;
    }

    private void copy(Context context, Table table, String key, String text) {
        way(context, table, Icon.COPY, key, () -> context.device().copy(text));
    }

    private static void way(Context context, Table table, Icon icon, String key, Runnable action) {
        table.add(context.ui().card(Button.Kind.SECONDARY, icon, context.say(key), "", () -> {
                    context.router().closeSheet();
                    action.run();
                    if (icon == Icon.COPY) {
                        context.router().notice(context.say("about.feedback.copied"));
                    }
                }))
                .height(Theme.LOW_ROW)
                .padBottom(Theme.ROW_GAP)
                .row();
    }
}
