package reversi.screens.together;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import reversi.notation.analysis.VariationNode;
import reversi.notation.analysis.VariationTree;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.Writable;
import reversi.screens.ui.Button;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What an editor writes beside a move, and what else can be done with its line. */
final class CommentSheet implements Sheet {
    private final VariationTree tree;
    private final VariationNode move;
    private final Consumer<UnaryOperator<VariationTree>> go;
    private String written;
    private String trouble = "";

    /** About the move on the board of a tree; {@code go} does a step with the lines. */
    CommentSheet(VariationTree tree, Consumer<UnaryOperator<VariationTree>> go) {
        this.tree = tree;
        this.move = tree.moveOf(tree.current().id());
        this.go = go;
        this.written = move.name();
    }

    @Override
    public float wishedWidth() {
        return 460;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().growX().padBottom(Theme.GAP);
        String title = move.turn()
                .map(turn -> context.texts().get("analysis.line", turn.move().toString()))
                .orElseGet(() -> context.say("study.comment"));
        table.add(ui.text(title, Type.HEADING).wrap(width)).row();
        table.add(ui.writing(written, context.say("study.comment"), VariationTree.MAX_NAME, text -> written = text)
                        .onEnter(() -> save(context)))
                .row();
        if (!trouble.isEmpty()) {
            table.add(ui.text(trouble, Type.SMALL).in(ui.palette().danger()).wrap(width))
                    .row();
        }
        table.add(ui.primary(context.say("note.save"), () -> save(context))).row();
        Button main = ui.secondary(
                context.say("analysis.promote"), context.closing(() -> go.accept(lines -> lines.promote(move.id()))));
        main.setDisabled(!tree.isSideLine(move.id()));
        table.add(main).row();
        table.add(ui.danger(
                        context.say("analysis.delete"),
                        context.closing(() -> go.accept(lines -> lines.delete(move.id())))))
                .row();
        table.add(ui.secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padBottom(0);
        return table;
    }

    private void save(Context context) {
        trouble = Writable.trouble(context.texts(), written).orElse("");
        if (trouble.isEmpty()) {
            context.router().closeSheet();
            go.accept(lines -> lines.name(move.id(), written));
        } else {
            context.router().refreshSheet();
        }
    }
}
