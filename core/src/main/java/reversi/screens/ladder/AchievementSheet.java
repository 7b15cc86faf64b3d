package reversi.screens.ladder;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import reversi.screens.Context;
import reversi.screens.DateWords;
import reversi.screens.Layout;
import reversi.screens.Sheet;
import reversi.screens.Texts;
import reversi.screens.ui.ProgressBar;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;
import reversi.teach.achievement.Achievement;
import reversi.teach.achievement.AchievementRecord;
import reversi.teach.achievement.EarnedAchievement;

/**
 * One achievement: what it is, when it was earned or how far it is to it, and the way to the game that earned it.
 *
 * @param asking what the game is opened from
 */
record AchievementSheet(AchievementServices services, Achievement achievement, Actor asking) implements Sheet {
    private static final float MEDAL = 76;

    @Override
    public Actor build(Context context, Layout layout, float width) {
        Ui ui = context.ui();
        AchievementRecord record = services.recorder().record();
        Optional<EarnedAchievement> earned = record.find(achievement);
        Table table = new Table();
        table.defaults().width(width).left();
        table.add(head(context, earned.isPresent(), width)).row();
        table.add(status(context, earned)).padTop(Theme.CARD_PAD).row();
        achievement.level().ifPresent(level -> {
            if (earned.isEmpty()) {
                addBar(
                        context,
                        table,
                        way(context.texts()),
                        services.progress().get().level() / (float) level);
            }
        });
        int count = record.earned().size();
        int all = Achievement.values().length;
        String counted = context.texts()
                .punctuation()
                .label(context.say("achievements.title"), context.texts().get("achievements.count", count, all));
        addBar(context, table, counted, count / (float) all);
        earned.ifPresent(
                known -> table.add(ui.primary(context.say("achievements.see"), context.closing(() -> services.games()
                                .open(context, asking, known.game(), known.plies()))))
                        .padTop(Theme.PAD)
                        .row());
        table.add(ui.secondary(context.say("dialog.close"), context.router()::closeSheet))
                .padTop(earned.isPresent() ? Theme.GAP : Theme.PAD);
        return table;
    }

    private Table head(Context context, boolean isEarned, float width) {
        Ui ui = context.ui();
        float room = width - MEDAL - Theme.CARD_PAD;
        Table words = new Table();
        words.defaults().width(room).left();
        words.add(ui.text(AchievementWords.name(context.texts(), achievement), Type.HEADING)
                        .wrap(room))
                .row();
        words.add(ui.muted(AchievementWords.task(context.texts(), achievement), Type.BODY)
                        .wrap(room))
                .padTop(Theme.GRID);
        Table head = new Table();
        head.add(new MedalView(ui, achievement, isEarned)).size(MEDAL).top().padRight(Theme.CARD_PAD);
        head.add(words).growX().top();
        return head;
    }

    private Actor status(Context context, Optional<EarnedAchievement> earned) {
        Ui ui = context.ui();
        DateWords dates = new DateWords(
                context.texts(), context.device(), services.clock().getAsLong());
        return earned.map(known -> ui.text(
                                context.texts().get("achievements.earned", dates.date(known.at(), false)),
                                Type.BODY_STRONG)
                        .in(ui.palette().accentInk()))
                .orElseGet(() -> ui.text(context.say("achievements.open"), Type.BODY_STRONG));
    }

    private String way(Texts texts) {
        int level = services.progress().get().level();
        return texts.punctuation().label(texts.get("achievements.level"), level == 0 ? "–" : Integer.toString(level));
    }

    private static void addBar(Context context, Table table, String words, float share) {
        table.add(context.ui().muted(words, Type.SMALL)).padTop(Theme.CARD_PAD).row();
        ProgressBar bar = new ProgressBar(context.theme());
        bar.show(Math.min(1, share));
        table.add(bar).height(Theme.BAR).padTop(Theme.LINE_GAP).row();
    }
}
