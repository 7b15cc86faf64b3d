package reversi.screens.analysis;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.function.Supplier;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.notation.analysis.VariationNode;
import reversi.notation.analysis.VariationTree;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What can be done with the line on the board, and with the whole analysis. */
final class LineSheet implements Sheet {

    private final Supplier<AnalysisState> state;
    private final boolean hasBefore;
    private final AnalysisActions actions;
    private String name;

    /** {@code hasBefore} says whether there is an analysis before this one. */
    LineSheet(Supplier<AnalysisState> state, boolean hasBefore, AnalysisActions actions) {
        this.state = state;
        this.hasBefore = hasBefore;
        this.actions = actions;
        this.name = move().name();
    }

    private VariationTree tree() {
        return state.get().tree();
    }

    private VariationNode move() {
        return tree().moveOf(current());
    }

    private int current() {
        return tree().current().id();
    }

    @Override
    public float wishedWidth() {
        return 460;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Table table = new Table();
        table.defaults().width(width);
        VariationTree tree = tree();
        int current = current();
        boolean isMove = tree.canDelete(current);
        String title = isMove
                ? context.texts()
                        .get("analysis.line", move().turn().orElseThrow().move().toString())
                : context.say("analysis.title");
        table.add(ui.text(title, Type.HEADING)).padBottom(Theme.GAP).row();
        if (isMove) {
            table.add(ui.writing(name, context.say("analysis.name"), VariationTree.MAX_NAME, text -> name = text)
                            .onEnter(() -> close(context)))
                    .padBottom(Theme.ROW_GAP)
                    .row();
        }
        Table ways = new Table();
        ways.defaults().growX().uniformX().height(Theme.BUTTON).padBottom(Theme.ROW_GAP);
        Button main = way(
                context,
                ways,
                Icon.CHEVRON_UP,
                "analysis.promote",
                () -> actions.go(lines -> lines.promote(lines.current().id())),
                false);
        main.setDisabled(!tree.isSideLine(current));
        Button delete = way(
                context,
                ways,
                Icon.TRASH,
                "analysis.delete",
                () -> actions.go(lines -> lines.delete(lines.current().id())),
                true);
        delete.setDisabled(!isMove);
        way(context, ways, Icon.PLUS, "analysis.new", actions::startAnew, false);
        way(context, ways, Icon.LAYERS, "analysis.before", actions::swap, true).setDisabled(!hasBefore);
        way(context, ways, Icon.PLAY, "review.on.short", () -> playOn(context), false)
                .setDisabled(tree.position().isOver());
        way(context, ways, Icon.UNDO, "play.undo", actions::undo, true)
                .setDisabled(state.get().edits().before().isEmpty());
        table.add(ways).row();
        table.add(ui.muted(context.say("analysis.lines.count"), Type.SMALL))
                .padTop(Theme.LINE_GAP)
                .padBottom(Theme.LINE_GAP)
                .row();
        table.add(ui.segmented(
                        List.of("1", "2", "3", "4", "5"), state.get().lines() - 1, at -> actions.setLines(at + 1)))
                .row();
        table.add(ui.secondary(context.say("dialog.close"), () -> close(context)))
                .padTop(Theme.PART_GAP);
        return table;
    }

    private Button way(Context context, Table ways, Icon icon, String key, Runnable action, boolean isLast) {
        Button button = context.ui().answer(Button.Kind.SECONDARY, icon, context.say(key), () -> {
            close(context);
            action.run();
        });
        ways.add(button).padRight(isLast ? 0 : Theme.GAP);
        if (isLast) {
            ways.row();
        }
        return button;
    }

    /** Begins a game against the computer from the position on the board. */
    private void playOn(Context context) {
        int level = context.settings().now().game().computer().level();
        context.go().play(GameSetup.continuing(tree().transcript(), Seat.human(""), Seat.computer("", level)));
    }

    private void close(Context context) {
        context.router().closeSheet();
        save();
    }

    @Override
    public void dismissed() {
        save();
    }

    private void save() {
        if (tree().canDelete(current()) && !name.equals(move().name())) {
            actions.go(tree -> tree.name(tree.current().id(), name));
        }
    }
}
