package reversi;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.game.Game;
import reversi.platform.Device;
import reversi.platform.LockedStore;
import reversi.platform.Store;
import reversi.platform.Thinker;
import reversi.players.PowerSavingThinker;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineMemory;
import reversi.players.online.PublicHost;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Navigator;
import reversi.screens.PageInput;
import reversi.screens.Route;
import reversi.screens.Router;
import reversi.screens.ServerChoice;
import reversi.screens.Settings;
import reversi.screens.SettingsRepository;
import reversi.screens.StudySummaryRepository;
import reversi.screens.Texts;
import reversi.screens.access.AccessTree;
import reversi.screens.access.ScreenReaderMirror;
import reversi.screens.diary.DiaryRepository;
import reversi.screens.game.GameKeeper;
import reversi.screens.home.HomePage;
import reversi.screens.online.AccountGamesFetcher;
import reversi.screens.online.ChosenServer;
import reversi.screens.online.OnlineArchivist;
import reversi.screens.online.OnlineController;
import reversi.screens.online.OnlineServices;
import reversi.screens.sound.FeltSounds;
import reversi.screens.sound.SoundBox;
import reversi.screens.sound.SoundName;
import reversi.screens.sound.Sounds;
import reversi.screens.study.StudyServices;
import reversi.screens.ui.Focus;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.WheelUnit;
import reversi.screens.ui.WidgetFeedback;
import reversi.teach.OpeningName;
import reversi.teach.OpeningNames;

/** Joins everything once: pages, settings, look and language, and what the device supplies. */
final class Composition implements WidgetFeedback {
    private static final float LONGEST_STEP = 1 / 20f;
    private static final int FRAMES_BEFORE_SOUND = 20;
    /** What only the window changes that plays; all else is read anew where another window changed it. */
    private static final Set<String> PLAYED =
            Set.of(GameKeeper.NAME, GameKeeper.ID, GameKeeper.LADDER, OnlineMemory.NAME);

    private final PartialStage stage;
    private final TextureAtlas atlas;
    private final Texture grain;
    private final Device device;
    private final SettingsRepository settings;
    private final Appearance appearance;
    private final GameLibrary library;
    private final GameKeeper keeper;
    private final SoundBox sounds;
    private final OpeningNames openings =
            new OpeningNames(Gdx.files.internal("openings/named.txt").readString("UTF-8"));
    private final Focus focus = new Focus();
    private final Router router;
    private final PageInput input;
    private final StudySummaryRepository summary;
    private final DiaryRepository diary;
    private final OnlineMemory memory;
    private final OnlineClient client;
    private final ChosenServer server;
    private final OnlineController online;
    private final AccountGamesFetcher accountGames;
    private final PageNavigator navigator;
    private final PageAddresses addresses;
    private final WindowLock window;
    private final StorageNotices storage;
    private final @Nullable ScreenReaderMirror mirror;

    private boolean isLoading = true;
    private int frames;

    Composition(PartialStage stage, TextureAtlas atlas, Texture grain, Backend backend) {
        Random random = new Random();
        this.stage = stage;
        this.atlas = atlas;
        this.grain = grain;
        this.device = backend.device();
        this.sounds = new SoundBox(random.nextLong());
        this.router = new Router(stage, focus);
        this.input = new PageInput(stage, focus, router);
        this.storage = new StorageNotices(router, this::texts);
        Store kept = device.storeLock()
                .<Store>map(lock -> new LockedStore(backend.store(), lock, PLAYED))
                .orElse(backend.store());
        this.settings = new SettingsRepository(kept, storage::stored);
        this.appearance = new Appearance(settings, device, backend.fonts(), atlas);
        this.library = new GameLibrary(backend.archive(), storage::archiveBecame);
        this.keeper = new GameKeeper(kept, this::archive, storage::stored);
        this.summary = new StudySummaryRepository(kept, storage::stored);
        this.diary = new DiaryRepository(kept, storage::stored);
        this.memory = new OnlineMemory(kept, storage::stored);
        this.client =
                new OnlineClient(backend.links(), memory, System::currentTimeMillis, random::nextDouble, device.name());
        this.server = new ChosenServer(client, memory, device.server(), host());
        Thinker saving =
                new PowerSavingThinker(backend.thinker(), () -> settings.now().isPondering());
        this.window = new WindowLock(device.storeLock(), router, this::texts, new Turn());
        this.navigator = new PageNavigator(
                new PageMaker.Services(
                        device, saving, felt(), random, keeper, library, openings, client, memory, summary, diary,
                        window),
                router,
                settings,
                appearance,
                pages -> new OnlineController(
                        new OnlineServices(client, memory, server, device, router, felt(), this::texts), pages),
                new StudyOpener(
                        backend.studyLoader(),
                        study(kept, saving),
                        router::front,
                        () -> router.notice(texts().get("study.failed"))));
        this.online = navigator.onlineController();
        this.addresses = new PageAddresses(device.history(), router, navigator, input, this::texts);
        this.accountGames = new AccountGamesFetcher(
                client, server, memory, library, () -> PartialStage.requestTick(stage.getRoot()));
        this.mirror = device.screenReader()
                .map(reader -> new ScreenReaderMirror(reader, this::accessTree))
                .orElse(null);
        router.onAnnounced(this::announce);
        listen();
        grain.setWrap(Texture.TextureWrap.Repeat, Texture.TextureWrap.Repeat);
        router.setBackground(grain);
        sounds.setVolume(loudness());
    }

    /** The sounds of moves, which are felt where the device vibrates. */
    private Sounds felt() {
        return device.vibration()
                .<Sounds>map(motor -> new FeltSounds(
                        sounds, motor, () -> settings.now().handling().vibrates()))
                .orElse(sounds);
    }

    private StudyServices study(Store kept, Thinker thinker) {
        return new StudyServices(
                thinker,
                openings,
                library,
                felt(),
                System::currentTimeMillis,
                appearance::tempo,
                router::enter,
                kept,
                summary,
                diary,
                storage::stored,
                device.assets(),
                server::sharedAddress,
                device::utcOffsetMinutes,
                List.of(
                        settings.portable(),
                        keeper.portableGame(window::isHere),
                        keeper.portableLadder(),
                        diary.portable()),
                new PageForeground(stage, router, this::texts));
    }

    private void listen() {
        library.addListener(this::gamesChanged);
        client.addListener(new OnlineArchivist(client, server, library, this::opening));
        client.addListener(accountGames);
        device.newVersion().ifPresent(version -> version.listen(this::newVersionReady));
        settings.addListener(this::changed);
        device.onPreferencesChanged(this::follow);
        device.onTab(input.tabListener());
    }

    /** Loads what the first pages do without, once they work. */
    void prepare() {
        navigator.prepare();
    }

    /** The ways from page to page. */
    Navigator go() {
        return navigator;
    }

    Router router() {
        return router;
    }

    /** What hears of keys and touches before the stage. */
    PageInput input() {
        return input;
    }

    TestProbe probe() {
        return new TestProbe(stage, router, focus);
    }

    /** This device's side of the server. */
    OnlineClient client() {
        return client;
    }

    Focus focus() {
        return focus;
    }

    /** What the person has chosen. */
    SettingsRepository repository() {
        return settings;
    }

    /** Where the server can be chosen. */
    ServerChoice server() {
        return server;
    }

    /** Opens the first pages, or says that they are open elsewhere. */
    void begin() {
        window.open();
    }

    private Texts texts() {
        return appearance.texts();
    }

    /** What this window does as one of a person's windows. */
    private final class Turn implements WindowLock.Game {
        @Override
        public void reload(boolean hasGames) {
            settings.reload();
            if (!window.isHere()) {
                keeper.reload();
            }
            summary.reload();
            navigator.reload();
            if (hasGames) {
                library.load();
            }
            if (router.front() != null) {
                router.refresh();
            }
        }

        @Override
        public void open() {
            openPages();
        }

        @Override
        public void begin() {
            memory.reload();
            keeper.reload();
            keeper.archiveFinished();
            online.rejoin();
        }

        @Override
        public boolean leave() {
            client.disconnect();
            boolean isPlaying =
                    router.routes().stream().anyMatch(route -> route.kind().isPlayed());
            if (isPlaying) {
                navigator.home();
            }
            return isPlaying;
        }
    }

    private void openPages() {
        addresses.open();
        memory.reload();
        keeper.reload();
        library.load();
        if (window.isHere()) {
            keeper.archiveFinished();
        }
        GameKeeper.Found found = keeper.find();
        navigator.home();
        Texts texts = texts();
        String settingsAside = settings.takeDamaged() ? texts.get("settings.damaged") : "";
        String gameAside = found instanceof GameKeeper.SetAside game ? texts.get(game.messageKey()) : "";
        String aside = texts.punctuation().sentences(settingsAside, gameAside);
        if (!aside.isEmpty()) {
            // In one notice, as a second one would take the place of the first.
            router.notice(aside);
        }
        if (device.invitation().isPresent()) {
            navigator.online();
        } else {
            if (window.isHere()) {
                online.rejoin();
            }
            boolean isNew = !settings.now().isAcquainted() && aside.isEmpty() && found instanceof GameKeeper.Nothing;
            Optional<Route> first = isNew ? Optional.of(Route.to(Route.Kind.FIRST)) : Optional.empty();
            addresses.asked().or(() -> first).ifPresent(navigator::open);
        }
        followPages();
        device.files().ifPresent(files -> new ArrivedFiles(files, library, navigator::games));
    }

    /** Only the first page says so: a game is not interrupted. */
    private void newVersionReady() {
        if (router.front() instanceof HomePage) {
            router.refresh();
        }
    }

    /** Keeps the device's own way back in step with the pages. */
    void followPages() {
        addresses.follow();
    }

    private void archive(String id, Game game, Consumer<Store.Result> then) {
        ArchivedGame archived = ArchivedGame.local(id, System.currentTimeMillis(), game, opening(game));
        if (!archived.summary().players().areComputers()) {
            // At the next start the first page is no newcomer's, before the games are read: nothing moves under a
            // finger.
            summary.change(known -> known.withPlayed(Math.max(1, known.played())));
        }
        library.add(List.of(archived), then);
    }

    /** The first page says how many games there are. */
    private void gamesChanged() {
        if (library.isLoaded() && router.front() instanceof HomePage) {
            router.refresh();
        }
    }

    /** The finished games of this device. */
    GameLibrary library() {
        return library;
    }

    /** The English name of a game's opening; empty where it has none. */
    private String opening(Game game) {
        return openings.of(game.transcript()).map(OpeningName::english).orElse("");
    }

    void resize(int width, int height) {
        Layout layout = appearance.resize((ScreenViewport) stage.getViewport(), width, height);
        stage.setScale(appearance.scale());
        Context context = new Context(appearance.ui(focus, this), texts(), settings, router, navigator, device);
        if (mirror != null) {
            mirror.speakIn(texts().language().tag());
        }
        router.rebuild(context, layout);
    }

    String[] graphicsLost() {
        return new String[] {texts().get("graphics.lost"), texts().get("graphics.reload")};
    }

    /** Draws with a new shader, fonts and pictures from now on, since the graphics card forgot the old ones. */
    void restoreGraphics() {
        appearance.restore(stage.getBatch());
        online.forgetPhotos();
        redraw();
    }

    /** The look and the language of the page in front follow the settings at once. */
    private void changed(Settings now) {
        sounds.setVolume(loudness());
        follow();
    }

    /** What is shown follows the settings and what the device prefers. */
    private void follow() {
        if (appearance.isOutdated()) {
            resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
        }
        appearance.fetchLanguage(this::redraw, () -> router.notice(texts().get("settings.language.failed")));
    }

    @Override
    public void missing(String picture) {
        device.fetchAsset(picture, this::redraw);
    }

    /** Makes the page in front anew, for something that it shows has come. */
    void redraw() {
        resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
        Gdx.graphics.requestRendering();
    }

    /** What is in front of the person, as a screen reader meets it. */
    AccessTree accessTree() {
        return AccessTree.of(focus, router.isSheetOpen(), router.title(), texts()::get, appearance.scale());
    }

    private void announce(String words) {
        if (mirror != null) {
            mirror.announce(words);
        }
        if (settings.now().isSpoken()) {
            device.speech()
                    .ifPresent(speech -> speech.say(words, texts().language().tag()));
        }
    }

    private float loudness() {
        Settings now = settings.now();
        return now.isSoundOn() ? now.volume() / 100f : 0;
    }

    private static PublicHost host() {
        return PublicHost.read(Gdx.files.internal("host.properties").readString("UTF-8"));
    }

    /** A wheel was turned or fingers moved on a trackpad, to the right and downwards where positive. */
    void turnWheel(WheelUnit unit, float across, float down) {
        stage.turnWheel(unit, across, down);
    }

    /** Draws a frame; {@code delta} seconds have passed for what moves. */
    void render(float delta) {
        stage.act(Math.min(delta, LONGEST_STEP));
        followPages();
        stage.paint(appearance.shownPalette().bottom());
        if (mirror != null) {
            mirror.frame();
        }
        loadNext();
    }

    /** Time passes for the page in front and for what goes on behind it. */
    void tick(float seconds) {
        router.tick(seconds);
        accountGames.tick(seconds);
        navigator.tick(seconds);
    }

    /** A sound or a font for each frame, after the first pictures are seen. */
    private void loadNext() {
        frames++;
        if (isLoading && frames > FRAMES_BEFORE_SOUND) {
            isLoading = sounds.loadNext() || appearance.prepareFont();
            if (!isLoading) {
                navigator.prepareThere();
            }
        }
        if (isLoading) {
            // What is loaded is not on the page yet: the picture stays as it is.
            PartialStage.wake(stage.getRoot());
        }
    }

    void dispose() {
        router.dispose();
        online.dispose();
        stage.dispose();
        atlas.dispose();
        grain.dispose();
        sounds.dispose();
        appearance.dispose();
    }

    @Override
    public void tapped() {
        sounds.play(SoundName.TAP);
    }

    @Override
    public void pointed(Group control, boolean isAt) {
        router.pointed(control, isAt);
    }

    @Override
    public boolean isStill() {
        return appearance.isStill();
    }
}
