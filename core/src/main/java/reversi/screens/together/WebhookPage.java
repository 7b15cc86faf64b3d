package reversi.screens.together;

import reversi.online.StudyNews;
import reversi.online.StudyRequest;
import reversi.players.online.OnlineListener;
import reversi.players.online.Topic;
import reversi.screens.BodyView;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.online.OnlinePage;
import reversi.screens.online.OnlinePages;

/** Where a club is told of what happens in it, for its leaders: the address, the secret, and what came of the last messages. */
public final class WebhookPage extends OnlinePage<WebhookState, BodyView<WebhookState>> implements WebhookActions {
    private static final long MINUTE_MILLIS = 60_000;

    private final long club;

    private final OnlineListener told = new OnlineListener() {
        @Override
        public void study(StudyNews news) {
            if (news instanceof StudyNews.WebhookInfo info && info.club() == club) {
                arrived();
                becomeSoon(state().with(info));
            }
        }
    };

    /** The webhook of a club, by its number. */
    public WebhookPage(OnlinePages online, long club) {
        super(online, WebhookState.empty());
        hear(told);
        this.club = club;
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.CONNECTION;
    }

    @Override
    protected void ask() {
        online().open();
        client().ask(new StudyRequest.AskWebhook(club));
    }

    @Override
    protected WebhookState known(WebhookState before) {
        long now = client().serverNow();
        return before.with(now - Math.floorMod(now, MINUTE_MILLIS), answer());
    }

    @Override
    protected BodyView<WebhookState> picture(Context context, Layout layout) {
        return new BodyView<>(
                context, layout, "webhook.title", HeadedScaffold.WIDEST_LIST, (state, width) -> new WebhookBody(
                                context, this, width)
                        .build(state));
    }

    private void send(StudyRequest request) {
        becomeUnseen(state().troubled(""));
        ask(request, () -> {}, why -> becomeSoon(state().troubled(why)));
    }

    @Override
    public void write(String address) {
        becomeUnseen(state().writing(address));
    }

    @Override
    public void save() {
        String address = state().address().trim();
        if (!address.isEmpty()) {
            send(new StudyRequest.SetWebhook(club, address));
        }
    }

    @Override
    public void copy() {
        context().ifPresent(now -> state().secret().ifPresent(secret -> {
            now.device().copy(secret);
            now.router().notice(now.say("about.feedback.copied"));
        }));
    }

    @Override
    public void test() {
        send(new StudyRequest.TestWebhook(club));
    }

    /** What was sent is answered by others, of which the server does not tell by itself. */
    @Override
    public void refresh() {
        ask();
    }

    @Override
    public void makeSecret() {
        send(new StudyRequest.RenewWebhook(club));
    }

    @Override
    public void remove() {
        String title = "webhook.remove";
        context().ifPresent(now -> now.router()
                .open(new ConfirmSheet(
                        now.say(title), now.say("webhook.words"), now.say(title), now.say("dialog.cancel"), () -> {
                            become(state().writing(""));
                            send(new StudyRequest.RemoveWebhook(club));
                        })));
    }
}
