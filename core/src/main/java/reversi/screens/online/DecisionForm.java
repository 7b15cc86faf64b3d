package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import reversi.online.Protocol;
import reversi.online.Sanction;
import reversi.screens.Context;
import reversi.screens.SanctionWords;
import reversi.screens.online.ModerationPageState.Draft;
import reversi.screens.ui.Button;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Segmented;
import reversi.screens.ui.Slot;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** What a moderator decides: what happens, for how long, why, and what the player will read. */
final class DecisionForm extends Table {
    private static final List<Sanction> SANCTIONS = List.of(Sanction.values());
    /** From these widths on the choices stand in more columns. */
    private static final float TWO = 300;

    private static final float FOUR = 620;

    private final Context context;
    private final Ui ui;
    private final float width;
    private final Segmented sanctions;
    private final Segmented days;
    private final Slot<Boolean> period = new Slot<>(this::fillPeriod);
    private final Slot<Boolean> why = new Slot<>(this::fillWhy);
    private final Slot<Reading> reading = new Slot<>(this::fillReading);
    private final TextInput reason;
    private final Slot<String> trouble;
    private final Slot<Deciding> decide;

    /** What the player reads before the reason. */
    private record Reading(String title, String words) {}

    /** The decision that can be made, or is on its way. */
    private record Deciding(Sanction sanction, boolean isAsking) {}

    DecisionForm(Context context, float width, ModerationActions actions) {
        this.context = context;
        this.ui = context.ui();
        this.width = width;
        SanctionWords words = new SanctionWords(context.texts(), context.device(), 0);
        sanctions = ui.segmented(
                SANCTIONS.stream().map(words::name).toList(),
                columns(SANCTIONS.size()),
                0,
                at -> actions.choose(SANCTIONS.get(at)));
        days = ui.segmented(
                Draft.DAYS.stream().map(this::period).toList(),
                columns(Draft.DAYS.size()),
                0,
                at -> actions.last(Draft.DAYS.get(at)));
        reason = ui.writing("", context.say("moderation.reason"), Protocol.MAX_REASON, actions::write)
                .onEnter(actions::decide);
        trouble = ListPanels.trouble(ui, width);
        decide = Slot.of((place, now) -> fillDecide(place, words, now, actions::decide));
        defaults().growX();
        add(ui.text(context.say("moderation.what"), Type.TITLE))
                .padBottom(Theme.ROW_GAP)
                .row();
        add(sanctions).row();
        add(period).row();
        add(why).row();
        add(trouble).row();
        add(reading).row();
        add(decide).padTop(Theme.GAP);
    }

    private int columns(int choices) {
        return width >= FOUR ? Math.min(4, choices) : width >= TWO ? 2 : 1;
    }

    void show(Draft draft, long now) {
        Sanction sanction = draft.sanction();
        sanctions.show(SANCTIONS.indexOf(sanction));
        days.show(Math.max(0, Draft.DAYS.indexOf(draft.days())));
        period.show(SanctionWords.lasts(sanction));
        why.show(sanction != Sanction.NONE);
        reason.write(draft.reason());
        trouble.show(draft.trouble());
        SanctionWords words = new SanctionWords(context.texts(), context.device(), now);
        reading.show(new Reading(
                words.title(sanction),
                words.sentences(words.meaning(sanction), words.untilAfter(sanction, draft.days(), now))));
        decide.show(new Deciding(sanction, draft.isAsking()));
    }

    private String period(int count) {
        return count == 0 ? context.say("sanctioned.always") : context.texts().count("ago.days", count);
    }

    private void fillPeriod(boolean lasts) {
        if (lasts) {
            period.add(days).growX().padTop(Theme.GAP);
        }
    }

    /** Nobody reads why nothing happened. */
    private void fillWhy(boolean isRead) {
        if (isRead) {
            why.add(reason).growX().padTop(Theme.GAP);
        }
    }

    /** The button says what happens. */
    private void fillDecide(Table place, SanctionWords words, Deciding now, Runnable action) {
        String what = now.sanction() == Sanction.NONE ? context.say("moderation.dismiss") : words.name(now.sanction());
        Button button = ui.primary(what, action);
        button.setDisabled(now.isAsking());
        place.add(button).growX();
    }

    private void fillReading(Reading shown) {
        if (shown.title().isEmpty()) {
            return;
        }
        float inside = width - 2 * Theme.BLOCK_GAP;
        Panel panel = new Panel(ui.theme(), ui.palette().well(), Theme.SMALL_RADIUS);
        panel.pad(Theme.BLOCK_GAP);
        panel.defaults().growX();
        panel.add(ui.muted(context.say("moderation.reads"), Type.SMALL)).row();
        panel.add(ui.text(shown.title(), Type.BODY_STRONG).wrap(inside)).row();
        panel.add(ui.text(shown.words(), Type.BODY).wrap(inside));
        reading.add(panel).growX().padTop(Theme.GAP);
    }
}
