package reversi.screens.openings;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.platform.FileExchange;
import reversi.platform.OpenedFile;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.SavedFile;
import reversi.screens.Sheet;
import reversi.screens.analysis.PasteSheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.training.repertoire.Repertoire;
import reversi.training.repertoire.RepertoireFiles;
import reversi.training.repertoire.RepertoireJson;

/**
 * The ways of openings from elsewhere and to elsewhere.
 *
 * @param repertoire the openings that may be taken along
 * @param read receives the texts that the person brings
 */
record FilesSheet(Repertoire repertoire, Consumer<String> read) implements Sheet {
    private static final String NAME = "openings-";

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Table table = new Table();
        table.defaults().width(width);
        table.add(context.ui().text(context.say("openings.files"), Type.HEADING).wrap(width))
                .row();
        table.add(context.ui()
                        .muted(context.say("openings.files.words"), Type.BODY)
                        .wrap(width))
                .padTop(Theme.ROW_GAP)
                .padBottom(Theme.BLOCK_GAP)
                .row();
        way(context, table, "analysis.paste", () -> PasteSheet.open(context, read));
        Optional<FileExchange> files = context.device().files();
        files.filter(found -> found.way() == FileExchange.Way.CHOOSE)
                .ifPresent(found -> way(context, table, "openings.open.file", () -> found.open(this::opened)));
        if (repertoire.size() > 0) {
            files.ifPresent(found -> {
                way(context, table, "openings.sgf", () -> save(context, found, "sgf", RepertoireFiles.sgf(repertoire)));
                way(
                        context,
                        table,
                        "openings.json",
                        () -> save(context, found, "json", RepertoireJson.write(repertoire)));
            });
        }
        table.add(context.ui().secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.GAP);
        return table;
    }

    private void save(Context context, FileExchange files, String ending, String text) {
        String side = repertoire.side().name().toLowerCase(Locale.ROOT);
        files.save(NAME + side + '.' + ending, List.of(text), where -> SavedFile.tell(context, where));
    }

    /** Reads the texts among some files; one that is not of text holds nothing. */
    private void opened(List<OpenedFile> files) {
        for (OpenedFile file : files) {
            read.accept(file instanceof OpenedFile.Text text ? text.text() : "");
        }
    }

    private static void way(Context context, Table table, String key, Runnable action) {
        table.add(context.ui().secondary(context.say(key), context.closing(action)))
                .height(Theme.LOW_ROW)
                .padBottom(Theme.ROW_GAP)
                .row();
    }
}
