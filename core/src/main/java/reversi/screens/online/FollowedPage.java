package reversi.screens.online;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.Optional;
import reversi.online.PlayerCard;
import reversi.players.online.Topic;
import reversi.screens.BodyView;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;

/** Those whom one follows: who is there, what they do, and the ways to watch and to challenge them. */
public final class FollowedPage extends OnlinePage<FollowedPage.State, BodyView<FollowedPage.State>> {

    /** The page with the list. */
    public FollowedPage(OnlinePages online) {
        super(online, new State(List.of(), Answer.none()));
    }

    /** What is shown: the players in their order. */
    record State(List<PlayerCard> players, Answer answer) {}

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.FOLLOWED));
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.FOLLOWED || topic == Topic.RELATION;
    }

    /** The client asks again by itself once the server is back. */
    @Override
    protected void ask() {
        client().enterFollowed();
    }

    @Override
    protected void askAgain() {}

    @Override
    public void hidden() {
        super.hidden();
        client().leaveFollowed();
    }

    @Override
    protected State known(State before) {
        return new State(client().follows().players(), answer());
    }

    @Override
    protected BodyView<State> picture(Context context, Layout layout) {
        return new BodyView<>(
                context,
                layout,
                "followed.title",
                HeadedScaffold.WIDEST_TALK,
                (state, width) -> list(context, state, width));
    }

    private Actor list(Context context, State state, float width) {
        Panel panel = ListPanels.panel(context);
        float inner = width - 2 * Theme.PAD;
        PlayerRows rows = new PlayerRows(context, online(), inner);
        ListView list = new ListView(context);
        state.players().forEach(player -> list.add(rows.row(player)));
        if (state.players().isEmpty()) {
            list.placeholder(Icon.PEOPLE, state.answer().words(context.texts(), "followed.none"), inner);
        }
        panel.add(list);
        return panel;
    }
}
