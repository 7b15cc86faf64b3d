package reversi.screens.online;

import reversi.online.AccountRequest;
import reversi.online.Letter;
import reversi.online.PlayerCard;
import reversi.players.online.MailState;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.PageHost;
import reversi.screens.Writable;

/** The private messages exchanged with one member, and the line on which one writes the next. */
final class ConversationPage extends OnlinePage<ConversationState, ConversationView>
        implements ConversationView.Actions {
    private final PlayerCard with;

    ConversationPage(OnlinePages online, PlayerCard with) {
        super(online, ConversationState.empty());
        this.with = with;
    }

    /** Whether it shows what was exchanged with this member. */
    boolean isWith(long player) {
        return with.id() == player;
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.MAIL || topic == Topic.MODERATION;
    }

    @Override
    protected void ask() {
        client().ask(new AccountRequest.AskLetters(with.id(), 0));
    }

    @Override
    protected ConversationState known(ConversationState before) {
        MailState mail = client().mail();
        long id = with.id();
        long now = client().serverNow();
        ConversationState.Letters letters = new ConversationState.Letters(mail.letters(id), mail.hasOlder(id), now);
        return before.with(
                letters, new ConversationState.Writing(client().moderation().muting(now), letters.with(with)));
    }

    @Override
    protected ConversationView picture(Context context, Layout layout) {
        return new ConversationView(context, layout, online().photos(), with, this);
    }

    @Override
    public void shown() {
        super.shown();
        readAll();
    }

    @Override
    protected void follow() {
        super.follow();
        readAll();
    }

    private void readAll() {
        state().letters()
                .newestOf(with)
                .filter(newest ->
                        !newest.read() && !newest.request() && client().mail().unread() > 0)
                .ifPresent(newest -> client().markRead(with.id(), newest.id()));
    }

    @Override
    public void tick(float seconds) {
        super.tick(seconds);
        view().ifPresent(ConversationView::toEnd);
    }

    @Override
    public void write(String text) {
        becomeUnseen(state().writing(text));
    }

    @Override
    public void send() {
        String text = state().draft().trim();
        if (!text.isEmpty()) {
            context().ifPresent(now -> Writable.trouble(now.texts(), text)
                    .ifPresentOrElse(now.router()::notice, () -> send(now.router(), text)));
        }
    }

    private void send(PageHost router, String text) {
        boolean isSent = ask(new AccountRequest.Write(with.id(), text), () -> {}, why -> {
            router.notice(why);
            become(state().givenBack(text));
        });
        if (isSent) {
            become(state().writing(""));
        }
    }

    @Override
    public void older(Letter oldest) {
        client().ask(new AccountRequest.AskLetters(with.id(), oldest.id()));
    }

    @Override
    public void answer(boolean isAccepted) {
        boolean isSent = ask(new AccountRequest.AnswerLetterRequest(with.id(), isAccepted), () -> {}, why -> context()
                .ifPresent(now -> now.router().notice(why)));
        if (isSent && !isAccepted) {
            context().ifPresent(now -> now.router().back());
        }
    }

    @Override
    public void block() {
        online().block(with);
        context().ifPresent(now -> now.router().back());
    }

    @Override
    public void about() {
        context().ifPresent(now -> now.router()
                .open(new PlayerSheet(online(), with, player -> ReportTarget.writing(player, newest()))));
    }

    /** Reports the member for the newest message that came. */
    @Override
    public void report() {
        online().report(ReportTarget.writing(with, newest()));
    }

    private long newest() {
        return state().letters().newestOf(with).map(Letter::id).orElse(0L);
    }
}
