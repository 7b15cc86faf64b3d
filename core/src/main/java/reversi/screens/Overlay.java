package reversi.screens;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.jspecify.annotations.Nullable;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;

/** The dialog above a page, with the scrim that dims the page. */
final class Overlay extends Group {
    private static final float MOVE = 0.2f;
    private static final float RISE = 40;
    /** How far the shadow of a dialog reaches, and how much lower than the dialog it lies. */
    private static final float SHADOW = 56;

    private static final float SHADOW_BELOW = 14;

    private final Runnable changed;
    private @Nullable Sheet sheet;
    private @Nullable Panel panel;
    private @Nullable Context context;

    Overlay(Runnable changed) {
        this.changed = changed;
        setTransform(false);
        setTouchable(Touchable.disabled);
        getColor().a = 0;
        addListener(new InputListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                if (event.getTarget() == Overlay.this) {
                    dismiss();
                }
                return true;
            }
        });
    }

    boolean isOpen() {
        return sheet != null;
    }

    boolean isShowing(Sheet asked) {
        return sheet == asked;
    }

    void open(Sheet next, Context context, Layout layout) {
        sheet = next;
        fill(next, context, layout);
        setTouchable(Touchable.enabled);
        clearActions();
        if (context.ui().feedback().isStill() || panel == null) {
            getColor().a = 1;
        } else {
            panel.moveBy(0, -RISE);
            panel.addAction(Actions.moveBy(0, RISE, MOVE, Interpolation.pow3Out));
            addAction(Actions.fadeIn(MOVE, Interpolation.pow2Out));
        }
        changed.run();
    }

    void rebuild(Context context, Layout layout) {
        this.context = context;
        setSize(layout.width(), layout.height());
        if (sheet != null) {
            fill(sheet, context, layout);
        } else {
            clearChildren();
        }
    }

    private void fill(Sheet shown, Context context, Layout layout) {
        this.context = context;
        clearChildren();
        boolean isNarrow = layout.isNarrow();
        float pad = layout.width() < 360 ? 16 : isNarrow ? 24 : 28;
        float room = layout.width() - layout.insetLeft() - layout.insetRight() - 2 * edgeOf(layout);
        float width = isNarrow ? room : Math.min(room, shown.wishedWidth());
        float most = layout.height() - layout.insetTop() - layout.insetBottom() - 2 * edgeOf(layout);
        Panel next = context.ui().sheet();
        Actor content = shown.build(context, layout, width - 2 * pad);
        Table inner = new Table();
        inner.add(content).width(width - 2 * pad).pad(Theme.RING);
        ScrollPane scroll = context.ui().scroll(inner);
        float edge = pad - Theme.RING;
        next.add(scroll).width(width - 2 * edge).maxHeight(most - 2 * edge).pad(edge);
        next.setTouchable(Touchable.enabled);
        next.pack();
        next.validate();
        next.setHeight(Math.min(most, next.getPrefHeight()));
        float bottom = layout.insetBottom() + edgeOf(layout);
        float y = isNarrow ? bottom : bottom + (most - next.getHeight()) / 2;
        next.setPosition(Math.round((layout.width() - width) / 2), Math.round(y));
        addActor(next);
        panel = next;
        setSize(layout.width(), layout.height());
    }

    /** The room beside a dialog; under a browser's strongest zoom every line counts. */
    private static float edgeOf(Layout layout) {
        return layout.height() < 240 ? 4 : Theme.PART_GAP;
    }

    void dismiss() {
        Sheet open = sheet;
        if (open != null && open.isDismissable()) {
            close();
            open.dismissed();
        }
    }

    void close() {
        if (sheet == null || context == null) {
            return;
        }
        sheet = null;
        setTouchable(Touchable.disabled);
        clearActions();
        if (context.ui().feedback().isStill()) {
            getColor().a = 0;
            clearChildren();
        } else {
            addAction(Actions.sequence(
                    Actions.fadeOut(MOVE * 0.6f, Interpolation.pow2Out), Actions.run(this::clearChildren)));
        }
        changed.run();
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * getColor().a;
        if (alpha <= 0 || context == null || !hasChildren()) {
            return;
        }
        Theme theme = context.theme();
        theme.rectangle(batch, theme.palette().scrim(), alpha, 0, 0, getWidth(), getHeight());
        if (panel != null) {
            theme.shadow(
                    batch,
                    theme.palette().shade(),
                    alpha,
                    SHADOW,
                    panel.getX(),
                    panel.getY() - SHADOW_BELOW,
                    panel.getWidth(),
                    panel.getHeight());
        }
        super.draw(batch, parentAlpha);
    }
}
