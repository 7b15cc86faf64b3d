package reversi.screens.online;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Timer;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import reversi.game.GameSetup;
import reversi.game.TimeControl;
import reversi.online.AccountRequest;
import reversi.online.Invitation;
import reversi.online.Letter;
import reversi.online.LobbyNews;
import reversi.online.LobbyRequest;
import reversi.online.PlayerCard;
import reversi.online.PlayerCount;
import reversi.online.ServerMessage.Failed;
import reversi.online.TableEvent;
import reversi.players.online.ConnectionState;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineListener;
import reversi.players.online.OnlineMemory;
import reversi.players.online.OnlineTable;
import reversi.players.online.PublicHost;
import reversi.players.online.ReplyListener;
import reversi.players.online.ServerAddress;
import reversi.players.online.Topic;
import reversi.rules.Disc;
import reversi.screens.ConfirmSheet;
import reversi.screens.FaultWords;
import reversi.screens.Feedback;
import reversi.screens.Navigator;
import reversi.screens.OngoingGame;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.Router;
import reversi.screens.ServerChoice;
import reversi.screens.Texts;
import reversi.screens.game.ClockText;
import reversi.screens.game.GamePage;
import reversi.screens.home.HomePage;
import reversi.screens.sound.SoundName;
import reversi.screens.sound.Sounds;

/** Joins the client of a server with the pages: it connects, opens games that begin, and says what needs to be said on every page. */
public final class OnlineController implements OnlinePages, OnlineListener, ServerChoice {
    private static final float BEAT = 0.5f;

    private final OnlineClient client;
    private final OnlineMemory memory;
    private final Optional<String> home;
    private final Router router;
    private final Navigator go;
    private final Sounds sounds;
    private final Supplier<Texts> texts;
    private final Photos photos;
    private final Showcase showcase;
    private final ClockText clock = new ClockText();
    private final PublicHost host;
    private final CountKeeper counts;
    private @Nullable LinkSheet linkSheet;
    private OptionalLong awaited = OptionalLong.empty();
    private Optional<String> code;
    private final Runnable forgetCode;
    /** Whether the person said yes to the link that led here. */
    private boolean isCodeTaken;

    /** Whether the server was asked about it since it was reached. */
    private boolean isCodeAsked;

    /** The page that was asked for before somebody was signed in. */
    private Optional<Route> wished = Optional.empty();

    private final Timer.Task beat = new Timer.Task() {
        @Override
        public void run() {
            client.pass();
            showcase.pass();
            showState();
            showGame();
        }
    };

    /**
     * Leads to the server of this address, or where there is none to the one that the person names.
     *
     * @param home the address of the server that the game itself came from
     * @param host what this build knows of the world
     * @param code the code of a link that the person followed to get here
     * @param forgetCode does away with that code where it came from
     */
    public OnlineController(
            OnlineClient client,
            OnlineMemory memory,
            Optional<String> home,
            PublicHost host,
            Optional<String> code,
            Runnable forgetCode,
            Router router,
            Navigator go,
            Sounds sounds,
            Supplier<Texts> texts) {
        this.client = client;
        this.memory = memory;
        this.home = home;
        this.host = host;
        this.code = code;
        this.forgetCode = forgetCode;
        this.router = router;
        this.go = go;
        this.sounds = sounds;
        this.texts = texts;
        this.photos = new Photos(this::webAddress);
        this.showcase = new Showcase(client);
        this.counts = new CountKeeper(
                (request, listener) -> Gdx.net.sendHttpRequest(request, listener),
                System::currentTimeMillis,
                this::countChanged);
        client.addListener(this);
    }

    @Override
    public OnlineClient client() {
        return client;
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

    @Override
    public boolean isFixed() {
        return home.isPresent();
    }

    @Override
    public String address() {
        return chosen().orElse(ServerAddress.THIS_COMPUTER);
    }

    /** The server that the game came from, that the person has chosen or that the build has set, in this order. */
    private Optional<String> chosen() {
        return home.or(() -> memory.address().isEmpty() ? Optional.empty() : Optional.of(memory.address()))
                .or(() -> host.server().map(ServerAddress::web));
    }

    @Override
    public Optional<ServerAddress> otherPublicServer() {
        return host.server().filter(server -> !ServerAddress.read(address()).equals(host.server()));
    }

    /** How many play, where a server is known; it is asked without waiting, and the first page shows the answer when it comes. */
    public Optional<PlayerCount> players() {
        return counts.of(
                chosen().flatMap(ServerAddress::read).map(ServerAddress::web).orElse(""));
    }

    private void countChanged() {
        if (router.front() instanceof HomePage) {
            router.refresh();
        }
    }

    /** Where feedback goes: to the server's operator, else to the address that the build has set; empty where there is neither. */
    public Optional<Feedback> feedback(Consumer<String> browser) {
        if (chosen().isPresent()) {
            return Optional.of(version -> {
                open();
                router.open(new FeedbackSheet(this, version));
            });
        }
        return host.feedback().map(address -> version -> browser.accept(address));
    }

    /** Opens one's own account, with the invitations that one accepts and the block list; who is not signed in does that first. */
    public void account() {
        if (client.you().isPresent()) {
            router.enter(new AccountPage(this));
        } else {
            go.online();
        }
    }

    @Override
    public String serverName() {
        return ServerAddress.read(address()).map(ServerAddress::host).orElseGet(this::address);
    }

    @Override
    public String webAddress() {
        return ServerAddress.read(address()).map(ServerAddress::web).orElse("");
    }

    @Override
    public boolean choose(String written) {
        boolean isAddress = ServerAddress.read(written).isPresent();
        if (isAddress && !written.trim().equals(address())) {
            client.disconnect();
            memory.setAddress(written.trim());
        }
        return isAddress;
    }

    @Override
    public boolean connect(String written) {
        Optional<ServerAddress> address = ServerAddress.read(written);
        address.ifPresent(server -> {
            if (!isFixed()) {
                memory.setAddress(written.trim());
            }
            client.connect(server);
        });
        return address.isPresent();
    }

    @Override
    public void open() {
        if (!beat.isScheduled()) {
            Timer.schedule(beat, BEAT, BEAT);
        }
        boolean isOff = client.state() == ConnectionState.CLOSED || client.state() == ConnectionState.OUTDATED;
        if (isOff) {
            connect(address());
        } else {
            client.reconnectNow();
        }
    }

    /** A game that went on when the program was left goes on at once: connects, and the server leads back to the table. */
    public void rejoin() {
        if (memory.opponent().isPresent()) {
            open();
        }
    }

    /** One's own game that goes on while another page is open; empty where there is none. */
    public Optional<OngoingGame> ongoing() {
        Texts words = texts.get();
        return client.ownGame()
                .map(table -> new OngoingGame(words(table), () -> go.table(table)))
                .or(() -> memory.opponent()
                        .map(name -> new OngoingGame(words.get("home.ongoing.away", name), go::online)));
    }

    /** Against whom, and how much time one has where there is a clock. */
    private String words(OnlineTable table) {
        Disc side = client.you().flatMap(you -> table.side(you.id())).orElse(Disc.BLACK);
        String name = table.player(side.other()).name();
        if (table.terms().time().kind() == TimeControl.Kind.NONE) {
            return texts.get().get("home.ongoing", name);
        }
        long left = table.clocksAt(client.serverNow()).of(side);
        boolean isYours = table.position().toMove() == side;
        return texts.get()
                .get(
                        isYours ? "home.ongoing.yours" : "home.ongoing.theirs",
                        name,
                        clock.of(left, texts.get().language().numerals()));
    }

    private void showGame() {
        if (router.front() instanceof HomePage page) {
            page.follow();
        }
    }

    /** Keeps in mind for the next start whether there is a game to come back to. */
    private void remember() {
        if (client.you().isPresent()) {
            memory.setOpponent(client.ownGame()
                    .flatMap(table -> client.you()
                            .flatMap(you -> table.side(you.id()))
                            .map(side -> table.player(side.other()).name()))
                    .orElse(""));
        }
    }

    @Override
    public Route route() {
        return code.map(Route::toInvitation).orElse(Route.to(Route.Kind.LOBBY));
    }

    @Override
    public void open(Route route) {
        wished = Optional.of(route);
        go.online();
        followWish();
    }

    private void followWish() {
        if (client.you().isEmpty() || wished.isEmpty()) {
            return;
        }
        Route route = wished.get();
        wished = Optional.empty();
        switch (route.kind()) {
            case TABLE -> watch(route.number());
            case HISTORY -> router.enter(new AccountGamesPage(this));
            case RANKING -> router.enter(new RankingPage(this));
            case MAIL -> enterAsMember(new MailPage(this));
            case ACCOUNT -> enterAsMember(new AccountPage(this));
            default -> {}
        }
    }

    private void enterAsMember(Page page) {
        if (client.isMember()) {
            router.enter(page);
        }
    }

    /** The page to begin with: the lobby for who is signed in or will be, otherwise where one signs in. */
    public Page page() {
        return client.you().isPresent() ? new LobbyPage(this) : new SignInPage(this);
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
            Texts words = texts.get();
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
        boolean canRate = client.isMember() && player.kind() == reversi.online.PlayerKind.MEMBER;
        router.open(new InviteSheet(texts.get().get("invite.title", player.name()), "invite.send", canRate, terms -> {
            if (client.ask(new LobbyRequest.Invite(player.id(), terms))) {
                notice("invite.sent", player.name());
            }
        }));
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
            notice("player.blocked", player.name());
        }
    }

    void notice(String key, Object... arguments) {
        router.notice(texts.get().get(key, arguments));
    }

    /** Asks what the link that led here invites to; once it was taken, follows it as soon as one is somebody. */
    private void useCode() {
        boolean isYou = client.you().isPresent();
        if (client.state() != ConnectionState.READY) {
            isCodeAsked = false;
        }
        if (code.isEmpty() || client.state() != ConnectionState.READY || (client.isKnown() && !isYou)) {
            return;
        }
        if (!isCodeTaken && !isCodeAsked) {
            isCodeAsked = true;
            client.ask(new LobbyRequest.AskLink(code.get()), new ReplyListener() {
                @Override
                public void failed(Failed failure) {
                    refuseLink();
                    OnlineController.this.failed(failure);
                }
            });
        } else if (isCodeTaken && isYou) {
            client.ask(new LobbyRequest.UseLink(code.get()));
            refuseLink();
        }
    }

    @Override
    public void refuseLink() {
        code = Optional.empty();
        forgetCode.run();
    }

    @Override
    public void takeLink(boolean asGuest) {
        isCodeTaken = true;
        if (client.you().isEmpty() && asGuest) {
            client.ask(new AccountRequest.Guest());
        } else {
            useCode();
        }
    }

    @Override
    public void askLink(String written) {
        isCodeTaken = false;
        isCodeAsked = false;
        code = Optional.of(written);
        useCode();
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
            router.ribbon(texts.get().get("online.lost"));
        } else {
            router.ribbon(router.front() instanceof GamePage page ? page.ribbon() : "");
        }
    }

    @Override
    public void changed(Topic topic) {
        if (topic == Topic.PLAYER || (topic == Topic.INVITATIONS && isLinkOpen())) {
            router.refreshSheet();
        }
        if (topic == Topic.ACCOUNT) {
            // One's settings come after every sign-in, and after the games that go on.
            remember();
        }
        showGame();
        if (topic == Topic.CONNECTION) {
            showState();
            useCode();
            Page front = router.front();
            if (front instanceof SignInPage && client.you().isPresent()) {
                go.online();
                followWish();
            }
        }
    }

    @Override
    public void seated(OnlineTable table) {
        boolean isMine = client.isMine(table) && table.finish().isEmpty();
        remember();
        boolean isAwaited = awaited.isPresent() && awaited.getAsLong() == table.id();
        if (isMine || isAwaited) {
            awaited = OptionalLong.empty();
            router.clearNotices();
            go.table(table);
        }
    }

    @Override
    public void tableRenewed(OnlineTable table) {
        remember();
        showGame();
    }

    @Override
    public void happened(OnlineTable table, TableEvent event) {
        remember();
        showGame();
    }

    @Override
    public void invited(Invitation invitation) {
        sounds.play(SoundName.MESSAGE);
        router.openUnasked(new InvitationSheet(this, invitation));
    }

    @Override
    public void linkShown(LobbyNews.LinkInfo link) {
        if (code.equals(Optional.of(link.code())) && !isCodeTaken) {
            router.openUnasked(new LinkLanding(this, link));
        }
    }

    @Override
    public void linkOpened() {
        sounds.play(SoundName.MESSAGE);
        notice("link.opened");
    }

    @Override
    public void declined(Invitation invitation) {
        notice("invite.declined", invitation.to().name());
    }

    @Override
    public void letterCame(PlayerCard from, Letter letter) {
        boolean isSeen = router.front() instanceof ConversationPage page && page.isWith(from.id());
        if (!isSeen) {
            sounds.play(SoundName.MESSAGE);
            notice("mail.came", from.name());
        }
    }

    @Override
    public void failed(Failed failure) {
        router.notice(FaultWords.of(texts.get(), failure));
    }

    @Override
    public void signedOut() {
        notice("fault.SESSION_ENDED");
        if (isOnlinePage()) {
            go.online();
        }
    }
}
