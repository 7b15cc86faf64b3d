package reversi.screens.game;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.List;
import reversi.platform.AccessRole;
import reversi.rules.Disc;
import reversi.rules.Position;
import reversi.rules.Turn;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Accessible;
import reversi.screens.ui.Curve;
import reversi.screens.ui.Theme;

/**
 * How many discs more one side had after each ply: Black's above the line, White's below it. It only counts: who has more
 * discs before the end need not stand better.
 */
public final class ScoreGraph extends Widget implements Accessible {
    private static final float DOT = 8;
    private static final float LEAST_LEAD = 8;

    private final Theme theme;
    private final Color above;
    private final Color below;
    private final Curve curve;
    private List<Turn> turns = List.of();
    private float[] leads = {0};
    private float reach = LEAST_LEAD;
    private int length = 60;

    /** A graph in the look of a board. */
    public ScoreGraph(Theme theme, BoardStyle style) {
        this.theme = theme;
        this.above = veil(style.colour(Disc.BLACK), theme.palette().isDark());
        this.below = veil(style.colour(Disc.WHITE), theme.palette().isDark());
        this.curve = new Curve(theme);
        setTouchable(Touchable.disabled);
    }

    /** A colour that can be told from the panel it lies on. */
    private static Color veil(Color colour, boolean isDark) {
        float light = 0.3f * colour.r + 0.59f * colour.g + 0.11f * colour.b;
        boolean isLost = isDark ? light < 0.2f : light > 0.85f;
        colour.a = isLost ? 0.75f : 0.5f;
        return isLost ? colour.lerp(isDark ? Color.BLACK : new Color(0xc9bfa8ff), 0.5f) : colour;
    }

    /** Shows a game from its first position on. */
    public void show(Position first, List<Turn> next) {
        if (next.equals(turns) && leads.length > 1) {
            return;
        }
        turns = next;
        length = Math.max(next.size(), first.empties());
        leads = leads(first, next);
        reach = LEAST_LEAD;
        for (float lead : leads) {
            reach = Math.max(reach, Math.abs(lead));
        }
    }

    /** The points of the line: how many discs more Black has at first and after each turn; negative where White has more. */
    static float[] leads(Position first, List<Turn> turns) {
        float[] leads = new float[turns.size() + 1];
        leads[0] = lead(first);
        for (int i = 0; i < turns.size(); i++) {
            leads[i + 1] = lead(turns.get(i).after());
        }
        return leads;
    }

    /** How many discs more Black has in a position; negative where White has more. */
    static int lead(Position position) {
        return position.count(Disc.BLACK) - position.count(Disc.WHITE);
    }

    private float x(int ply) {
        return getX() + DOT / 2 + (getWidth() - DOT) * ply / length;
    }

    private float y(float lead) {
        return getY() + getHeight() / 2 + (getHeight() - DOT) / 2 * lead / reach;
    }

    @Override
    public void describe(AccessWriter to) {
        to.add(AccessRole.IMAGE, to.say("play.lead"));
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float middle = y(0);
        theme.rectangle(
                batch, theme.palette().strong(), parentAlpha, getX(), middle, getWidth(), 1 / theme.pixelsPerPoint());
        for (int i = 1; i < leads.length; i++) {
            curve.area(batch, above, below, parentAlpha, x(i - 1), y(leads[i - 1]), x(i), y(leads[i]), middle);
        }
        for (int i = 1; i < leads.length; i++) {
            curve.stroke(batch, theme.palette().accentInk(), parentAlpha, x(i - 1), y(leads[i - 1]), x(i), y(leads[i]));
        }
        int last = leads.length - 1;
        theme.disc(batch, theme.palette().accentInk(), parentAlpha, x(last) - DOT / 2, y(leads[last]) - DOT / 2, DOT);
    }
}
