package reversi.screens.analysis;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.Consumer;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A line to paste or write a game or a position into, where the clipboard can't be read without it. */
public final class PasteSheet implements Sheet {
    private static final int LONGEST = 2_000;

    private final Consumer<String> pasted;
    private String written = "";

    private PasteSheet(Consumer<String> pasted) {
        this.pasted = pasted;
    }

    /** Reads the clipboard, or asks where the device keeps that to itself. */
    public static void open(Context context, Consumer<String> pasted) {
        Runnable ask = () -> context.router().open(new PasteSheet(pasted));
        context.device()
                .clipboard()
                .ifPresentOrElse(
                        clipboard -> clipboard.read(
                                text -> text.filter(said -> !said.isBlank()).ifPresentOrElse(pasted, ask)),
                        ask);
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX();
        table.add(ui.text(context.say("analysis.paste.title"), Type.HEADING).wrap(width))
                .row();
        table.add(ui.muted(context.say("analysis.paste.words"), Type.BODY).wrap(width))
                .padTop(Theme.ROW_GAP)
                .padBottom(Theme.BLOCK_GAP)
                .row();
        table.add(ui.writing(written, context.say("analysis.paste.line"), LONGEST, text -> written = text)
                        .onEnter(() -> finish(context))
                        .writtenAtOnce())
                .row();
        Table answers = new Table();
        answers.defaults().growX().uniformX();
        answers.add(ui.secondary(context.say("dialog.cancel"), context.router()::closeSheet))
                .padRight(Theme.GAP);
        answers.add(ui.primary(context.say("analysis.paste.done"), () -> finish(context)));
        table.add(answers).padTop(Theme.WIDE_GAP);
        return table;
    }

    private void finish(Context context) {
        if (!written.isBlank()) {
            context.router().closeSheet();
            pasted.accept(written);
        }
    }
}
