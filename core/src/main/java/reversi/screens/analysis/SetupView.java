package reversi.screens.analysis;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.notation.analysis.PositionSetup;
import reversi.notation.analysis.SetupFault;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Look;
import reversi.screens.board.BoardOverlayOptions;
import reversi.screens.board.BoardStyle;
import reversi.screens.board.BoardView;
import reversi.screens.setup.VariantWords;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Text;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The actors of a position that is being set up, for one size, look and language. */
final class SetupView {
    private static final float ROW = 48;
    private static final List<Disc> SIDES = List.of(Disc.BLACK, Disc.WHITE);

    private final Context context;
    private final Ui ui;
    private final SetupMode mode;
    private final BoardStyle style;
    private final BoardView board;
    private final Text message;
    private final Button done;
    private final Actor root;

    SetupView(Context context, Layout layout, SetupMode mode) {
        this.context = context;
        this.ui = context.ui();
        this.mode = mode;
        Look look = context.settings().now().look();
        this.style = look.boardFor(mode.setup().variant());
        BoardOverlayOptions options =
                new BoardOverlayOptions(false, false, false, true, look.isHighContrast(context.device()));
        this.board = new BoardView(ui, mode.model(), style, options);
        Painting painting = new Painting();
        board.onPress(painting::press);
        board.addListener(painting);
        this.message = ui.text("", Type.SMALL);
        this.done = ui.primary(context.say("analysis.setup.done"), mode::finish);
        AnalysisFrame frame = new AnalysisFrame(context, layout, "analysis.setup.title");
        this.root = frame.build(board, brushes(), Optional.empty(), this::side);
        refresh();
    }

    Actor root() {
        return root;
    }

    BoardView board() {
        return board;
    }

    private String colour(Disc disc) {
        return context.say(style.words(disc));
    }

    private Segmented brushes() {
        List<String> words = List.of(colour(Disc.BLACK), colour(Disc.WHITE), context.say("analysis.setup.erase"));
        Segmented brushes = ui.segmented(words, mode.brush().ordinal(), at -> mode.take(SetupMode.Brush.values()[at]));
        brushes.setAccessibleName(context.say("analysis.setup"));
        return brushes;
    }

    private AnalysisFrame.Column side(float width) {
        Panel panel = ui.panel();
        panel.top().pad(14);
        panel.defaults().growX().minWidth(0);
        PositionSetup setup = mode.setup();
        String name = new VariantWords(context.texts()).name(setup.variant());
        panel.add(ui.card(
                        Button.Kind.SECONDARY,
                        Icon.VARIANTS,
                        name,
                        context.say("analysis.setup.variant"),
                        () -> context.router().open(new VariantChoiceSheet(setup.variant(), mode::choose))))
                .height(60)
                .row();
        panel.add(ui.muted(context.say("analysis.setup.to-move"), Type.SMALL))
                .padTop(14)
                .padBottom(6)
                .row();
        List<String> sides = List.of(colour(Disc.BLACK), colour(Disc.WHITE));
        panel.add(ui.segmented(
                        sides,
                        SIDES.indexOf(setup.toMove()),
                        at -> mode.set(mode.setup().toMove(SIDES.get(at)))))
                .row();
        panel.add(ways(width - 28)).padTop(14).row();
        panel.add(message.wrap(width - 28)).padTop(14).minHeight(20);
        Table answers = new Table();
        answers.defaults().growX().uniformX().height(ROW);
        answers.add(ui.secondary(context.say("dialog.cancel"), mode::cancel)).padRight(10);
        answers.add(done);
        Table all = new Table();
        all.top();
        all.add(panel).growX();
        return new AnalysisFrame.Column(all, Optional.of(answers));
    }

    /** Ways to begin, in rows of two. */
    private Table ways(float width) {
        Table ways = new Table();
        ways.defaults().growX().uniformX().height(ROW).width((width - 10) / 2);
        ways.add(ui.answer(
                        Button.Kind.SECONDARY,
                        Icon.BOARD,
                        context.say("analysis.setup.start"),
                        () -> mode.choose(mode.setup().variant())))
                .padRight(10);
        ways.add(ui.answer(
                        Button.Kind.SECONDARY,
                        Icon.ERASER,
                        context.say("analysis.setup.empty"),
                        () -> mode.set(PositionSetup.empty(mode.setup().variant()))))
                .row();
        ways.add(ui.answer(Button.Kind.SECONDARY, Icon.PASTE, context.say("analysis.paste"), mode::askForPaste))
                .padRight(10)
                .padTop(10);
        ways.add(ui.answer(Button.Kind.SECONDARY, Icon.COPY, context.say("analysis.copy"), this::copy))
                .padTop(10);
        return ways;
    }

    private void copy() {
        context.device().copy(mode.setup().obf().orElseGet(() -> mode.setup().boardText()));
        context.router().notice(context.say("about.feedback.copied"));
    }

    /** Looks again at what may have changed: whether the position can be analysed. */
    void refresh() {
        Optional<SetupFault> fault = mode.setup().fault();
        done.setDisabled(fault.isPresent());
        message.in(fault.isPresent() ? ui.palette().danger() : ui.palette().muted());
        message.setText(fault.map(this::words).orElseGet(this::counts));
        PartialStage.redraw(root);
    }

    private String words(SetupFault fault) {
        return switch (fault) {
            case NO_BLACK_DISC -> context.texts().get("analysis.setup.no-disc", colour(Disc.BLACK));
            case NO_WHITE_DISC -> context.texts().get("analysis.setup.no-disc", colour(Disc.WHITE));
            case CENTRE_FIRST -> context.say("analysis.setup.centre");
            case NO_MOVE -> context.say("analysis.setup.no-move");
        };
    }

    private String counts() {
        Position position = mode.setup().position();
        String counts = context.texts()
                .get(
                        "analysis.setup.counts",
                        colour(Disc.BLACK),
                        position.count(Disc.BLACK),
                        colour(Disc.WHITE),
                        position.count(Disc.WHITE),
                        position.empties());
        return position.mustPass()
                ? counts + " " + context.texts().get("analysis.setup.pass", colour(position.toMove()))
                : counts;
    }

    /** A brush that is drawn over several squares. */
    private final class Painting extends InputListener {
        private @Nullable Square first;
        private boolean isDrawn;

        /** A click, unless it is the end of a line that was drawn. */
        void press(Square square) {
            if (!isDrawn) {
                mode.press(square);
            }
            isDrawn = false;
        }

        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            first = board.geometry().square(x, y).orElse(null);
            isDrawn = false;
            return true;
        }

        @Override
        public void touchDragged(InputEvent event, float x, float y, int pointer) {
            Square over = board.geometry().square(x, y).orElse(null);
            Square from = first;
            if (over == null || from == null || (over.equals(from) && !isDrawn)) {
                return;
            }
            if (!isDrawn) {
                isDrawn = true;
                mode.paint(from);
            }
            mode.paint(over);
        }
    }
}
