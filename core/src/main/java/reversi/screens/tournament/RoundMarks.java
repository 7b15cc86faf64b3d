package reversi.screens.tournament;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.List;
import reversi.archive.Outcome;
import reversi.online.RoundMark;
import reversi.platform.AccessRole;
import reversi.screens.history.OutcomeColour;
import reversi.screens.ui.AccessWriter;
import reversi.screens.ui.Accessible;
import reversi.screens.ui.Curve;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Theme;

/**
 * What the rounds brought a player, a mark for each: a disc for a win, a square for a draw, a triangle for a loss, each in its colour, so
 * that no colour has to be told from another.
 */
final class RoundMarks extends Widget implements Accessible {
    private static final float SIDE = 12;
    private static final float STEP = SIDE + Theme.GRID;
    private static final float DASH = 2;

    private final Theme theme;
    private final Curve curve;
    private final List<RoundMark> marks;
    private final String words;

    /** The latest of these marks that have room in a width, in points. */
    RoundMarks(Theme theme, TournamentWords said, List<RoundMark> all, float room) {
        this.theme = theme;
        this.curve = new Curve(theme);
        int most = Math.max(1, (int) ((room + Theme.GRID) / STEP));
        this.marks = all.subList(Math.max(0, all.size() - most), all.size());
        this.words = said.marks(all);
        setTouchable(Touchable.disabled);
    }

    @Override
    public float getPrefWidth() {
        return Math.max(0, marks.size() * STEP - Theme.GRID);
    }

    @Override
    public float getPrefHeight() {
        return SIDE;
    }

    @Override
    public void describe(AccessWriter to) {
        if (!words.isEmpty()) {
            to.add(AccessRole.TEXT, words);
        }
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        float alpha = parentAlpha * getColor().a;
        float x = getX();
        float y = getY() + (getHeight() - SIDE) / 2;
        for (RoundMark mark : marks) {
            draw(batch, mark, alpha, x, y);
            x += STEP;
        }
    }

    private void draw(Batch batch, RoundMark mark, float alpha, float x, float y) {
        Palette palette = theme.palette();
        switch (mark) {
            case WIN -> theme.disc(batch, colour(Outcome.WON), alpha, x, y, SIDE);
            case BYE -> theme.thickLine(batch, colour(Outcome.WON), alpha, SIDE / 2, x, y, SIDE, SIDE);
            case DRAW -> theme.rectangle(batch, colour(Outcome.DRAWN), alpha, x + 1, y + 1, SIDE - 2, SIDE - 2);
            case LOSS -> curve.triangle(batch, colour(Outcome.LOST), alpha, x, y, SIDE);
            case MISSED -> theme.rectangle(batch, palette.faint(), alpha, x + 2, y + (SIDE - DASH) / 2, SIDE - 4, DASH);
            case PLAYING -> theme.disc(batch, palette.faint(), alpha, x + 4, y + 4, SIDE - 8);
        }
    }

    private Color colour(Outcome outcome) {
        return OutcomeColour.of(theme.palette(), outcome);
    }
}
