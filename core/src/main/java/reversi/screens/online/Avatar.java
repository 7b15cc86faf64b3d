package reversi.screens.online;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import reversi.online.PlayerCard;
import reversi.screens.Context;
import reversi.screens.DiscView;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Accessible;
import reversi.screens.ui.Text;
import reversi.screens.ui.Type;

/** A player's photo, round as a disc; without one, a white disc with the first letter of the name. */
public final class Avatar extends Stack implements Accessible {
    private static final Color INK = Color.valueOf("20252a");
    /** As wide as the picture of a disc is drawn. */
    private static final float SHARE = 0.9f;

    private final Photos photos;
    private final PlayerCard player;
    private final Text initial;

    Avatar(Context context, Photos photos, PlayerCard player, boolean isLarge) {
        this.photos = photos;
        this.player = player;
        setTouchable(Touchable.disabled);
        String name = player.name();
        String letter = name.isEmpty() ? "" : name.substring(0, name.offsetByCodePoints(0, 1));
        initial = context.ui().text(letter.toUpperCase(Locale.ROOT), isLarge ? Type.PAGE : Type.BODY_STRONG);
        add(new DiscView(context.theme(), BoardStyle.classic(), false, true));
        add(initial.in(INK).align(Align.center));
        add(new Picture());
    }

    /** The name stands beside it. */
    @Override
    public void describe(AccessWriter to) {}

    /** The photo above the disc, once it is here. */
    private final class Picture extends Widget {
        @Override
        public void draw(Batch batch, float parentAlpha) {
            @Nullable Texture photo = photos.of(player);
            initial.setVisible(photo == null);
            if (photo != null) {
                float side = SHARE * Math.min(getWidth(), getHeight());
                float x = getX() + (getWidth() - side) / 2;
                float y = getY() + (getHeight() - side) / 2;
                batch.setColor(1, 1, 1, parentAlpha);
                batch.draw(photo, x, y, side, side);
            }
        }
    }
}
