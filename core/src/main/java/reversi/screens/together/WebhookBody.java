package reversi.screens.together;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import reversi.online.ErrorCode;
import reversi.online.Protocol;
import reversi.online.Webhook;
import reversi.online.WebhookDelivery;
import reversi.online.WebhookResult;
import reversi.screens.Context;
import reversi.screens.FaultWords;
import reversi.screens.online.ListPanels;
import reversi.screens.online.OnlineWords;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;
import reversi.screens.ui.Ui;

/** The page of a webhook below its title, in one width: where the club is told, what can be done, and what was told last. */
final class WebhookBody {

    private final Context context;
    private final Ui ui;
    private final WebhookActions actions;
    private final float room;

    WebhookBody(Context context, WebhookActions actions, float width) {
        this.context = context;
        this.ui = context.ui();
        this.actions = actions;
        this.room = width - 2 * Theme.PAD;
    }

    Actor build(WebhookState state) {
        Table body = ListPanels.body();
        body.add(address(state)).row();
        state.secret().ifPresent(secret -> body.add(secret(secret)).row());
        if (!state.deliveries().isEmpty()) {
            body.add(told(state));
        }
        return body;
    }

    private Actor address(WebhookState state) {
        Panel panel = ListPanels.panel(context);
        if (!state.isOffered()) {
            String why = state.info().isPresent()
                    ? FaultWords.of(context.texts(), ErrorCode.NO_WEBHOOK)
                    : state.answer().words(context.texts(), "online.loading");
            panel.add(ui.muted(why, Type.BODY).wrap(room)).row();
        } else {
            panel.add(ui.muted(context.say("webhook.words"), Type.SMALL).wrap(room))
                    .row();
            TextInput line =
                    ui.writing(state.address(), context.say("webhook.address"), Protocol.MAX_WEBHOOK, actions::write);
            line.onEnter(actions::save);
            panel.add(line).padTop(Theme.PART_GAP).row();
        }
        String trouble = state.webhook().filter(Webhook::stopped).isPresent()
                        && state.trouble().isEmpty()
                ? context.say("webhook.stopped")
                : state.trouble();
        if (!trouble.isEmpty()) {
            panel.add(ui.text(trouble, Type.SMALL).in(ui.palette().danger()).wrap(room))
                    .padTop(Theme.LINE_GAP)
                    .row();
        }
        panel.add(ways(state)).padTop(Theme.PAD);
        return panel;
    }

    private Table ways(WebhookState state) {
        Table ways = new Table();
        ways.defaults().growX().height(Theme.BUTTON).padBottom(Theme.GAP);
        boolean isThere = state.webhook().isPresent();
        if (state.isOffered()) {
            ways.add(ui.primary(context.say("note.save"), actions::save)).row();
        }
        if (state.isOffered() && isThere) {
            ways.add(ui.secondary(context.say("webhook.test"), actions::test)).row();
            ways.add(ui.secondary(context.say("webhook.renew"), actions::makeSecret))
                    .row();
        }
        if (isThere) {
            ways.add(ui.danger(context.say("webhook.remove"), actions::remove)).row();
        }
        return ways;
    }

    private Actor secret(String secret) {
        Panel panel = ListPanels.panel(context);
        panel.add(ui.muted(context.say("webhook.secret"), Type.BODY).wrap(room)).row();
        panel.add(ui.text(secret, Type.BODY_STRONG).wrap(room))
                .padTop(Theme.PART_GAP)
                .row();
        panel.add(ui.secondary(context.say("recovery.copy"), actions::copy))
                .height(Theme.BUTTON)
                .padTop(Theme.PAD);
        return panel;
    }

    private Actor told(WebhookState state) {
        Panel panel = ListPanels.panel(context);
        Table title = new Table();
        title.add(ui.text(context.say("webhook.told"), Type.TITLE)).growX();
        title.add(ui.iconButton(Icon.REFRESH, actions::refresh)).size(Theme.TOUCH);
        panel.add(title).row();
        for (WebhookDelivery delivery : state.deliveries()) {
            panel.add(ui.text(context.say("webhook.event." + delivery.event().name()), Type.BODY_STRONG)
                            .wrap(room))
                    .padTop(Theme.PART_GAP)
                    .row();
            panel.add(ui.muted(said(delivery, state.now()), Type.SMALL).wrap(room))
                    .row();
        }
        return panel;
    }

    /** What came of a message and when, such as “answer 503 · 3 min · tried again later”. */
    private String said(WebhookDelivery delivery, long now) {
        String result = delivery.result() == WebhookResult.ANSWERED
                ? context.texts().get("webhook.result.ANSWERED", Integer.toString(delivery.status()))
                : context.say("webhook.result." + delivery.result().name());
        OnlineWords words = new OnlineWords(context.texts());
        boolean wasTried = delivery.triedAt() > 0;
        String when = words.ago(wasTried ? delivery.triedAt() : delivery.at(), now);
        String again = wasTried && delivery.waiting() ? " · " + context.say("webhook.again") : "";
        return result + " · " + when + again;
    }
}
