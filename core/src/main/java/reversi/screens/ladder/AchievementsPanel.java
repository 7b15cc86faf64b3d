package reversi.screens.ladder;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reversi.screens.Context;
import reversi.screens.DateWords;
import reversi.screens.ui.Button;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.achievement.Achievement;
import reversi.teach.achievement.AchievementRecord;
import reversi.teach.achievement.EarnedAchievement;
import reversi.teach.puzzle.Streak;

/** All achievements: those that were earned with their day, the others with what to do, and how many of them there are; new ones join at once. */
final class AchievementsPanel extends Panel {
    private static final float COLUMN = 250;
    private static final int MOST_COLUMNS = 4;
    private static final float SLIM = 420;
    private static final float STREAK = 64;
    /** The least width of a panel in which two cards stand side by side. */
    private static final float LEAST_BESIDE = 300;

    private final Context context;
    private final AchievementServices services;
    private final DateWords dates;
    private final float inner;
    private final Runnable earned = this::earned;

    /** A panel so many points wide. */
    AchievementsPanel(Context context, AchievementServices services, float width) {
        super(context.theme(), context.ui().palette().panel(), Theme.RADIUS);
        this.context = context;
        this.services = services;
        this.dates = new DateWords(
                context.texts(), context.device(), services.clock().getAsLong());
        float pad = width < SLIM ? Theme.GAP : Theme.PAD;
        this.inner = width - 2 * pad;
        pad(pad);
        defaults().width(inner);
        fill();
    }

    @Override
    protected void setStage(@Nullable Stage stage) {
        super.setStage(stage);
        services.recorder().removeListener(earned);
        if (stage != null) {
            services.recorder().addListener(earned);
        }
    }

    private void earned() {
        context.router().updateInPlace(this::fill);
        Gdx.graphics.requestRendering();
    }

    private void fill() {
        clearChildren();
        Ui ui = context.ui();
        AchievementRecord record = services.recorder().record();
        Table head = new Table();
        head.add(ui.text(context.say("achievements.title"), Type.TITLE)).growX().minWidth(0);
        int count = record.earned().size();
        head.add(ui.muted(context.texts().get("achievements.count", count, Achievement.values().length), Type.SMALL));
        add(head).padBottom(Theme.LINE_GAP).row();
        add(streaks()).padBottom(Theme.GAP).row();
        add(badges(record));
    }

    /** The rows of wins and of daily puzzles, each a card to open. */
    private Table streaks() {
        OwnProgress progress = services.progress().get();
        Table row = new Table();
        row.defaults().growX().uniformX().height(STREAK);
        row.add(streak("streak.games", progress.wins(), "games.title", () -> context.go()
                .games()));
        boolean isStacked = inner < LEAST_BESIDE;
        if (isStacked) {
            row.row();
        }
        row.add(streak("streak.days", progress.days(), "puzzles.title", () -> context.go()
                        .puzzles()))
                .padLeft(isStacked ? 0 : Theme.GAP)
                .padTop(isStacked ? Theme.GAP : 0);
        return row;
    }

    private Actor streak(String titleKey, Streak streak, String wayKey, Runnable way) {
        return context.ui()
                .figure(
                        Button.Kind.SECONDARY,
                        Integer.toString(streak.now()),
                        context.say(titleKey),
                        () -> context.router().open(new StreakSheet(titleKey, streak, wayKey, way)));
    }

    private Table badges(AchievementRecord record) {
        int columns = Math.max(1, Math.min(MOST_COLUMNS, (int) (inner / COLUMN)));
        float column = (inner - (columns - 1) * Theme.GAP) / columns;
        Table badges = new Table();
        badges.defaults().width(column).growY();
        int at = 0;
        for (Achievement achievement : Achievement.values()) {
            badges.add(badge(achievement, record.find(achievement), column)).padLeft(at % columns == 0 ? 0 : Theme.GAP);
            at++;
            if (at % columns == 0) {
                badges.row();
            }
        }
        return badges;
    }

    private Actor badge(Achievement achievement, Optional<EarnedAchievement> where, float width) {
        String name = AchievementWords.name(context.texts(), achievement);
        String task = AchievementWords.task(context.texts(), achievement);
        String day = where.map(known -> dates.date(known.at(), false)).orElse("");
        return new AchievementBadge(context.ui(), achievement, name, task, day, width, () -> context.router()
                .open(new AchievementSheet(services, achievement, this)));
    }
}
