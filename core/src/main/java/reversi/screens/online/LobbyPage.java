package reversi.screens.online;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reversi.online.AccountRequest;
import reversi.online.LobbyRequest;
import reversi.online.RankingBoard;
import reversi.players.online.OnlineTable;
import reversi.players.online.Topic;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Route;

/** Who is there, what they do, and the ways into a game. */
public final class LobbyPage extends OnlinePage<LobbyPageState, LobbyView>
        implements LobbyView.Actions, Showcase.Watcher {
    /** How many points a searched opponent may be apart, 0 for any, in the order in which a button changes them. */
    private static final List<Integer> RANGES = List.of(0, 200, 100, 50);

    /** While the list is scrolled, other rows are asked for no more often than this, in seconds. */
    private static final float ROWS_SECONDS = 0.25f;

    private static final Set<Topic> ELSEWHERE =
            EnumSet.of(Topic.HISTORY, Topic.ACCOUNT, Topic.PLAYER, Topic.FOLLOWED, Topic.RELATION);

    /** How long it is since other rows were last asked for, in seconds. */
    private float sinceRows;

    /** The lobby. */
    public LobbyPage(OnlinePages online) {
        super(online, LobbyPageState.of(online.client(), online.showcase(), RANGES.get(0)));
    }

    @Override
    public String kind() {
        return "lobby";
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(online().link().route());
    }

    @Override
    protected boolean shows(Topic topic) {
        return !ELSEWHERE.contains(topic);
    }

    @Override
    protected void ask() {
        online().open();
        client().enterLobby();
        askAgain();
        online().showcase().open(this);
    }

    /** The client enters the lobby again by itself. */
    @Override
    protected void askAgain() {
        if (client().isMember()) {
            client().ask(new AccountRequest.AskConversations());
        }
        client().ask(new LobbyRequest.AskRanking(RankingBoard.ALL, 0));
    }

    @Override
    protected LobbyPageState known(LobbyPageState before) {
        return LobbyPageState.of(client(), online().showcase(), before.middle().range())
                .since(before);
    }

    @Override
    protected LobbyView picture(Context context, Layout layout) {
        online().showcase().setTempo(context.tempo());
        return new LobbyView(context, layout, online(), this);
    }

    @Override
    public void hidden() {
        super.hidden();
        online().showcase().close();
        client().leaveLobby();
    }

    @Override
    public void tick(float seconds) {
        super.tick(seconds);
        sinceRows += seconds;
        if (sinceRows >= ROWS_SECONDS) {
            sinceRows = 0;
            view().flatMap(LobbyView::rows).ifPresent(client()::showRows);
        }
    }

    @Override
    public void mail() {
        context().ifPresent(now -> now.go().mail());
    }

    @Override
    public void games() {
        context().ifPresent(now -> now.go().ownGames());
    }

    @Override
    public void ranking() {
        context().ifPresent(now -> now.go().ranking());
    }

    @Override
    public void range() {
        int next = (RANGES.indexOf(state().middle().range()) + 1) % RANGES.size();
        becomeSoon(LobbyPageState.of(client(), online().showcase(), RANGES.get(next))
                .since(state()));
    }

    @Override
    public void account() {
        context().ifPresent(now -> now.go().account());
    }

    @Override
    public void watch() {
        online().showcase().table().map(OnlineTable::id).ifPresent(online()::watch);
    }

    @Override
    public void replaced() {
        renew();
    }

    @Override
    public void moved() {
        view().ifPresent(LobbyView::moved);
    }

    @Override
    public boolean back() {
        online().goHome();
        return true;
    }
}
