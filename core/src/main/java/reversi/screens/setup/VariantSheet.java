package reversi.screens.setup;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.function.Consumer;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Rule;
import reversi.rules.Shape;
import reversi.rules.Start;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.GameChoice;
import reversi.screens.Layout;
import reversi.screens.MiniBoard;
import reversi.screens.Sheet;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Toggle;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Every board and rule that can be combined, with a picture of what comes out. */
final class VariantSheet implements Sheet {
    private static final int LEAST = 4;
    private static final int STOCK_1876 = 32;
    private static final List<Start> STARTS = List.of(Start.values());

    private final Consumer<GameChoice> done;
    private GameChoice choice;

    VariantSheet(GameChoice choice, Consumer<GameChoice> done) {
        this.choice = choice;
        this.done = done;
    }

    @Override
    public float wishedWidth() {
        return 640;
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        Variant variant = choice.variant();
        Table table = new Table();
        table.defaults().width(width);
        boolean isWide = width >= 520;
        float side = isWide ? 150 : 0;
        float column = isWide ? width - side - 28 : width;
        Table head = new Table();
        Table left = new Table();
        left.defaults().width(column);
        left.add(ui.text(context.say("more.title"), Type.HEADING))
                .padBottom(Theme.BLOCK_GAP)
                .row();
        size(context, left, variant);
        label(ui, left, context.say("more.start"));
        left.add(ui.segmented(
                STARTS.stream()
                        .map(start -> context.say("more.start." + start.key()))
                        .toList(),
                STARTS.indexOf(variant.start()),
                index -> set(context, withStart(STARTS.get(index)))));
        head.add(left).width(column).top();
        if (isWide) {
            MiniBoard picture = new MiniBoard(
                    context.theme(), context.settings().now().look().boardFor(variant), Position.start(variant));
            head.add(picture).size(side).padLeft(28).top().padTop(36);
        }
        table.add(head).row();
        if (variant.shape().hasCorners() && variant.start() != Start.FREE_CENTRE) {
            label(ui, table, context.say("more.handicap"));
            table.add(ui.segmented(
                            List.of("0", "1", "2", "3", "4"),
                            variant.handicap(),
                            corners -> set(context, choice.variant().withHandicap(corners))))
                    .row();
        }
        switches(context, table);
        table.add(ui.primary(context.say("more.done"), context.closing(() -> done.accept(choice))))
                .height(52)
                .padTop(Theme.CARD_PAD);
        return table;
    }

    private static void label(Ui ui, Table table, String words) {
        table.add(ui.muted(words, Type.SMALL))
                .padTop(Theme.PART_GAP)
                .padBottom(Theme.LINE_GAP)
                .row();
    }

    private void size(Context context, Table table, Variant variant) {
        Ui ui = context.ui();
        table.add(ui.muted(
                        context.texts()
                                .get(
                                        "more.size",
                                        variant.size(),
                                        variant.squares().size()),
                        Type.SMALL))
                .row();
        List<String> sizes = List.of("4", "6", "8", "10", "12", "14", "16");
        table.add(ui.segmented(sizes, (variant.size() - LEAST) / 2, index -> set(context, withSize(LEAST + 2 * index))))
                .padTop(Theme.LINE_GAP)
                .row();
    }

    private void switches(Context context, Table table) {
        Ui ui = context.ui();
        Variant variant = choice.variant();
        table.add().height(10).row();
        for (Shape shape : Shape.values()) {
            if (shape != Shape.SQUARE) {
                toggle(
                                context,
                                table,
                                "more." + shape.key(),
                                variant.shape() == shape,
                                on -> set(context, withShape(on ? shape : Shape.SQUARE)))
                        .setDisabled(variant.size() < shape.leastSize());
            }
        }
        for (Rule rule : Rule.values()) {
            toggle(
                    context,
                    table,
                    "more." + rule.key(),
                    variant.rules().contains(rule),
                    on -> set(context, choice.variant().with(rule, on)));
        }
        toggle(context, table, "more.balanced", choice.isBalanced(), on -> {
            choice = choice.withVariant(on ? Variant.OTHELLO : choice.variant(), on);
            context.router().refreshSheet();
        });
        table.add().height(ui.isTouch() ? 0 : Theme.GRID).row();
    }

    private static Toggle toggle(Context context, Table table, String key, boolean on, Consumer<Boolean> changed) {
        Toggle toggle = context.ui().toggle(context.say(key), context.say(key + ".second"), on, changed);
        table.add(toggle).row();
        return toggle;
    }

    private void set(Context context, Variant variant) {
        choice = choice.withVariant(variant, false);
        context.router().refreshSheet();
    }

    private Variant withSize(int size) {
        Variant now = choice.variant();
        return made(size, size < now.shape().leastSize() ? Shape.SQUARE : now.shape(), now.start(), now.handicap());
    }

    private Variant withShape(Shape shape) {
        Variant now = choice.variant();
        return made(now.size(), shape, now.start(), shape.hasCorners() ? now.handicap() : 0);
    }

    private Variant withStart(Start start) {
        Variant now = choice.variant();
        return made(now.size(), now.shape(), start, start == Start.FREE_CENTRE ? 0 : now.handicap());
    }

    /** An empty centre is the rule of 1876: White first, and on its own 8×8 board 32 discs each. */
    private Variant made(int size, Shape shape, Start start, int handicap) {
        boolean isOld = start == Start.FREE_CENTRE;
        Disc opens = isOld || handicap > 0 ? Disc.WHITE : Disc.BLACK;
        int stock = isOld && size == 8 && shape == Shape.SQUARE ? STOCK_1876 : 0;
        return new Variant(size, shape, start, opens, stock, choice.variant().rules(), handicap);
    }
}
