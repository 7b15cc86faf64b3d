package reversi.screens.tournament;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import reversi.online.LeagueCard;
import reversi.online.TournamentRequest;
import reversi.players.online.OnlineListener;
import reversi.players.online.Topic;
import reversi.screens.BodyView;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.online.Answer;
import reversi.screens.online.Line;
import reversi.screens.online.ListPanels;
import reversi.screens.online.ListView;
import reversi.screens.online.OnlinePage;
import reversi.screens.online.OnlinePages;
import reversi.screens.ui.Icon;
import reversi.screens.ui.Palette;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Type;

/** The leagues of a server. */
public final class LeaguesPage extends OnlinePage<LeaguesPage.State, BodyView<LeaguesPage.State>> {
    /** From this width on, facts and the next season stand beside each other. */
    private static final float ROOM_FOR_FACTS = 520;

    private final OnlineListener listed = new OnlineListener() {
        @Override
        public void leaguesListed(List<LeagueCard> leagues) {
            arrived();
            becomeSoon(new State(leagues, state().now(), answer()));
        }
    };

    /** The list. */
    public LeaguesPage(OnlinePages online) {
        super(online, new State(List.of(), 0, Answer.none()));
        hear(listed);
    }

    /**
     * What is shown.
     *
     * @param now the server's time, exact to a quarter of a minute
     */
    record State(List<LeagueCard> cards, long now, Answer answer) {}

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.to(Route.Kind.LEAGUES));
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.CONNECTION;
    }

    @Override
    protected void ask() {
        online().open();
        client().ask(new TournamentRequest.AskLeagues());
    }

    @Override
    protected State known(State before) {
        return new State(before.cards(), TournamentPageState.rounded(Optional.empty(), client().serverNow()), answer());
    }

    @Override
    protected BodyView<State> picture(Context context, Layout layout) {
        return new BodyView<>(
                context,
                layout,
                "leagues.title",
                HeadedScaffold.WIDEST_LIST,
                (state, width) -> body(context, state, width));
    }

    private static Actor body(Context context, State state, float width) {
        Panel panel = ListPanels.panel(context);
        float room = width - 2 * Theme.PAD;
        panel.add(context.ui().muted(context.say("league.rule"), Type.SMALL).wrap(room))
                .padBottom(Theme.ROW_GAP)
                .row();
        ListView list = new ListView(context);
        for (LeagueCard card : state.cards()) {
            list.add(new ListView.Row().line(line(context, card, state.now(), width), Theme.HIGH_ROW));
        }
        if (state.cards().isEmpty()) {
            list.placeholder(Icon.PODIUM, state.answer().words(context.texts(), "leagues.none"), room);
        }
        panel.add(list);
        Table body = new Table();
        body.defaults().growX();
        body.add(panel).row();
        if (state.cards().isEmpty()) {
            body.add(context.ui().secondary(context.say("clubs.title"), context.go()::clubs))
                    .height(Theme.BUTTON)
                    .padTop(ListPanels.BETWEEN);
        }
        return body;
    }

    /** In a narrow window when the next season begins stands below the name, and the rest on the league's own page. */
    private static Line line(Context context, LeagueCard card, long now, float width) {
        LeagueWords words = new LeagueWords(context);
        Palette palette = context.ui().palette();
        boolean isNarrow = width < ROOM_FOR_FACTS;
        Line line = new Line(
                context.ui(),
                card.role().isPresent() ? palette.accentInk() : palette.faint(),
                card.terms().name(),
                isNarrow ? words.next(card, now) : words.facts(card),
                isNarrow ? "" : words.next(card, now),
                true,
                () -> context.go().league(card.id()));
        return line.breakingName().orThreeLines();
    }
}
