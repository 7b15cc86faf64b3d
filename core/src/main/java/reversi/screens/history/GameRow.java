package reversi.screens.history;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Event;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.scenes.scene2d.utils.ActorGestureListener;
import com.badlogic.gdx.utils.Align;
import java.util.Optional;
import reversi.archive.GameSummary;
import reversi.archive.Outcome;
import reversi.platform.AccessRole;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.MiniBoard;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Control;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A row of the list, which shows one game after the other as the list scrolls. */
final class GameRow extends ListRow {
    /** What a row leads to. */
    interface Actions {
        /** A game was pressed. */
        void press(GameSummary game);

        /** A game was held, or chosen with the keyboard. */
        void hold(GameSummary game);

        /** Gives a game its star, or takes it away. */
        void star(GameSummary game);
    }

    /** The list, as its rows know it. */
    interface Rows {
        /** Where things stand in all rows alike. */
        GameColumns columns();

        /** Whether a game is among those chosen. */
        boolean isChosen(GameSummary game);

        /** Gives the focus to a row, counted from 0; answers whether there is one. */
        boolean focus(int row);

        /** Gives the focus to the star of a row; answers whether there is one. */
        boolean focusStar(int row);
    }

    private static final float STAR = 22;
    /** How long a press is that chooses the game rather than opening it, in seconds. */
    private static final float LONG_PRESS = 0.5f;

    private static final float TAP_SQUARE = 20;
    private static final float NEVER_TWICE = 0.4f;
    private static final float FLING = 0.15f;

    private final Rows list;
    private final Actions actions;
    private final HistoryWords words;
    private final RowShape shape;
    private final Text sign;
    private final IconView check;
    /** What says how the game ended, or that it is chosen. */
    private final Stack box;

    private final Text title;
    private final Text rating;
    private final Text second;
    private final Text opening;
    private final Text result;
    private final Text accuracy;
    private final MiniBoard board;
    private final Star star;
    private Color signColour = Color.CLEAR;
    /** What it shows; empty while there are fewer games than rows. */
    private Optional<GameSummary> game = Optional.empty();

    private boolean isChosen;
    /** Whether the press that goes on has chosen the game already. */
    private boolean isHeld;

    GameRow(Context context, HistoryWords words, RowShape shape, Rows list, Actions actions) {
        super(context.ui());
        this.list = list;
        this.actions = actions;
        this.words = words;
        this.shape = shape;
        Ui ui = context.ui();
        sign = ui.text("", Type.BODY_STRONG).align(Align.center);
        check = new IconView(ui.theme(), Icon.CHECK, STAR, ui.palette().onAccent());
        box = new Stack(sign, check);
        title = ui.text("", Type.BODY_STRONG);
        rating = ui.muted("", Type.BODY);
        second = ui.muted("", Type.SMALL);
        opening = ui.text("", Type.BODY);
        result = ui.text("", Type.BODY_STRONG).align(shape == RowShape.BRIEF ? Align.right : Align.left);
        accuracy = ui.text("", Type.BODY_STRONG).align(Align.right);
        board = new MiniBoard(context.theme(), context.settings().now().look().boardFor(Variant.OTHELLO));
        star = new Star(ui);
        Table who = who();
        if (shape == RowShape.COLUMNS) {
            list.columns().add(this, new GameColumns.Cells(box, board, who, opening, result, accuracy, star));
        } else {
            left();
            add(box).size(GameColumns.SIGN).padRight(Theme.GAP);
            add(who).growX().minWidth(0);
            if (shape == RowShape.BRIEF) {
                add(result).padLeft(Theme.ROW_GAP).minWidth(Value.prefWidth);
            }
            add(board).size(GameColumns.BOARD).padLeft(Theme.GAP);
            add(star).size(Theme.TOUCH).padLeft(Theme.GRID);
        }
        addListener(new LongPress());
    }

    private void hold() {
        game.ifPresent(shown -> {
            isHeld = true;
            ui().feedback().tapped();
            actions.hold(shown);
        });
    }

    /** The end of a long press is no press of its own. */
    @Override
    protected void tapped() {
        if (!isHeld) {
            press();
        }
        isHeld = false;
    }

    /** What marks its game as a favourite. */
    Actor star() {
        return star;
    }

    private Table who() {
        Table who = new Table();
        if (shape == RowShape.NARROW) {
            who.defaults().growX().minWidth(0);
            who.add(title.orTwoLines()).row();
            who.add(result).row();
            who.add(second);
            return who;
        }
        Table first = new Table();
        first.left();
        first.add(title).minWidth(0);
        first.add(rating).padLeft(Theme.LINE_GAP).minWidth(Value.prefWidth);
        who.add(first).growX().minWidth(0).left().row();
        who.add(second).growX().minWidth(0);
        return who;
    }

    /** Shows a game of the list; nothing where there is none any more. */
    void show(int at, Optional<GameSummary> next) {
        index = at;
        boolean isMarked = next.filter(list::isChosen).isPresent();
        boolean isSame = next.equals(game) && isMarked == isChosen;
        isChosen = isMarked;
        game = next;
        setVisible(next.isPresent());
        if (!isSame) {
            next.ifPresent(this::fill);
        }
    }

    private void fill(GameSummary next) {
        Palette palette = theme().palette();
        Outcome outcome = next.outcome();
        signColour = OutcomeColour.of(palette, outcome);
        sign.setVisible(!isChosen);
        check.setVisible(isChosen);
        sign.in(signColour).setText(words.sign(outcome));
        title.setText(words.title(next));
        rating.setText(words.rating(next));
        boolean isBrief = shape != RowShape.COLUMNS;
        String name = words.opening(next);
        String what = name.isEmpty() ? words.variant(next) : name;
        second.setText(facts(next, isBrief && !what.isEmpty() ? what : words.place(next)));
        opening.setText(what);
        if (!isBrief) {
            list.columns().spread(this, opening, !what.isEmpty());
        }
        result.in(outcome == Outcome.NEUTRAL ? palette.text() : signColour)
                .setText(isBrief ? words.briefResult(next) : words.result(next));
        accuracy.readAs(words.accuracyRead(next)).setText(words.accuracy(next));
        board.show(next.variant(), next.board());
        star.show(next);
    }

    /** When it ended, after the rating that has no room beside the names, and what else there is to say. */
    private String facts(GameSummary next, String last) {
        String points = shape == RowShape.NARROW ? words.rating(next) : "";
        String facts = words.date(next, shape == RowShape.COLUMNS) + " · " + last;
        return points.isEmpty() ? facts : points + " · " + facts;
    }

    @Override
    public void press() {
        game.ifPresent(shown -> {
            ui().feedback().tapped();
            actions.press(shown);
        });
    }

    @Override
    protected boolean focus(int row) {
        return list.focus(row);
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        Palette palette = theme().palette();
        veil(batch, alpha, 0.05f, 8);
        if (index > 0 || shape == RowShape.COLUMNS) {
            float pixel = 1 / theme().pixelsPerPoint();
            float top = getY() + getHeight() - pixel;
            theme().rectangle(batch, palette.stroke(), alpha, getX(), top, getWidth(), pixel);
        }
        float x = getX() + box.getX();
        float y = getY() + box.getY();
        if (isChosen) {
            theme().fill(batch, palette.accent(), alpha, 8, x, y, GameColumns.SIGN, GameColumns.SIGN);
        } else {
            theme().fill(batch, signColour, alpha * 0.22f, 8, x, y, GameColumns.SIGN, GameColumns.SIGN);
        }
    }

    /** Chooses the game by a press that lasts. */
    private final class LongPress extends ActorGestureListener {
        LongPress() {
            super(TAP_SQUARE, NEVER_TWICE, LONG_PRESS, FLING);
        }

        /** In the browser libGDX can't take back a press that is due; released, it must not be told any more. */
        @Override
        public boolean handle(Event event) {
            boolean isHandled = super.handle(event);
            if (event instanceof InputEvent input && input.getType() == InputEvent.Type.touchUp) {
                getGestureDetector().cancel();
            }
            return isHandled;
        }

        @Override
        public void touchDown(InputEvent event, float x, float y, int pointer, int button) {
            isHeld = false;
        }

        @Override
        public boolean longPress(Actor actor, float x, float y) {
            hold();
            return true;
        }
    }

    /** Marks a game as a favourite. */
    private final class Star extends Control {
        private final IconView icon;

        Star(Ui ui) {
            super(ui, () -> {});
            icon = new IconView(ui.theme(), Icon.STAR, STAR, ui.palette().faint());
            add(icon).size(STAR);
            setTouchable(Touchable.enabled);
            setName("STAR");
        }

        @Override
        public void describe(AccessWriter to) {
            game.ifPresent(
                    shown -> to.add(AccessRole.BUTTON, to.say("replay.star")).on(shown.starred()));
        }

        void show(GameSummary next) {
            Palette palette = theme().palette();
            icon.in(next.starred() ? palette.accentInk() : palette.faint());
            icon.getColor().a = next.starred() ? 1 : 0.45f;
        }

        @Override
        public boolean isTabStop() {
            return GameRow.this.isTabStop();
        }

        /** On to the star of the next row, in sight or not. */
        @Override
        public boolean arrow(int right, int up) {
            return up != 0 && list.focusStar(index - up);
        }

        @Override
        public void press() {
            game.ifPresent(shown -> {
                ui().feedback().tapped();
                actions.star(shown);
            });
        }

        @Override
        protected float radius() {
            return Theme.SMALL_RADIUS;
        }

        @Override
        protected void paint(Batch batch, float alpha) {
            veil(batch, alpha, 0.06f, 0);
        }
    }
}
