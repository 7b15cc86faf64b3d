package reversi.screens.tournament;

import java.util.Optional;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.players.online.OnlineListener;
import reversi.players.online.Topic;
import reversi.screens.BodyView;
import reversi.screens.Context;
import reversi.screens.HeadedScaffold;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.online.OnlinePage;
import reversi.screens.online.OnlinePages;

/** One league: its divisions in a season, whether one plays in it, and the seasons before. */
public final class LeaguePage extends OnlinePage<LeaguePageState, BodyView<LeaguePageState>>
        implements LeagueBody.Actions {

    private final long id;
    private final OnlineListener told = new OnlineListener() {
        @Override
        public void leagueShown(TournamentNews.LeagueInfo league) {
            if (league.card().id() == id) {
                arrived();
                becomeSoon(state().with(league));
            }
        }
    };

    /** The page of a league, by its number. */
    public LeaguePage(OnlinePages online, long id) {
        super(online, LeaguePageState.empty());
        hear(told);
        this.id = id;
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.toLeague(id));
    }

    @Override
    public String title(Context context) {
        return state().info().map(info -> info.card().terms().name()).orElseGet(() -> context.say("league.title"));
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.CONNECTION || topic == Topic.ACCOUNT;
    }

    @Override
    protected void ask() {
        online().open();
        client().ask(new TournamentRequest.AskLeague(id, state().season()));
    }

    @Override
    protected LeaguePageState known(LeaguePageState before) {
        return before.with(
                client().you(),
                client().isMember(),
                TournamentPageState.rounded(Optional.empty(), client().serverNow()),
                answer());
    }

    @Override
    protected BodyView<LeaguePageState> picture(Context context, Layout layout) {
        return new BodyView<>(
                context, layout, "league.title", HeadedScaffold.WIDEST_LIST, (state, width) -> new LeagueBody(
                                context, this, width)
                        .build(state));
    }

    private void send(TournamentRequest request) {
        ask(request, () -> {}, why -> context().ifPresent(now -> now.router().notice(why)));
    }

    @Override
    public void join() {
        send(new TournamentRequest.JoinLeague(id));
    }

    @Override
    public void leave() {
        send(new TournamentRequest.LeaveLeague(id));
    }

    @Override
    public void turn(int season) {
        becomeUnseen(state().asking(season));
        client().ask(new TournamentRequest.AskLeague(id, season));
    }
}
