package reversi.screens.opponents;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import reversi.screens.Context;
import reversi.screens.ui.ChosenCard;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Theme;

/** A card on which somebody to play with stands. */
public final class OpponentCard extends ChosenCard {
    /** The space around what stands on a card with the face beside the words. */
    private static final float PAD = Theme.BLOCK_GAP;

    private static final float TALL_PAD = Theme.PAD;

    private final boolean canBeChosen;

    private OpponentCard(Context context, boolean canBeChosen, Runnable action) {
        super(context.ui(), false, action);
        this.canBeChosen = canBeChosen;
    }

    /** The width of what stands on a card of a width that leads to the others, and on one that is chosen. */
    public static float innerWay(float width) {
        return inner(width) - Theme.SIGN - Theme.ROW_GAP;
    }

    static float inner(float width) {
        return width - 2 * PAD;
    }

    static float innerTall(float width) {
        return width - 2 * TALL_PAD;
    }

    /** A card that leads to the others. */
    public static OpponentCard way(Context context, OpponentFigure figure, Runnable action) {
        OpponentCard card = new OpponentCard(context, false, action);
        card.put(figure, PAD);
        IconView sign = new IconView(
                context.theme(),
                Icon.CHEVRON_RIGHT,
                Theme.SIGN,
                context.ui().palette().accentInk());
        card.add(sign).padRight(PAD);
        return card;
    }

    /** A card to choose. */
    static OpponentCard choice(Context context, OpponentFigure figure, Runnable action) {
        OpponentCard card = new OpponentCard(context, true, action);
        card.put(figure, PAD);
        return card;
    }

    /** A card to choose in as little height as can be. */
    static OpponentCard low(Context context, OpponentFigure figure, Runnable action) {
        OpponentCard card = new OpponentCard(context, true, action);
        card.put(figure, PAD);
        card.getCell(figure).padTop(Theme.LINE_GAP).padBottom(Theme.LINE_GAP);
        return card;
    }

    /** A card to choose with the face above the words. */
    static OpponentCard tall(Context context, OpponentFigure figure, Runnable action) {
        OpponentCard card = new OpponentCard(context, true, action);
        card.top();
        card.put(figure, TALL_PAD);
        return card;
    }

    private void put(OpponentFigure figure, float pad) {
        figure.setTouchable(Touchable.disabled);
        add(figure).pad(pad).padRight(canBeChosen ? pad : Theme.ROW_GAP);
    }

    @Override
    protected boolean canBeChosen() {
        return canBeChosen;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        Palette palette = theme().palette();
        paint(batch, alpha, palette.panel());
        theme().thickLine(batch, palette.accentInk(), alpha * shown(), radius(), this);
    }
}
