package reversi.screens.history;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.archive.GameImport;
import reversi.archive.GameImport.Fault;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** What became of games that were imported where there is more to say than a notice holds: the first faults, each with its place. */
record ImportReportSheet(GameImport.Report report) implements Sheet {
    private static final int MOST_FAULTS = 6;

    @Override
    public Actor build(Context context, Layout layout, float width) {
        ImportWords words = new ImportWords(context.texts());
        Table table = new Table();
        table.defaults().width(width).padBottom(Theme.GAP);
        table.add(context.ui().text(words.title(report), Type.HEADING).wrap(width))
                .row();
        for (String line : words.more(report)) {
            table.add(context.ui().text(line, Type.BODY).wrap(width)).row();
        }
        int unsaid = report.unreadable();
        for (Fault fault :
                report.faults().subList(0, Math.min(MOST_FAULTS, report.faults().size()))) {
            unsaid -= fault.fault().problem().isRemark() ? 0 : 1;
            table.add(context.ui().muted(words.fault(fault), Type.SMALL).wrap(width))
                    .padBottom(Theme.LINE_GAP)
                    .row();
        }
        if (unsaid > 0) {
            table.add(context.ui().muted(context.texts().count("import.others", unsaid), Type.SMALL))
                    .row();
        }
        table.add(context.ui().secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(Theme.GAP)
                .padBottom(0);
        return table;
    }
}
