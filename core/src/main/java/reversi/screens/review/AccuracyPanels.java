package reversi.screens.review;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.function.Function;
import reversi.game.Game;
import reversi.rules.Disc;
import reversi.screens.Context;
import reversi.screens.board.BoardStyle;
import reversi.screens.game.DiscIcon;
import reversi.screens.game.Words;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** Both sides of a game that is reviewed, with how accurately each played. */
final class AccuracyPanels {
    private final Context context;
    private final Ui ui;
    private final Game game;
    private final Words words;
    private final BoardStyle style;
    private final Text black;
    private final Text white;

    AccuracyPanels(Context context, Game game, Words words, BoardStyle style) {
        this.context = context;
        this.ui = context.ui();
        this.game = game;
        this.words = words;
        this.style = style;
        this.black = ui.text("", Type.HEADING);
        this.white = ui.text("", Type.HEADING);
    }

    private Text accuracy(Disc disc) {
        return disc == Disc.BLACK ? black : white;
    }

    /** Shows what is said of each side's accuracy. */
    void show(Function<Disc, String> said) {
        for (Disc disc : Disc.values()) {
            accuracy(disc).setText(said.apply(disc));
        }
    }

    /** A panel for each side, or where there is less room one for both. */
    Table lay(boolean isOne) {
        Table both = new Table();
        Table one = isOne ? ui.panel() : both;
        for (Disc disc : List.of(Disc.BLACK, Disc.WHITE)) {
            Table place = isOne ? new Table() : ui.panel();
            place.pad(Theme.ROW_GAP, isOne ? Theme.GAP : Theme.PART_GAP, Theme.ROW_GAP, Theme.PART_GAP);
            place.add(new DiscIcon(ui.theme(), style, disc, 30)).padRight(isOne ? Theme.ROW_GAP : Theme.BLOCK_GAP);
            Text accuracy = accuracy(disc);
            Table who = new Table();
            who.left();
            who.defaults().growX().minWidth(0);
            place.add(who).growX().minWidth(0);
            if (isOne) {
                who.add(ui.muted(words.name(disc), Type.SMALL)).row();
                accuracy.restyle(Type.BODY_STRONG);
                who.add(accuracy);
            } else {
                int count = game.position().count(disc);
                who.add(ui.text(words.name(disc), Type.BODY_STRONG)).row();
                who.add(ui.muted(context.texts().count("review.discs", count), Type.SMALL));
                Table figure = new Table();
                figure.defaults().right().minWidth(Value.prefWidth);
                figure.add(accuracy.align(Align.right)).row();
                figure.add(ui.muted(context.say("review.accuracy"), Type.CAPTION));
                place.add(figure).right().padLeft(Theme.ROW_GAP);
            }
            one.add(place).growX().uniformX().padLeft(disc == Disc.WHITE && !isOne ? Theme.BLOCK_GAP : 0);
        }
        return one;
    }
}
