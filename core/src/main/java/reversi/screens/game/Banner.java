package reversi.screens.game;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** A short announcement over the middle of the board: a pass, or why a move was refused. It never takes a tap. */
final class Banner extends Panel {
    /** Where a remark stands, as a share of the board's height. */
    private static final float REMARK = 0.1f;

    private static final float MOVE = 0.14f;

    private final Ui ui;
    private final Text words;
    private final reversi.screens.ui.IconView icon;
    private float left;
    private float shown;
    private float middleX;
    private float bottom;
    private float height;
    private float share = 0.5f;
    private float widest;

    Banner(Ui ui) {
        super(ui.theme(), ui.palette().sheet(), Theme.RADIUS);
        this.ui = ui;
        icon = ui.icon(Icon.PASS, ui.palette().accentInk());
        words = ui.text("", Type.BODY_STRONG);
        add(icon).padLeft(Theme.WIDE_GAP).padRight(Theme.BLOCK_GAP);
        add(words).minWidth(0).padRight(22).padTop(Theme.PART_GAP).padBottom(Theme.PART_GAP);
        setTouchable(Touchable.disabled);
        setVisible(false);
    }

    /** Stands in the middle of this place. */
    void over(Area board) {
        middleX = board.x() + board.width() / 2;
        bottom = board.y();
        height = board.height();
        widest = board.width() - 24;
        place();
    }

    private void place() {
        float width = Math.min(widest, getPrefWidth());
        setSize(width, getPrefHeight());
        setPosition(ui.theme().snap(middleX - width / 2), ui.theme().snap(bottom + share * height - getHeight() / 2));
    }

    /** Announces something in the middle of the board, for some seconds. */
    void announce(Icon picture, String text, float seconds) {
        share = 0.5f;
        show(picture, text, seconds);
    }

    /** Remarks on something at the lower edge of the board, where it hides little, for some seconds. */
    void remark(Icon picture, String text, float seconds) {
        share = REMARK;
        show(picture, text, seconds);
    }

    private void show(Icon picture, String text, float seconds) {
        icon.show(picture);
        words.setText(text);
        invalidate();
        place();
        left = seconds;
        setVisible(true);
        Gdx.graphics.requestRendering();
    }

    /** Takes a remark away, because its place is needed; an announcement stays. */
    void makeRoom() {
        if (share == REMARK) {
            hide();
        }
    }

    /** Takes the words away. */
    void hide() {
        left = 0;
    }

    @Override
    public void act(float delta) {
        super.act(delta);
        if (!isVisible()) {
            return;
        }
        left -= delta;
        float goal = left > 0 ? 1 : 0;
        float step = ui.feedback().isStill() ? 1 : delta / MOVE;
        shown = goal > shown ? Math.min(goal, shown + step) : Math.max(goal, shown - step);
        if (shown <= 0 && left <= 0) {
            setVisible(false);
        }
        Gdx.graphics.requestRendering();
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        ui.theme()
                .shadow(
                        batch,
                        ui.palette().shade(),
                        parentAlpha * shown,
                        20,
                        getX(),
                        getY() - 4,
                        getWidth(),
                        getHeight());
        super.draw(batch, parentAlpha * shown);
    }
}
