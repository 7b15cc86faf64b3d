package reversi.screens.analysis;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import reversi.notation.Opponents;
import reversi.notation.analysis.PositionSetup;
import reversi.notation.analysis.SetupFault;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.board.BoardView;
import reversi.screens.setup.VariantWords;
import reversi.screens.ui.Button;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The actors of a position that is being set up, for one size, look and language. */
final class SetupView {
    private static final float CARD = 60;
    private static final List<Disc> SIDES = List.of(Disc.BLACK, Disc.WHITE);

    private final Context context;
    private final Ui ui;
    private final Actions actions;
    private final BoardView board;
    private final Segmented brushes;
    private final Segmented sides;
    private final Slot<Variant> variant = new Slot<>(this::fillVariant);
    private final Text message;
    private final Button done;
    private final Actor root;

    /** What the controls lead to. */
    interface Actions {
        /** Goes on with what a step makes of what is set up. */
        void change(UnaryOperator<Setup> step);

        /** Reads the clipboard, or asks for what is to be pasted. */
        void paste();

        /** Puts what is set up on the clipboard. */
        void copySetup();

        /** Goes on to the analysis, where the position can be analysed. */
        void finishSetup();

        /** Goes back to what was analysed before. */
        void leaveSetup();
    }

    SetupView(Context context, Layout layout, BoardView board, Actions actions) {
        this.context = context;
        this.ui = context.ui();
        this.board = board;
        this.actions = actions;
        Painting painting = new Painting();
        board.onPress(painting::press);
        board.addListener(painting);
        this.brushes = ui.segmented(
                List.of(colour(Disc.BLACK), colour(Disc.WHITE), context.say("analysis.setup.erase")),
                0,
                at -> actions.change(now -> now.with(Setup.Brush.values()[at])));
        brushes.setAccessibleName(context.say("analysis.setup"));
        this.sides = ui.segmented(
                List.of(colour(Disc.BLACK), colour(Disc.WHITE)), 0, at -> set(now -> now.toMove(SIDES.get(at))));
        this.message = ui.text("", Type.SMALL);
        this.done = ui.primary(context.say("analysis.setup.done"), actions::finishSetup);
        AnalysisFrame frame = new AnalysisFrame(context, layout, "analysis.setup.title", Opponents.unknown());
        this.root = frame.build(board, brushes, Optional.empty(), this::side);
    }

    Actor root() {
        return root;
    }

    private void set(UnaryOperator<PositionSetup> step) {
        actions.change(now -> now.with(step.apply(now.position())));
    }

    private String colour(Disc disc) {
        return context.say(board.style().words(disc));
    }

    private AnalysisFrame.Column side(float width) {
        Panel panel = ui.panel();
        panel.top().pad(Theme.PART_GAP);
        panel.defaults().growX().minWidth(0);
        panel.add(variant).height(CARD).row();
        panel.add(ui.muted(context.say("analysis.setup.to-move"), Type.SMALL))
                .padTop(Theme.PART_GAP)
                .padBottom(Theme.LINE_GAP)
                .row();
        panel.add(sides).row();
        panel.add(ways(width - 2 * Theme.PART_GAP)).padTop(Theme.PART_GAP).row();
        panel.add(message.wrap(width - 2 * Theme.PART_GAP))
                .padTop(Theme.PART_GAP)
                .minHeight(20);
        Table answers = new Table();
        answers.defaults().growX().uniformX().height(Theme.BUTTON);
        answers.add(ui.secondary(context.say("dialog.cancel"), actions::leaveSetup))
                .padRight(Theme.GAP);
        answers.add(done);
        Table all = new Table();
        all.top();
        all.add(panel).growX();
        return new AnalysisFrame.Column(all, Optional.of(answers));
    }

    /** Ways to begin, in rows of two. */
    private Table ways(float width) {
        Table ways = new Table();
        ways.defaults().growX().uniformX().height(Theme.BUTTON).width((width - Theme.GAP) / 2);
        ways.add(ui.answer(
                        Button.Kind.SECONDARY,
                        Icon.BOARD,
                        context.say("analysis.setup.start"),
                        () -> set(now -> PositionSetup.start(now.variant()))))
                .padRight(Theme.GAP);
        ways.add(ui.answer(
                        Button.Kind.SECONDARY,
                        Icon.ERASER,
                        context.say("analysis.setup.empty"),
                        () -> set(now -> PositionSetup.empty(now.variant()))))
                .row();
        ways.add(ui.answer(Button.Kind.SECONDARY, Icon.PASTE, context.say("analysis.paste"), actions::paste))
                .padRight(Theme.GAP)
                .padTop(Theme.GAP);
        ways.add(ui.answer(Button.Kind.SECONDARY, Icon.COPY, context.say("analysis.copy"), actions::copySetup))
                .padTop(Theme.GAP);
        return ways;
    }

    private void fillVariant(Variant now) {
        String name = new VariantWords(context.texts()).name(now);
        String words = context.say("analysis.setup.variant");
        Runnable choose = () -> context.router()
                .open(new VariantChoiceSheet(now, chosen -> set(before -> PositionSetup.start(chosen))));
        variant.add(ui.card(Button.Kind.SECONDARY, Icon.VARIANTS, name, words, choose))
                .grow();
    }

    /** Shows a position on this board, and whether it can be analysed. */
    void show(Setup setup) {
        variant.show(setup.position().variant());
        brushes.show(setup.brush().ordinal());
        sides.show(SIDES.indexOf(setup.position().toMove()));
        Optional<SetupFault> fault = setup.position().fault();
        done.setDisabled(fault.isPresent());
        message.in(fault.isPresent() ? ui.palette().danger() : ui.palette().muted());
        message.setText(
                fault.map(this::words).orElseGet(() -> counts(setup.position().position())));
    }

    private String words(SetupFault fault) {
        return switch (fault) {
            case NO_BLACK_DISC -> context.texts().get("analysis.setup.no-disc", colour(Disc.BLACK));
            case NO_WHITE_DISC -> context.texts().get("analysis.setup.no-disc", colour(Disc.WHITE));
            case CENTRE_FIRST -> context.say("analysis.setup.centre");
            case NO_MOVE -> context.say("analysis.setup.no-move");
        };
    }

    private String counts(Position position) {
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
        private Optional<Square> first = Optional.empty();
        private boolean isDrawn;

        /** A click, unless it is the end of a line that was drawn. */
        void press(Square square) {
            if (!isDrawn) {
                actions.change(now -> now.pressed(square));
            }
            isDrawn = false;
        }

        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            first = board.geometry().square(x, y);
            isDrawn = false;
            return true;
        }

        @Override
        public void touchDragged(InputEvent event, float x, float y, int pointer) {
            first.ifPresent(from -> board.geometry()
                    .square(x, y)
                    .filter(over -> isDrawn || !over.equals(from))
                    .ifPresent(over -> draw(from, over)));
        }

        private void draw(Square from, Square over) {
            if (!isDrawn) {
                isDrawn = true;
                actions.change(now -> now.painted(from));
            }
            actions.change(now -> now.painted(over));
        }
    }
}
