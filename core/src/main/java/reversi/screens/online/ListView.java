package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import reversi.online.PlayerCard;
import reversi.screens.Context;
import reversi.screens.ui.Hairline;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/**
 * The list of every page of a server: rows parted by hairlines, words where there are none, and a button for more. What is
 * pressed in a row is a {@link Line} or a button, which the keyboard reaches in order; the page around it scrolls.
 */
public final class ListView extends Table {
    /** The side of a photo in a row. */
    public static final float AVATAR = 36;

    private static final float PICTURE = 40;
    private static final float WIDEST_WORDS = 460;

    private final Context context;

    /** An empty list. */
    public ListView(Context context) {
        this.context = context;
        top();
        defaults().growX();
    }

    /** Adds a row, below a hairline where it is not the first. */
    public void add(Row row) {
        if (hasChildren()) {
            rule();
        }
        super.add(row).row();
    }

    /** Adds a hairline, as where the list is followed by something else. */
    public void rule() {
        super.add(new Hairline(context.theme())).row();
    }

    /** Leaves room for rows that are not shown, each as high as one and the hairline before it. */
    void gap(int rows, float height) {
        if (rows > 0) {
            super.add().height(rows * height).row();
        }
    }

    /** Says something in place of rows, in lines of this width at most. */
    public void placeholder(String words, float width) {
        super.add(context.ui().muted(words, Type.BODY).wrap(width)).row();
    }

    /** Says so in the middle, below a picture of what would be here, where it is all that a page has to show. */
    public void placeholder(Icon icon, String words, float width) {
        Ui ui = context.ui();
        float room = Math.min(width, WIDEST_WORDS);
        super.add(new IconView(ui.theme(), icon, PICTURE, ui.palette().accentInk()))
                .size(PICTURE)
                .padTop(Theme.SHEET_PAD)
                .padBottom(Theme.BLOCK_GAP)
                .row();
        super.add(ui.muted(words, Type.BODY).align(Align.center).wrap(room))
                .width(room)
                .padBottom(Theme.SHEET_PAD)
                .row();
    }

    /** Ends with a button that asks for more rows. */
    public void more(String key, Runnable ask) {
        super.add(context.ui().secondary(context.say(key), ask))
                .padTop(Theme.BLOCK_GAP)
                .row();
    }

    /** One row: what is seen first, then the line that opens something, then what else can be done. */
    public static final class Row extends Table {
        /** Begins with a player's photo. */
        public Row avatar(Context context, Photos photos, PlayerCard player) {
            return first(new Avatar(context, photos, player, false), AVATAR, 14);
        }

        /** Begins with a square of {@code side} points and a gap after it. */
        public Row first(Actor picture, float side, float gap) {
            add(picture).size(side).padRight(gap);
            return this;
        }

        /** Goes on with the line, as wide as the rest leaves it; {@code height} is the row's, in points. */
        public Row line(Line line, float height) {
            add(line).growX().minWidth(0).height(height);
            return this;
        }

        /** Ends with a control of this width, as high as a finger needs, after a gap. */
        public Row last(Actor control, float width, float gap) {
            add(control).size(width, Theme.TOUCH).padLeft(gap);
            return this;
        }
    }
}
