package reversi.screens.online;

import java.util.Optional;
import reversi.online.AccountRequest;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.players.online.MailState;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Route;

/** With whom one has exchanged private messages. */
public final class MailPage extends OnlinePage<MailPageState, MailView> implements MailView.Actions {
    /** The page. */
    public MailPage(OnlinePages online) {
        super(online, MailPageState.empty());
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.MAIL));
    }

    @Override
    protected void heard(Topic topic) {
        if (topic == Topic.PLAYER && state().search().isFinding()) {
            becomeUnseen(found(""));
            client().lobby().asked().ifPresent(info -> online().write(info.player()));
        }
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.MAIL || topic == Topic.CONNECTION;
    }

    @Override
    protected void ask() {
        client().ask(new AccountRequest.AskConversations());
        client().ask(new AccountRequest.AskLetterRequests());
    }

    @Override
    protected MailPageState known(MailPageState before) {
        MailState mail = client().mail();
        boolean isChosen = before.list().requests().isChosen();
        MailPageState.Requests requests = new MailPageState.Requests(mail.requests(), mail.hasMoreRequests(), isChosen);
        return before.with(new MailPageState.Listed(mail.conversations(), requests, client().serverNow(), answer()));
    }

    @Override
    protected MailView picture(Context context, Layout layout) {
        return new MailView(context, layout, online().photos(), this);
    }

    @Override
    public void write(String name) {
        becomeUnseen(state().with(state().search().writing(name)));
    }

    @Override
    public void find() {
        String name = state().search().name().trim();
        if (!name.isEmpty()) {
            becomeSoon(state().with(state().search().finding()));
            ask(new LobbyRequest.FindPlayer(name), () -> {}, why -> becomeSoon(found(why)));
        }
    }

    private MailPageState found(String why) {
        return state().with(state().search().found(why));
    }

    @Override
    public void choose(boolean isRequests) {
        become(state().choosing(isRequests));
    }

    @Override
    public void open(PlayerCard player) {
        online().write(player);
    }
}
