package reversi.screens.ui;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.utils.Align;

/** A card with a picture and a word, framed and ticked where it is the chosen one of its row. */
public final class ChoiceCard extends ChosenCard {
    /** A card with a picture of this size in points, a title and a second line; either may be empty. */
    ChoiceCard(
            WidgetContext ui, Actor picture, float side, String title, String second, boolean chosen, Runnable action) {
        super(ui, chosen, action);
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

    @Override
    protected void paint(Batch batch, float alpha) {
        paint(batch, alpha, theme().palette().raised());
    }

    /** The tick lies on the card's picture. */
    @Override
    public void draw(Batch batch, float parentAlpha) {
        super.draw(batch, parentAlpha);
        if (shown() > 0) {
            float alpha = parentAlpha * getColor().a * shown();
            theme().chosenFrame(batch, alpha, radius(), getX(), getY(), getWidth(), getHeight());
        }
    }
}
