package reversi.screens.club;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.online.ClubCard;
import reversi.online.Protocol;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.players.online.OnlineListener;
import reversi.players.online.Topic;
import reversi.screens.BodyView;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.online.Line;
import reversi.screens.online.ListPanels;
import reversi.screens.online.ListView;
import reversi.screens.online.OnlinePage;
import reversi.screens.online.OnlinePages;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Panel;
import reversi.screens.ui.TextInput;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** The clubs of a server: one's own first, and all others by name. */
public final class ClubsPage extends OnlinePage<ClubsState, BodyView<ClubsState>> {

    private final OnlineListener listed = new OnlineListener() {
        @Override
        public void clubsListed(TournamentNews.Clubs page) {
            arrived();
            becomeSoon(state().with(page));
        }
    };

    /** The list. */
    public ClubsPage(OnlinePages online) {
        super(online, ClubsState.empty());
        hear(listed);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.CLUBS));
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.CONNECTION;
    }

    @Override
    protected void ask() {
        online().open();
        ask(0);
    }

    private void ask(int from) {
        client().ask(new TournamentRequest.AskClubs(state().asked(), from));
    }

    private void search() {
        become(state().asking());
        ask(0);
    }

    @Override
    protected ClubsState known(ClubsState before) {
        return before.with(client().isMember(), answer());
    }

    @Override
    protected BodyView<ClubsState> picture(Context context, Layout layout) {
        return new BodyView<>(
                context,
                layout,
                "clubs.title",
                HeadedScaffold.WIDEST_LIST,
                (state, width) -> body(context, state, width));
    }

    private Actor body(Context context, ClubsState state, float width) {
        Table body = ListPanels.body();
        if (state.canFound()) {
            body.add(context.ui().primary(context.say("club.found"), () -> context.router()
                            .enter(ClubFormPage.found(online()))))
                    .height(Theme.BUTTON)
                    .row();
        }
        if (!state.own().isEmpty()) {
            Panel own = ListPanels.panel(context);
            own.add(context.ui().text(context.say("clubs.own"), Type.TITLE)).row();
            own.add(list(context, state.own()));
            body.add(own).row();
        }
        body.add(found(context, state, width - 2 * Theme.PAD));
        return body;
    }

    private Actor found(Context context, ClubsState state, float room) {
        Panel panel = ListPanels.panel(context);
        TextInput name = context.ui()
                .writing(
                        state.name(),
                        context.say("clubs.search"),
                        Protocol.MAX_NAME,
                        words -> becomeUnseen(state().named(words)));
        name.onEnter(this::search);
        panel.add(name).padBottom(Theme.LINE_GAP).row();
        ListView list = list(context, state.others());
        if (state.rows().isEmpty()) {
            String none = state.asked().isEmpty() ? "clubs.none.yet" : "clubs.none";
            list.placeholder(Icon.PEOPLE, state.answer().words(context.texts(), none), room);
        }
        if (state.hasMore()) {
            list.more("tournament.after", () -> ask(state.rows().size()));
        }
        panel.add(list);
        return panel;
    }

    private static ListView list(Context context, List<ClubCard> clubs) {
        ClubWords words = new ClubWords(context);
        ListView list = new ListView(context);
        for (ClubCard club : clubs) {
            Line line = new Line(
                    context.ui(),
                    context.ui().palette().faint(),
                    club.name(),
                    words.facts(club),
                    club.role().map(words::role).orElse(""),
                    true,
                    () -> context.go().club(club.id()));
            list.add(new ListView.Row().line(line.orThreeLines(), Theme.ROW));
        }
        return list;
    }
}
