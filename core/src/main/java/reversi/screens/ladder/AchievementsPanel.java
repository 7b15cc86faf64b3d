package reversi.screens.ladder;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import java.util.function.Consumer;
import reversi.screens.Context;
import reversi.screens.DateWords;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.achievement.Achievement;
import reversi.teach.achievement.AchievementRecord;
import reversi.teach.achievement.EarnedAchievement;

/** All achievements: those that were earned with their day, the others with what to do, and how many of them there are. */
public final class AchievementsPanel {
    private static final float COLUMN = 250;
    private static final int MOST_COLUMNS = 4;
    private static final float SLIM = 420;
    private static final float SLIM_PAD = 10;

    private final Context context;
    private final AchievementRecord record;
    private final Consumer<EarnedAchievement> open;
    private final DateWords dates;

    /** A panel that opens games by {@code open}; {@code now} is in milliseconds since 1970. */
    public AchievementsPanel(Context context, AchievementRecord record, long now, Consumer<EarnedAchievement> open) {
        this.context = context;
        this.record = record;
        this.open = open;
        this.dates = new DateWords(context.texts(), context.device(), now);
    }

    /** Builds it so many points wide. */
    public Panel build(float width) {
        Ui ui = context.ui();
        float pad = width < SLIM ? SLIM_PAD : Theme.PAD;
        float inner = width - 2 * pad;
        Panel panel = ui.panel();
        panel.pad(pad);
        panel.defaults().width(inner);
        Table head = new Table();
        head.add(ui.text(context.say("achievements.title"), Type.TITLE)).growX().minWidth(0);
        int earned = record.earned().size();
        head.add(ui.muted(context.texts().get("achievements.count", earned, Achievement.values().length), Type.SMALL));
        panel.add(head).padBottom(6).row();
        panel.add(badges(inner));
        return panel;
    }

    private Table badges(float width) {
        int columns = Math.max(1, Math.min(MOST_COLUMNS, (int) (width / COLUMN)));
        float column = (width - (columns - 1) * Theme.GAP) / columns;
        Table badges = new Table();
        badges.defaults().width(column).growY();
        int at = 0;
        for (Achievement achievement : Achievement.values()) {
            badges.add(badge(achievement, column)).padLeft(at % columns == 0 ? 0 : Theme.GAP);
            at++;
            if (at % columns == 0) {
                badges.row();
            }
        }
        return badges;
    }

    private Actor badge(Achievement achievement, float width) {
        String name = AchievementWords.name(context.texts(), achievement);
        String task = AchievementWords.task(context.texts(), achievement);
        Optional<EarnedAchievement> earned = record.find(achievement);
        if (earned.isEmpty()) {
            return AchievementBadge.open(context.ui(), achievement, name, task, width);
        }
        String day = dates.date(earned.get().at(), false);
        return new AchievementBadge(context.ui(), achievement, name, task, day, width, () -> open.accept(earned.get()));
    }
}
