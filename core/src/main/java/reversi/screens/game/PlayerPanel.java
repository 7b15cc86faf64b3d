package reversi.screens.game;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import reversi.rules.Disc;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.Canvas;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** One player: the colour, who it is, what they do now, their discs and their clock. Framed in gold while it is their turn. */
final class PlayerPanel extends Panel {
    private static final float DOT = 4;
    private static final float BEAT = 0.36f;

    private final Theme theme;
    private final Text name;
    private final Text second;
    private final Text score;
    private final Text clock;
    private final Panel clockPlate;
    private final boolean isTimed;
    private int shownScore = -1;
    private boolean isLow;
    private boolean isThinking;
    private float beat;

    PlayerPanel(Ui ui, BoardStyle style, Disc disc, String who, boolean isTimed, Box box) {
        super(ui.theme(), ui.palette().panel(), Theme.RADIUS);
        this.theme = ui.theme();
        this.isTimed = isTimed;
        boolean isLow = box.height() < 70;
        boolean isSlim = box.width() < 330;
        name = ui.text(who, Type.TITLE);
        second = ui.muted("", Type.SMALL);
        score = ui.text("", Type.FIGURE).align(Align.right);
        clock = ui.text("", Type.BODY).align(Align.center);
        clockPlate = new Panel(theme, ui.palette().well(), 8);
        clockPlate.add(clock).minWidth(52).pad(4, 6, 4, 6);
        float pad = isSlim ? 12 : 18;
        add(new DiscIcon(theme, style, disc, isLow ? 30 : 38)).padLeft(pad).padRight(isSlim ? 10 : 14);
        Table words = new Table();
        words.left();
        words.add(name).growX().minWidth(0).row();
        words.add(second).growX().minWidth(0);
        add(words).growX().minWidth(0);
        add(score).minWidth(44).padLeft(8).padRight(isTimed ? (isSlim ? 8 : 14) : pad);
        if (isTimed) {
            add(clockPlate).padRight(pad);
        }
    }

    /** Shows what the player does now, and whether it is their turn. */
    void say(String words, boolean isTurn, boolean thinks) {
        second.say(words);
        mark(isTurn);
        isThinking = thinks;
    }

    /** Whether the panel shows somebody thinking, which moves a little. */
    boolean isThinking() {
        return isThinking;
    }

    /** Shows the number of discs. */
    void count(int discs) {
        if (discs != shownScore) {
            shownScore = discs;
            score.say(Integer.toString(discs));
            Canvas.redraw(this);
        }
    }

    /** Shows the time left. */
    void clock(String time, boolean low) {
        if (!isTimed) {
            return;
        }
        if (!time.equals(clock.words())) {
            clock.say(time);
            Canvas.redraw(this);
        }
        if (low != isLow) {
            isLow = low;
            clock.in(low ? theme.palette().danger() : theme.palette().text());
        }
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        int lit = (int) (beat / BEAT);
        beat = isThinking ? (beat + delta) % (3 * BEAT) : 0;
        if (lit != (int) (beat / BEAT)) {
            Canvas.redraw(this);
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        super.draw(batch, parentAlpha);
        if (!isThinking) {
            return;
        }
        float x = getX() + second.getParent().getX() + second.getX() + second.naturalWidth() + 6;
        float y = getY() + second.getParent().getY() + second.getY() + second.getHeight() / 2 - DOT / 2;
        int lit = (int) (beat / BEAT);
        for (int i = 0; i < 3; i++) {
            theme.disc(batch, theme.palette().muted(), i == lit ? 1 : 0.35f, x + i * (DOT + 3), y, DOT);
        }
    }
}
