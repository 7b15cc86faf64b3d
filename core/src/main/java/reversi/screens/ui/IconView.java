package reversi.screens.ui;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Touchable;

/** A pictogram in one colour. */
public final class IconView extends SquareWidget {
    private final Theme theme;
    private final Vector2 at = new Vector2();
    private Icon icon;
    private Color colour;

    /** A pictogram of this side in points. */
    public IconView(Theme theme, Icon icon, float side, Color colour) {
        super(side);
        this.theme = theme;
        this.icon = icon;
        this.colour = colour;
        setTouchable(Touchable.disabled);
    }

    /** Shows it in another colour. */
    public IconView in(Color next) {
        colour = next;
        return this;
    }

    /** The pictogram shown. */
    public Icon icon() {
        return icon;
    }

    /** Shows another pictogram. */
    public void show(Icon next) {
        icon = next;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float left = (getWidth() - side) / 2;
        float bottom = (getHeight() - side) / 2;
        localToStageCoordinates(at.set(left, bottom));
        float x = getX() + left + theme.snap(at.x) - at.x;
        float y = getY() + bottom + theme.snap(at.y) - at.y;
        theme.icon(batch, icon, colour, parentAlpha * getColor().a, x, y, side);
    }
}
