package reversi.screens.share;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.game.Game;
import reversi.notation.animation.AnimatedGame;
import reversi.notation.animation.BoardColours;
import reversi.platform.FileExchange;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.TimeSlice;
import reversi.screens.board.BoardLook;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.ProgressBar;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** Makes the animated picture of a game between the pictures of the screen, shows how far it is, and gives it to the device. */
final class AnimationSheet implements Sheet {
    private static final String NAME = "reversi.gif";
    private static final String GIF = "image/gif";
    private static final float BAR = 10;

    private final AnimatedGame picture;
    private final FileExchange files;

    private AnimationSheet(AnimatedGame picture, FileExchange files) {
        this.picture = picture;
        this.files = files;
    }

    /** A sheet that begins with its work when it is shown. */
    static AnimationSheet of(Context context, Game game, FileExchange files) {
        BoardStyle style = context.settings().now().look().boardFor(game.setup().variant());
        BoardLook look = style.look();
        BoardColours colours = new BoardColours(
                rgb(look.square(0, 0)),
                rgb(look.square(0, 1)),
                rgb(look.groove()),
                rgb(look.wood()),
                rgb(style.colour(Disc.BLACK)),
                rgb(style.colour(Disc.WHITE)),
                rgb(context.theme().palette().accent()));
        return new AnimationSheet(new AnimatedGame(game.transcript(), colours), files);
    }

    private static int rgb(Color colour) {
        return Color.rgb888(colour);
    }

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Table table = new Table();
        table.defaults().width(width);
        table.add(context.ui()
                        .text(context.say("share.animating"), Type.HEADING)
                        .wrap(width))
                .padBottom(Theme.CARD_PAD)
                .row();
        ProgressBar bar = new ProgressBar(context.theme());
        bar.addAction(Actions.forever(Actions.run(() -> goOn(context, bar))));
        table.add(bar).height(BAR).padBottom(Theme.PAD).row();
        table.add(context.ui().secondary(context.say("dialog.cancel"), context.router()::closeSheet));
        return table;
    }

    private void goOn(Context context, ProgressBar bar) {
        if (!context.router().isOpen(this)) {
            return;
        }
        if (TimeSlice.run(picture::step)) {
            bar.show(picture.percent() / 100f);
            Gdx.graphics.requestRendering();
            return;
        }
        context.router().closeSheet();
        picture.file().ifPresent(file -> PictureSender.give(context, files, NAME, GIF, file));
    }
}
