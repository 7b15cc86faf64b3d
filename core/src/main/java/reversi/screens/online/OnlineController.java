package reversi.screens.online;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Timer;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.game.GameSetup;
import reversi.online.ErrorCode;
import reversi.online.GameTerms;
import reversi.online.Invitation;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerCount;
import reversi.online.PlayerKind;
import reversi.online.Presence;
import reversi.online.TableEvent;
import reversi.online.TournamentNews;
import reversi.players.online.ConnectionState;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.OnlineTable;
import reversi.players.online.ServerAddress;
import reversi.players.online.Topic;
import reversi.screens.ConfirmSheet;
import reversi.screens.Feedback;
import reversi.screens.Navigator;
import reversi.screens.OngoingGame;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.Router;
import reversi.screens.Texts;
import reversi.screens.game.GamePage;
import reversi.screens.home.HomePage;

/** Joins the client of a server with the pages: connects, opens games that begin, and leads from page to page. */
public final class OnlineController implements OnlinePages, OnlineListener {
    private static final float BEAT = 0.5f;

    private final OnlineServices services;
    private final OnlineClient client;
    private final ChosenServer server;
    private final Router router;
    private final Navigator go;
    private final OnlineNotices notices;
    private final SanctionNotices sanctions;
    private final FollowedLink link;
    private final OngoingOnlineGame ongoing;
    private final Photos photos;
    private final Showcase showcase;
    private final CountKeeper counts;
    private @Nullable LinkSheet linkSheet;
    private OptionalLong awaited = OptionalLong.empty();

    /** The page that was asked for before somebody was signed in. */
    private Optional<Route> wished = Optional.empty();

    private final Timer.Task beat = new Timer.Task() {
        @Override
        public void run() {
            client.pass();
            showcase.pass();
            notices.pass();
            showState();
            showGame();
        }
    };

    /** A controller that opens its pages by this navigator. */
    public OnlineController(OnlineServices services, Navigator go) {
        this.services = services;
        this.client = services.client();
        this.server = services.server();
        this.router = services.router();
        this.go = go;
        this.notices = new OnlineNotices(client, router, services.sounds(), services.texts());
        this.sanctions = new SanctionNotices(this, router);
        this.link = new FollowedLink(
                client, services.device().invitation(), services.device()::forgetInvitation, notices::failed);
        this.ongoing = new OngoingOnlineGame(client, services.memory(), go, services.texts());
        this.photos = new Photos(server::webAddress, client::photo);
        this.showcase = Showcase.ofAll(client);
        this.counts = new CountKeeper(
                (request, listener) -> Gdx.net.sendHttpRequest(request, listener),
                System::currentTimeMillis,
                this::countChanged);
        client.addListener(notices);
        client.addListener(sanctions);
        client.addListener(new DeviceNotices(this, router));
        client.addListener(this);
    }

    @Override
    public OnlineClient client() {
        return client;
    }

    @Override
    public ChosenServer server() {
        return server;
    }

    @Override
    public FollowedLink link() {
        return link;
    }

    @Override
    public boolean isYou(PlayerCard player) {
        return client.you().filter(you -> you.id() == player.id()).isPresent();
    }

    @Override
    public Photos photos() {
        return photos;
    }

    /** Fetches every photo again when it is shown next, since the graphics card forgot them. */
    public void forgetPhotos() {
        photos.forget();
    }

    @Override
    public Showcase showcase() {
        return showcase;
    }

    /** How many play, where a server is known; it is asked without waiting, and the first page shows the answer when it comes. */
    public Optional<PlayerCount> players() {
        return counts.of(server.written()
                .flatMap(ServerAddress::read)
                .map(ServerAddress::web)
                .orElse(""));
    }

    /** Whether there is a server to play on, as far as that is known: one is set, and somebody answered when it was last asked. */
    public boolean hasServer() {
        return server.written().isPresent() && !services.memory().isSilent();
    }

    private void countChanged() {
        services.memory().setSilent(counts.isMissing());
        if (router.front() instanceof HomePage) {
            router.refresh();
        }
    }

    /** Where feedback goes: to the server's operator, else to the address that the build has set; empty where there is neither. */
    public Optional<Feedback> feedback(Consumer<String> browser) {
        if (server.written().isPresent()) {
            return Optional.of(version -> {
                open();
                router.open(new FeedbackSheet(this, version));
            });
        }
        return server.feedbackAddress().map(address -> version -> browser.accept(address));
    }

    @Override
    public void open() {
        if (!beat.isScheduled()) {
            Timer.schedule(beat, BEAT, BEAT);
        }
        server.connect();
    }

    /** A game that went on when the program was left goes on at once: connects, and the server leads back to the table. */
    public void rejoin() {
        if (ongoing.isLeft()) {
            open();
        }
    }

    /** One's own game that goes on while another page is open; empty where there is none. */
    public Optional<OngoingGame> ongoing() {
        return ongoing.now();
    }

    private void showGame() {
        if (router.front() instanceof HomePage page) {
            page.follow();
        }
    }

    @Override
    public void open(Route route) {
        wished = Optional.of(route);
        go.online();
        followWish();
    }

    /** Shows what the link of an invitation leads to. */
    public void follow(String code) {
        go.online();
        link.ask(code);
    }

    private void followWish() {
        if (client.you().isEmpty() || wished.isEmpty()) {
            return;
        }
        Route route = wished.get();
        wished = Optional.empty();
        switch (route.kind()) {
            case TABLE -> watch(route.number());
            case TOURNAMENTS -> go.tournaments();
            case TOURNAMENT -> go.tournament(route.number());
            case CLUBS -> go.clubs();
            case CLUB -> go.club(route.number());
            case STUDIES -> go.studies();
            case STUDY -> go.study(route.detail());
            case LEAGUES -> go.leagues();
            case LEAGUE -> go.league(route.number());
            case HISTORY -> go.ownGames();
            case RANKING -> go.ranking();
            case MAIL -> {
                if (client.isMember()) {
                    go.mail();
                }
            }
            case FOLLOWED -> {
                if (client.isMember()) {
                    go.followed();
                }
            }
            case ACCOUNT -> {
                if (client.isMember()) {
                    go.account();
                }
            }
            case MODERATION -> {
                if (client.isMember()) {
                    go.moderation();
                }
            }
            default -> {}
        }
    }

    /** The page to begin with: the lobby for who is signed in or will be, otherwise where one signs in. */
    public Page page() {
        return client.you().isPresent() ? new LobbyPage(this) : new SignInPage(this);
    }

    private Texts texts() {
        return services.texts().get();
    }

    @Override
    public void register() {
        Runnable leave = () -> {
            client.signOut();
            router.replace(new SignInPage(this, true));
        };
        if (client.ownGame().isEmpty()) {
            leave.run();
        } else {
            Texts words = texts();
            router.open(new ConfirmSheet(
                    words.get("lobby.register.title"),
                    words.get("lobby.register.words"),
                    words.get("signin.register"),
                    words.get("dialog.cancel"),
                    leave));
        }
    }

    /** Ends what runs. */
    public void dispose() {
        beat.cancel();
        client.removeListener(notices);
        client.removeListener(sanctions);
        client.removeListener(this);
        client.disconnect();
        photos.dispose();
    }

    @Override
    public void watch(long table) {
        showcase.handOver(table);
        Optional<OnlineTable> known = client.table(table);
        if (known.isPresent()) {
            go.table(known.get());
        } else {
            awaited = OptionalLong.of(table);
            client.watch(table);
        }
    }

    @Override
    public void invite(PlayerCard player) {
        boolean areMembers = client.isMember() && player.kind() == PlayerKind.MEMBER;
        String title = texts().get("invite.title", player.name());
        Consumer<GameTerms> send = terms -> {
            if (client.ask(new LobbyRequest.Invite(player.id(), terms))) {
                notices.say("invite.sent", player.name());
            }
        };
        boolean isAway = areMembers && player.presence() == Presence.OFFLINE;
        router.open(isAway ? InviteSheet.byDays(title, send) : new InviteSheet(title, "invite.send", areMembers, send));
    }

    @Override
    public void goHome() {
        go.home();
    }

    @Override
    public void write(PlayerCard player) {
        router.enter(new ConversationPage(this, player));
    }

    @Override
    public void block(PlayerCard player) {
        if (client.block(player.id())) {
            notices.say("player.blocked", player.name());
        }
    }

    @Override
    public void mute(PlayerCard player, boolean isMuted) {
        if (client.mute(player.id(), isMuted)) {
            notices.say(isMuted ? "player.muted" : "player.unmuted", player.name());
        }
    }

    @Override
    public void report(ReportTarget target) {
        router.open(new ReportSheet(this, List.of(target)));
    }

    /** Opens the dialog about one of these players of a game, of whom there is one at least. */
    public void profile(List<PlayerCard> players, long table) {
        router.open(
                players.size() == 1
                        ? PlayerSheet.at(this, players.get(0), table)
                        : new PlayersSheet(this, players, table));
    }

    /** Opens the dialog in which a player of a game is reported: one of these, of whom there is one at least. */
    public void report(List<PlayerCard> players, long table) {
        List<ReportTarget> targets =
                players.stream().map(player -> ReportTarget.at(table, player)).toList();
        router.open(new ReportSheet(this, targets));
    }

    private boolean isOnlinePage() {
        Page front = router.front();
        return front instanceof OnlinePage
                || (front instanceof GamePage page && page.game().mode() == GameSetup.Mode.ONLINE);
    }

    private boolean isLinkOpen() {
        LinkSheet sheet = linkSheet;
        return sheet != null && router.isOpen(sheet);
    }

    @Override
    public void openLinks() {
        LinkSheet sheet = new LinkSheet(this);
        linkSheet = sheet;
        router.open(sheet);
    }

    private void showState() {
        if (client.state() == ConnectionState.AWAY && isOnlinePage()) {
            router.ribbon(texts().get("online.lost"));
        } else {
            router.ribbon(router.front() instanceof GamePage page ? page.ribbon() : "");
        }
    }

    @Override
    public void changed(Topic topic) {
        if (topic == Topic.PLAYER || topic == Topic.RELATION || (topic == Topic.INVITATIONS && isLinkOpen())) {
            router.refreshSheet();
        }
        if (topic == Topic.TOURNAMENTS || topic == Topic.TOURNAMENT) {
            notices.pass();
        }
        if (topic == Topic.ACCOUNT) {
            // One's settings come after every sign-in, and after the games that go on.
            ongoing.remember();
        }
        showGame();
        if (topic == Topic.CONNECTION) {
            showState();
            link.follow();
            if (router.front() instanceof SignInPage && client.you().isPresent()) {
                go.online();
                followWish();
            }
        }
    }

    @Override
    public void seated(OnlineTable table) {
        boolean isLive = client.isMine(table)
                && table.finish().isEmpty()
                && !table.terms().isByDays();
        ongoing.remember();
        boolean isAwaited = awaited.isPresent() && awaited.getAsLong() == table.id();
        if (isLive || isAwaited) {
            awaited = OptionalLong.empty();
            router.clearNotices();
            go.table(table);
            client.tournaments().call(table.id()).ifPresent(notices::called);
        }
    }

    @Override
    public void tournamentCalls(TournamentNews.TournamentCalls call) {
        client.table(call.table()).ifPresent(table -> notices.called(call));
    }

    @Override
    public void tableRenewed(OnlineTable table) {
        ongoing.remember();
        showGame();
    }

    @Override
    public void happened(OnlineTable table, TableEvent event) {
        ongoing.remember();
        showGame();
    }

    @Override
    public void invited(Invitation invitation) {
        router.openUnasked(new InvitationSheet(this, invitation));
    }

    @Override
    public void linkShown(LobbyNews.LinkInfo info) {
        if (link.isAbout(info)) {
            router.openUnasked(new LinkLanding(this, info));
        }
    }

    @Override
    public void signedOut(ErrorCode why) {
        if (isOnlinePage()) {
            go.online();
        }
    }
}
