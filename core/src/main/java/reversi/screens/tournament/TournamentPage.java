package reversi.screens.tournament;

import com.badlogic.gdx.Gdx;
import java.util.List;
import java.util.Optional;
import reversi.online.BoardRow;
import reversi.online.ClientMessage;
import reversi.online.GameCard;
import reversi.online.PlayerCard;
import reversi.online.Protocol;
import reversi.online.StandingRow;
import reversi.online.TournamentCard;
import reversi.online.TournamentNews;
import reversi.online.TournamentRequest;
import reversi.players.online.OnlineTable;
import reversi.players.online.Topic;
import reversi.players.online.TournamentState;
import reversi.screens.ConfirmSheet;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Route;
import reversi.screens.game.GameCommentary;
import reversi.screens.online.OnlinePage;
import reversi.screens.online.OnlinePages;
import reversi.screens.online.PlayerSheet;
import reversi.screens.online.Showcase;
import reversi.screens.together.TableCommentary;
import reversi.screens.tournament.TournamentPageState.Moment;
import reversi.screens.tournament.TournamentPageState.Self;
import reversi.screens.tournament.TournamentPageState.Tab;

/** One tournament: before it starts, while it goes on, and its results. */
public final class TournamentPage extends OnlinePage<TournamentPageState, TournamentView>
        implements TournamentActions, Showcase.Watcher {
    private static final float BEAT = 0.5f;

    private final long id;
    private final Showcase show;
    private Optional<TalkSheet> talk = Optional.empty();
    /** What studies say about the game on the board. */
    private Optional<GameCommentary> commentary = Optional.empty();

    private boolean isAsking;
    private float sinceBeat;

    /** The page of a tournament, by its number. */
    public TournamentPage(OnlinePages online, long id) {
        super(online, TournamentPageState.empty());
        this.id = id;
        this.show = Showcase.of(online.client(), this::games);
    }

    @Override
    public Optional<Route> route() {
        return Optional.of(Route.toTournament(id));
    }

    @Override
    public String title(Context context) {
        return state().card().map(card -> card.terms().name()).orElseGet(() -> context.say("tournament.title"));
    }

    /** The games that go on, for the board that shows one of them. */
    private List<GameCard> games() {
        TournamentState known = client().tournaments();
        Optional<TournamentCard> card = known.info().map(TournamentNews.TournamentInfo::card);
        List<BoardRow> rows = known.boards().map(TournamentNews.Boards::rows).orElse(List.of());
        return card.map(now -> rows.stream()
                        .filter(row -> row.table() > 0 && row.result().isEmpty())
                        .map(row -> game(now, row))
                        .toList())
                .orElse(List.of());
    }

    private static GameCard game(TournamentCard card, BoardRow row) {
        return new GameCard(
                row.table(),
                card.startedAt(),
                card.terms().game().variant(),
                card.terms().game().rated(),
                row.black(),
                row.white(),
                row.placements(),
                Optional.empty(),
                false);
    }

    @Override
    protected boolean shows(Topic topic) {
        return topic == Topic.TOURNAMENT || topic == Topic.CONNECTION || topic == Topic.ACCOUNT;
    }

    @Override
    protected void heard(Topic topic) {
        if (topic == Topic.TOURNAMENT || topic == Topic.ACCOUNT || topic == Topic.MODERATION) {
            talk.ifPresent(sheet ->
                    context().filter(now -> now.router().isOpen(sheet)).ifPresent(now -> hearTalk(now, sheet)));
        }
    }

    private void hearTalk(Context now, TalkSheet sheet) {
        becomeUnseen(state().read());
        if (sheet.isStale()) {
            now.router().refreshSheet();
        }
    }

    @Override
    protected void ask() {
        online().open();
        client().followTournament(id);
        show.open(this);
    }

    /** The client asks again by itself. */
    @Override
    protected void askAgain() {}

    @Override
    public void hidden() {
        super.hidden();
        commentary.ifPresent(GameCommentary::close);
        commentary = Optional.empty();
        show.close();
        client().leaveTournament();
    }

    @Override
    protected TournamentPageState known(TournamentPageState before) {
        Optional<TournamentCard> card = client().tournaments().info().map(TournamentNews.TournamentInfo::card);
        return before.with(
                client().tournaments(),
                show.now(),
                commentary.flatMap(known -> known.by().stream().findFirst()),
                new Self(client().you(), client().isMember(), isAsking),
                client().tournamentRemarks().size(),
                new Moment(TournamentPageState.rounded(card, client().serverNow()), answer()));
    }

    @Override
    protected TournamentView picture(Context context, Layout layout) {
        show.setTempo(context.tempo());
        return new TournamentView(context, layout, this);
    }

    @Override
    public void tick(float seconds) {
        super.tick(seconds);
        sinceBeat += seconds;
        if (sinceBeat >= BEAT) {
            sinceBeat = 0;
            show.pass();
            TournamentPageState now = known(state());
            if (!Gdx.input.isTouched() && !now.equals(state())) {
                become(now);
            }
        }
    }

    @Override
    public void replaced() {
        commentary.ifPresent(GameCommentary::close);
        commentary = show.table().map(table -> new TableCommentary(client(), table, this::renew));
        renew();
    }

    @Override
    public void moved() {
        view().ifPresent(TournamentView::moved);
    }

    @Override
    public void choose(Tab tab) {
        become(state().on(tab));
    }

    private void send(ClientMessage request, String done) {
        isAsking = ask(
                request,
                () -> {
                    isAsking = false;
                    renew();
                    if (!done.isEmpty()) {
                        notice(done);
                    }
                },
                why -> {
                    isAsking = false;
                    renew();
                    context().ifPresent(now -> now.router().notice(why));
                });
        renew();
    }

    @Override
    public void join() {
        send(new TournamentRequest.JoinTournament(id), "tournament.joined");
    }

    @Override
    public void withdraw() {
        confirm(
                "tournament.withdraw.title",
                "tournament.withdraw.words",
                "tournament.withdraw",
                new TournamentRequest.WithdrawFromTournament(id));
    }

    @Override
    public void cancel() {
        confirm(
                "tournament.cancel.title",
                "tournament.cancel.words",
                "tournament.cancel",
                new TournamentRequest.CancelTournament(id));
    }

    private void confirm(String title, String words, String yes, ClientMessage request) {
        context().ifPresent(now -> now.router()
                .open(new ConfirmSheet(
                        now.say(title),
                        now.say(words),
                        now.say(yes),
                        now.say("dialog.cancel"),
                        () -> send(request, ""))));
    }

    @Override
    public void register() {
        online().register();
    }

    @Override
    public void watch(long table) {
        show.handOver(table);
        online().watch(table);
    }

    @Override
    public void watchShown() {
        show.table().map(OnlineTable::id).ifPresent(this::watch);
    }

    @Override
    public void commentary() {
        commentary.ifPresent(known -> context().ifPresent(known::open));
    }

    @Override
    public void talk() {
        context().ifPresent(now -> {
            becomeSoon(state().read());
            TalkSheet sheet = new TalkSheet(online(), id);
            talk = Optional.of(sheet);
            now.router().open(sheet);
        });
    }

    private String address() {
        return online().server().webAddress();
    }

    @Override
    public void share() {
        context().ifPresent(now -> {
            String link = address() + "/" + Route.toTournament(id).fragment();
            if (now.device().canShare()) {
                now.device().share(title(now), link);
            } else {
                now.device().copy(link);
                now.router().notice(now.say("about.feedback.copied"));
            }
        });
    }

    @Override
    public void results() {
        context().ifPresent(now -> now.router().open(new ResultsSheet(address(), id)));
    }

    @Override
    public void open(StandingRow row) {
        PlayerCard player = row.player();
        boolean canRemove = state().canCancel() && !row.out() && !online().isYou(player);
        context().ifPresent(now -> now.router()
                .open(
                        canRemove
                                ? new EntrySheet(
                                        player,
                                        () -> now.router().open(new PlayerSheet(online(), player)),
                                        () -> send(
                                                new TournamentRequest.RemoveFromTournament(id, player.id()),
                                                "tournament.removed"))
                                : new PlayerSheet(online(), player)));
    }

    @Override
    public void turnStandings(int by) {
        state().standings().ifPresent(page -> client().showStandings(page.from() + by * Protocol.STANDING_ROWS));
    }

    @Override
    public void turnBoards(int by) {
        state().boards()
                .ifPresent(page -> client().showBoards(round(state().round()), page.from() + by * Protocol.BOARD_ROWS));
    }

    @Override
    public void showRound(int round) {
        client().showBoards(round(round), 0);
    }

    /** A round as it is asked for: the last one stays the last one when another begins. */
    private int round(int round) {
        return round < state().rounds() ? round : 0;
    }
}
