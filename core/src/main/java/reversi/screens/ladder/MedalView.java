package reversi.screens.ladder;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.achievement.Achievement;

/** The pictogram of an achievement: a small board with discs that tell the idea, or the number of a level; bright once it is earned. */
final class MedalView extends Table {
    /** The side in points. */
    static final float SIDE = 52;

    private static final float RADIUS = 12;
    private static final float INSET = 7;
    private static final int CELLS = 5;
    private static final float SHARE = 0.8f;
    private static final float LIGHT = 0.38f;

    private final Theme theme;
    private final boolean isEarned;
    private final List<String> rows;

    MedalView(Ui ui, Achievement achievement, boolean isEarned) {
        this.theme = ui.theme();
        this.isEarned = isEarned;
        this.rows = rows(achievement);
        if (rows.isEmpty()) {
            String name = achievement.name();
            String level = name.substring(name.indexOf('_') + 1);
            add(ui.text(level, Type.HEADING).in(ink(ui.palette())));
        }
    }

    private Color ink(Palette palette) {
        return isEarned ? palette.onAccent() : palette.muted();
    }

    /** Five rows of a board: {@code x} for the discs that matter, {@code o} for the others; none for the level of a number. */
    private static List<String> rows(Achievement achievement) {
        return switch (achievement) {
            case CORNER -> List.of("xoooo", "o....", "o....", "o....", "o....");
            case NO_GIFT -> List.of("..xxx", "..xxx", "xxxxx", "xxxxx", "xxxxx");
            case FOUR_CORNERS -> List.of("x...x", ".....", ".....", ".....", "x...x");
            case NO_CORNER -> List.of("o...o", ".xxx.", ".xxx.", ".xxx.", "o...o");
            case BALANCED_EDGE -> List.of(".....", "..o..", ".ooo.", ".ooo.", ".xxx.");
            case WEDGE -> List.of(".....", ".....", "..x..", "..x..", "ooxoo");
            case QUIET_MOVE -> List.of(".....", "..o..", ".oxo.", "..o..", ".....");
            case ONE_ANSWER -> List.of("....o", "xxxx.", "xxxx.", "xxxx.", "xxxx.");
            case FORCED_PASS -> List.of("xxxxx", "xooox", "xooox", "xooox", "xxxxx");
            case FEW_DISCS -> List.of(".ooo.", "ooooo", "ooxoo", "ooooo", ".ooo.");
            case COMEBACK -> List.of("....x", "...xx", "..xxx", ".oxxx", "ooxxx");
            case BEYOND_REACH -> List.of("xxxxx", "xxxx.", "xxx..", "xx...", "x....");
            case PARITY -> List.of("ox.xo", "xo.ox", ".....", "xo.ox", "ox.xo");
            case LAST_MOVE -> List.of("ooooo", "ooooo", "ooooo", "ooooo", "oooox");
            case WIPE_OUT -> List.of("..x..", ".xxx.", "xxxxx", ".xxx.", "..x..");
            case ANTI_WIN -> List.of("ooooo", "ooooo", ".ooo.", "..x..", "..x..");
            case LEVEL_3, LEVEL_6, LEVEL_9, LEVEL_12 -> List.of();
        };
    }

    @Override
    public float getPrefWidth() {
        return SIDE;
    }

    @Override
    public float getPrefHeight() {
        return SIDE;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Palette palette = theme.palette();
        float alpha = parentAlpha * getColor().a;
        Color ground = isEarned ? palette.accent() : palette.raised();
        theme.fill(batch, ground, alpha, RADIUS, this);
        if (!isEarned) {
            theme.line(batch, palette.stroke(), alpha, RADIUS, this);
        }
        float cell = (getWidth() - 2 * INSET) / CELLS;
        float diameter = cell * SHARE;
        float beside = (cell - diameter) / 2;
        for (int rank = 0; rank < rows.size(); rank++) {
            String row = rows.get(rank);
            for (int file = 0; file < CELLS; file++) {
                if (row.charAt(file) != '.') {
                    float share = row.charAt(file) == 'x' ? 1 : LIGHT;
                    float x = getX() + INSET + file * cell + beside;
                    float y = getY() + getHeight() - INSET - (rank + 1) * cell + beside;
                    theme.disc(batch, ink(palette), alpha * share, x, y, diameter);
                }
            }
        }
        super.draw(batch, parentAlpha);
    }
}
