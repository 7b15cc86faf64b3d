package reversi.screens.ladder;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.screens.ui.Control;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.achievement.Achievement;

/** An achievement: its pictogram, its name, its idea, and the day on which it was earned; a press opens its card. */
final class AchievementBadge extends Control {
    /** A badge so many points wide; {@code day} is empty for one still to be earned. */
    AchievementBadge(
            Ui ui, Achievement achievement, String name, String task, String day, float width, Runnable action) {
        super(ui, action);
        boolean isEarned = !day.isEmpty();
        fill(this, new MedalView(ui, achievement, isEarned), words(ui, name, task, day, wordsWidth(width), isEarned));
    }

    private static float wordsWidth(float width) {
        return width - MedalView.SIDE - Theme.BLOCK_GAP - 2 * Theme.LINE_GAP;
    }

    private static void fill(Table badge, MedalView medal, Table words) {
        badge.top().left().pad(Theme.ROW_GAP, Theme.LINE_GAP, Theme.ROW_GAP, Theme.LINE_GAP);
        badge.add(medal).size(MedalView.SIDE).top().padRight(Theme.BLOCK_GAP);
        badge.add(words).growX().top();
    }

    private static Table words(Ui ui, String name, String task, String day, float width, boolean isEarned) {
        Palette palette = ui.palette();
        Color ink = isEarned ? palette.text() : palette.muted();
        Table words = new Table();
        words.defaults().width(width).left();
        words.add(ui.text(name, Type.BODY_STRONG).in(ink).wrap(width)).row();
        words.add(ui.muted(task, Type.SMALL).wrap(width)).padTop(Theme.TIGHT).row();
        if (!day.isEmpty()) {
            words.add(ui.text(day, Type.SMALL).in(palette.accentInk())).padTop(Theme.GRID);
        }
        return words;
    }

    @Override
    protected void paint(Batch batch, float alpha) {
        veil(batch, alpha, 0.04f, 0);
    }

    @Override
    protected float radius() {
        return Theme.RADIUS;
    }
}
