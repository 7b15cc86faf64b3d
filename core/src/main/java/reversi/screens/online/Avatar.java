package reversi.screens.online;

import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Stack;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import com.badlogic.gdx.utils.Align;
import java.util.Locale;
import reversi.online.PlayerCard;
import reversi.screens.Context;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** A player's photo, or a disc with the first letter of the name. */
final class Avatar extends Stack {
    Avatar(Context context, Photos photos, PlayerCard player, boolean isLarge) {
        setTouchable(Touchable.disabled);
        String name = player.name();
        String letter = name.isEmpty() ? "" : name.substring(0, name.offsetByCodePoints(0, 1));
        Text initial = context.ui().text(letter.toUpperCase(Locale.ROOT), isLarge ? Type.PAGE : Type.BODY_STRONG);
        add(new Ground(context.theme(), photos, player));
        add(initial.align(Align.center));
        initial.setVisible(player.photo() == 0);
    }

    /** What lies under the letter. */
    private static final class Ground extends Widget {
        private final Theme theme;
        private final Photos photos;
        private final PlayerCard player;

        Ground(Theme theme, Photos photos, PlayerCard player) {
            this.theme = theme;
            this.photos = photos;
            this.player = player;
        }

        @Override
        public void draw(Batch batch, float parentAlpha) {
            float side = Math.min(getWidth(), getHeight());
            float x = getX() + (getWidth() - side) / 2;
            float y = getY() + (getHeight() - side) / 2;
            Texture photo = photos.of(player);
            if (photo == null) {
                theme.disc(batch, theme.palette().raised(), parentAlpha, x, y, side);
                theme.line(batch, theme.palette().strong(), parentAlpha, side / 2, x, y, side, side);
                return;
            }
            batch.setColor(1, 1, 1, parentAlpha);
            batch.draw(photo, x, y, side, side);
            theme.line(batch, theme.palette().strong(), parentAlpha, 2, x, y, side, side);
        }
    }
}
