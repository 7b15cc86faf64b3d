package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.online.AgreementCard;
import reversi.online.HabitsCard;
import reversi.online.ModerationNews.Signals;
import reversi.online.SharedRow;
import reversi.screens.Context;
import reversi.screens.Texts;
import reversi.screens.online.ModerationPageState.Study;
import reversi.screens.ui.Slot;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What stands out in a player's games, once a moderator asked for it. */
final class SignalsView extends Table {
    /** With fewer games the server calls nothing unusual. */
    private static final int FEWEST_GAMES = 10;

    private static final int PER_HUNDREDTH = 10;
    private static final long SECOND_MILLIS = 1_000;

    private final Texts texts;
    private final Ui ui;
    private final ModerationActions actions;
    private final float width;
    private final Slot<Study> body = new Slot<>(this::fill);

    SignalsView(Context context, float width, ModerationActions actions) {
        this.texts = context.texts();
        this.ui = context.ui();
        this.actions = actions;
        this.width = width;
        add(body).growX();
    }

    void show(Study study) {
        body.show(study);
    }

    private void fill(Study study) {
        body.defaults().growX().minWidth(0);
        body.add(ui.text(texts.get("moderation.signals"), Type.TITLE))
                .padTop(Theme.WIDE_GAP)
                .row();
        study.signals().ifPresent(this::addAll);
        if (study.isAsking()) {
            add(texts.get("online.loading"));
        } else {
            body.add(ui.small(texts.get("moderation.signals.ask"), actions::study))
                    .height(Theme.TOUCH)
                    .padTop(Theme.ROW_GAP);
        }
    }

    private void addAll(Signals signals) {
        addAgreement(signals.agreement());
        addHabits(signals.habits());
        for (SharedRow row : signals.shared()) {
            add(texts.get("moderation.signals.shared", row.player().name(), row.games()));
        }
        if (signals.shared().isEmpty()) {
            add(texts.get("moderation.signals.alone"));
        }
        body.add(ui.muted(texts.get("moderation.signals.note"), Type.SMALL).wrap(width))
                .padTop(Theme.ROW_GAP)
                .row();
    }

    private void addAgreement(AgreementCard found) {
        if (found.moves() == 0) {
            add(texts.get("moderation.signals.none"));
            return;
        }
        String key = found.unusual() ? "unusual" : found.games() < FEWEST_GAMES ? "few" : "usual";
        body.add(ui.text(texts.get("moderation.signals." + key, hundredths(found.score())), Type.BODY_STRONG)
                        .wrap(width))
                .padTop(Theme.ROW_GAP)
                .row();
        add(texts.get("moderation.signals.best", found.best(), found.moves(), found.expected()));
    }

    private void addHabits(HabitsCard habits) {
        if (habits.median() > 0) {
            long seconds = (habits.median() + SECOND_MILLIS - 1) / SECOND_MILLIS;
            add(texts.get("moderation.signals.times", seconds, hundredths(habits.correlation())));
        }
        if (habits.games() > 0) {
            add(texts.get(
                    "moderation.signals.givenUp", habits.givenUp(), habits.games(), habits.lost(), habits.regained()));
        }
    }

    private String hundredths(int number) {
        return texts.language().numerals().thousandths((long) PER_HUNDREDTH * number);
    }

    private void add(String line) {
        body.add(ui.text(line, Type.BODY).wrap(width)).padTop(Theme.LINE_GAP).row();
    }
}
