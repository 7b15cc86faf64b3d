package reversi.screens.online;

import java.util.List;
import java.util.Optional;
import reversi.online.Conversation;
import reversi.online.LobbyRequest;
import reversi.online.MailRequest;
import reversi.online.PlayerCard;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Route;

/** With whom one has exchanged private messages. */
final class MailPage extends OnlineStatePage<MailPage.State, MailView> implements MailView.Actions {
    MailPage(OnlinePages online) {
        super(online, new State("", false, "", new Listed(List.of(), 0, Answer.NONE)));
    }

    /**
     * What is shown.
     *
     * @param name whom one looks for, as it is written
     * @param isFinding whether the server was asked for them
     * @param trouble why they were not found; empty where nothing is the matter
     */
    record State(String name, boolean isFinding, String trouble, Listed list) {
        State writing(String text) {
            return new State(text, isFinding, trouble, list);
        }

        State finding() {
            return new State(name, true, "", list);
        }

        State found(String why) {
            return new State(name, false, why, list);
        }

        State with(Listed known) {
            return new State(name, isFinding, trouble, known);
        }
    }

    /**
     * The list, the latest first.
     *
     * @param now the server's time
     */
    record Listed(List<Conversation> all, long now, Answer answer) {}

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.MAIL));
    }

    @Override
    void heard(Topic topic) {
        if (topic == Topic.PLAYER && state().isFinding()) {
            becomeUnseen(state().found(""));
            client().lobby().asked().ifPresent(info -> online().write(info.player()));
        }
    }

    @Override
    boolean shows(Topic topic) {
        return topic == Topic.MAIL || topic == Topic.CONNECTION;
    }

    @Override
    void ask() {
        client().ask(new MailRequest.AskConversations());
    }

    @Override
    State known(State before) {
        return before.with(new Listed(client().mail().conversations(), client().serverNow(), answer()));
    }

    @Override
    MailView picture(Context context, Layout layout) {
        return new MailView(context, layout, online().photos(), this);
    }

    @Override
    public void write(String name) {
        becomeUnseen(state().writing(name));
    }

    @Override
    public void find() {
        String name = state().name().trim();
        if (!name.isEmpty()) {
            becomeSoon(state().finding());
            ask(new LobbyRequest.FindPlayer(name), () -> {}, why -> becomeSoon(state().found(why)));
        }
    }

    @Override
    public void open(PlayerCard player) {
        online().write(player);
    }
}
