package reversi.screens.review;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import reversi.platform.AccessRole;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Accessible;
import reversi.screens.ui.Curve;
import reversi.screens.ui.TextCache;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.teach.review.GameReview;
import reversi.teach.review.Judgement;
import reversi.teach.review.MoveReview;

/**
 * Who was ahead by how many discs after each ply, Black above and White below the middle line, with a mark at every bad move. A touch goes
 * to the nearest ply.
 */
final class ValueGraph extends Widget implements Accessible {
    private static final float AXIS = 38;
    private static final float SIDES = 8;
    private static final float DASH = 3;
    private static final float DISC = 10;
    private static final int[] STEPS = {5, 10, 20, 32, 64};
    private static final int HUNDREDTHS = 100;

    private final Theme theme;
    private final Curve curve;
    private final TextCache text;
    private final Color black;
    private final Color white;
    private final Color blackDisc;
    private final Color whiteDisc;
    private float[] values = new float[0];
    private boolean[] isKnown = new boolean[0];
    private List<Optional<JudgementMark>> marks = List.of();
    private String[] labels = {"", "0", ""};
    private int step = STEPS[0];
    private float reach = 1;
    private int selected;

    /** A graph whose areas have the colours of the sides; the consumer hears of the number of plies that is touched. */
    ValueGraph(Theme theme, Color black, Color white, IntConsumer chosen) {
        this.theme = theme;
        this.curve = new Curve(theme);
        this.text = new TextCache(theme);
        this.blackDisc = black;
        this.whiteDisc = white;
        this.black = new Color(black.r, black.g, black.b, 0.5f);
        // A light disc's area would not be seen on a light panel.
        this.white = theme.palette().isDark() ? new Color(white.r, white.g, white.b, 0.35f) : new Color(0, 0, 0, 0.1f);
        addListener(new InputListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                choose(x, chosen);
                return true;
            }

            @Override
            public void touchDragged(InputEvent event, float x, float y, int pointer) {
                choose(x, chosen);
            }
        });
    }

    private void choose(float x, IntConsumer chosen) {
        float share = (x - AXIS) / Math.max(1, getWidth() - AXIS - SIDES);
        chosen.accept(Math.max(0, Math.min(values.length - 1, Math.round(share * (values.length - 1)))));
    }

    /** Shows what is known of a game, with a line at this number of plies. */
    void show(GameReview review, int plies) {
        selected = plies;
        int points = review.game().plies() + 1;
        values = new float[points];
        isKnown = new boolean[points];
        List<Optional<JudgementMark>> found = new ArrayList<>();
        float most = 0;
        for (int i = 0; i < points; i++) {
            Optional<Integer> value = review.valueAfter(i);
            isKnown[i] = value.isPresent();
            values[i] = value.orElse(0) / (float) HUNDREDTHS;
            most = Math.max(most, Math.abs(values[i]));
            found.add(i == 0 ? Optional.empty() : bad(review, i - 1).map(this::mark));
        }
        marks = found;
        step = STEPS[STEPS.length - 1];
        for (int i = STEPS.length - 1; i >= 0; i--) {
            step = STEPS[i] >= 0.6f * most ? STEPS[i] : step;
        }
        reach = Math.max(1.25f * step, 1.08f * most);
        labels = new String[] {Integer.toString(step), "0", Integer.toString(step)};
        invalidate();
    }

    private static Optional<MoveReview> bad(GameReview review, int ply) {
        return review.move(ply).filter(move -> move.judgement() != Judgement.GOOD);
    }

    private JudgementMark mark(MoveReview move) {
        return new JudgementMark(theme, move.judgement(), JudgementColour.ofLoss(theme.palette(), move.loss()));
    }

    private float x(int plies) {
        return getX() + AXIS + (getWidth() - AXIS - SIDES) * plies / Math.max(1, values.length - 1);
    }

    private float y(float value) {
        return getY() + getHeight() / 2 + (getHeight() / 2 - SIDES) * value / reach;
    }

    @Override
    public void layout() {
        text.clear();
        float half = theme.font(Type.CAPTION).getCapHeight() / 2;
        for (int i = 0; i < labels.length; i++) {
            float height = y((i - 1) * step) - getY();
            text.writeTo(Type.CAPTION, labels[i], theme.palette().muted(), AXIS - 8, height + half);
        }
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(AccessRole.IMAGE, to.say("access.values"));
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        if (getWidth() <= AXIS + SIDES) {
            return;
        }
        float alpha = parentAlpha * getColor().a;
        for (int i = 0; i < labels.length; i++) {
            float height = y((i - 1) * step);
            Color line = i == 1 ? theme.palette().strong() : theme.palette().stroke();
            theme.rectangle(batch, line, alpha, getX() + AXIS, height, getWidth() - AXIS, 1 / theme.pixelsPerPoint());
        }
        text.draw(batch, alpha, this);
        drawLine(batch, alpha);
        drawSelection(batch, alpha);
        drawSides(batch, alpha);
        for (int i = 1; i < values.length; i++) {
            if (marks.get(i).isPresent()) {
                marks.get(i).get().drawAt(batch, alpha, x(i), y(values[i]));
            }
        }
    }

    /** The disc of the side that is ahead there, beside each end of the scale. */
    private void drawSides(Batch batch, float alpha) {
        for (int side = -1; side <= 1; side += 2) {
            float bottom = y(side * step) - DISC / 2;
            theme.disc(batch, theme.palette().muted(), alpha, getX() - 1, bottom - 1, DISC + 2);
            theme.disc(batch, side > 0 ? blackDisc : whiteDisc, alpha, getX(), bottom, DISC);
        }
    }

    private void drawLine(Batch batch, float alpha) {
        for (int i = 1; i < values.length; i++) {
            if (isKnown[i - 1] && isKnown[i]) {
                curve.area(batch, black, white, alpha, x(i - 1), y(values[i - 1]), x(i), y(values[i]), y(0));
            }
        }
        for (int i = 1; i < values.length; i++) {
            if (isKnown[i - 1] && isKnown[i]) {
                curve.stroke(batch, theme.palette().accentInk(), alpha, x(i - 1), y(values[i - 1]), x(i), y(values[i]));
            }
        }
    }

    private void drawSelection(Batch batch, float alpha) {
        if (selected >= values.length) {
            return;
        }
        float x = theme.snap(x(selected));
        for (float y = getY(); y < getY() + getHeight(); y += 2 * DASH) {
            theme.rectangle(batch, theme.palette().accentInk(), alpha, x, y, 1, DASH);
        }
        if (isKnown[selected]) {
            float size = 16;
            float top = y(values[selected]);
            theme.thickLine(
                    batch, theme.palette().accentInk(), alpha, size / 2, x - size / 2, top - size / 2, size, size);
        }
    }
}
