package reversi.screens.ui;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.utils.Align;
import reversi.platform.AccessRole;

/** A card with a picture and a word, framed and ticked where it is the chosen one of its row. */
public final class ChoiceCard extends Control {
    private float shown;
    private boolean isChosen;

    /** A card with a picture of this size in points, a title and a second line; either may be empty. */
    ChoiceCard(
            WidgetContext ui, Actor picture, float side, String title, String second, boolean chosen, Runnable action) {
        super(ui, action);
        this.isChosen = chosen;
        this.shown = chosen ? 1 : 0;
        picture.setTouchable(Touchable.disabled);
        add(picture)
                .size(side)
                .pad(Theme.GAP, Theme.LINE_GAP, Theme.ROW_GAP, Theme.LINE_GAP)
                .expandY()
                .row();
        if (!title.isEmpty()) {
            add(ui.text(title, Type.SMALL_STRONG).align(Align.center))
                    .growX()
                    .minWidth(0)
                    .pad(0, Theme.TIGHT, 0, Theme.TIGHT)
                    .row();
        }
        if (!second.isEmpty()) {
            add(ui.muted(second, Type.CAPTION).align(Align.center).orTwoLines())
                    .growX()
                    .minWidth(0)
                    .pad(0, Theme.TIGHT, 0, Theme.TIGHT)
                    .row();
        }
        add().height(title.isEmpty() ? 2 : 8);
    }

    /** Shows it as the chosen one or not. */
    public void setChosen(boolean chosen) {
        isChosen = chosen;
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(AccessRole.BUTTON, accessibleName(to)).disabled(isDisabled()).on(isChosen);
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        shown = approach(shown, isChosen ? 1 : 0, delta);
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        Palette palette = theme().palette();
        float x = getX();
        float y = getY();
        theme().fill(batch, palette.raised(), alpha, radius(), x, y, getWidth(), getHeight());
        veil(batch, alpha, 0.05f, 0);
        theme().line(batch, palette.stroke(), alpha * (1 - shown), radius(), x, y, getWidth(), getHeight());
        theme().fill(batch, palette.accent(), alpha * 0.06f * shown, radius(), x, y, getWidth(), getHeight());
    }

    /** The tick lies on the card's picture. */
    @Override
    public void draw(Batch batch, float parentAlpha) {
        super.draw(batch, parentAlpha);
        if (shown > 0) {
            float alpha = parentAlpha * getColor().a * shown;
            theme().chosenFrame(batch, alpha, radius(), getX(), getY(), getWidth(), getHeight());
        }
    }
}
