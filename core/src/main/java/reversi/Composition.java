package reversi;

import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import reversi.archive.ArchivedGame;
import reversi.archive.GameLibrary;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.platform.Device;
import reversi.platform.Fonts;
import reversi.platform.GameArchive;
import reversi.platform.Link;
import reversi.platform.LockedStore;
import reversi.platform.NativeTextField;
import reversi.platform.Store;
import reversi.platform.StoreLock;
import reversi.platform.Thinker;
import reversi.players.PowerSavingThinker;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineMemory;
import reversi.players.online.OnlineTable;
import reversi.players.online.PublicHost;
import reversi.rules.BalancedStarts;
import reversi.rules.Transcript;
import reversi.screens.AddressBar;
import reversi.screens.Context;
import reversi.screens.Language;
import reversi.screens.Layout;
import reversi.screens.Look;
import reversi.screens.MotionChoice;
import reversi.screens.Navigator;
import reversi.screens.Page;
import reversi.screens.Route;
import reversi.screens.Router;
import reversi.screens.ServerChoice;
import reversi.screens.Settings;
import reversi.screens.SettingsRepository;
import reversi.screens.Texts;
import reversi.screens.ThemeChoice;
import reversi.screens.board.Tempo;
import reversi.screens.game.GameController;
import reversi.screens.game.GameKeeper;
import reversi.screens.game.GamePage;
import reversi.screens.game.LocalGameController;
import reversi.screens.game.OnlineGameController;
import reversi.screens.guide.AboutPage;
import reversi.screens.guide.HowToPlayPage;
import reversi.screens.home.ElsewherePage;
import reversi.screens.home.HomePage;
import reversi.screens.online.AccountGamesFetcher;
import reversi.screens.online.LobbyPage;
import reversi.screens.online.OnlineArchivist;
import reversi.screens.online.OnlineController;
import reversi.screens.settings.SettingsPage;
import reversi.screens.setup.NewGamePage;
import reversi.screens.setup.SetupMaker;
import reversi.screens.sound.SoundBox;
import reversi.screens.sound.SoundName;
import reversi.screens.study.StudyLoader;
import reversi.screens.study.StudyPages;
import reversi.screens.study.StudyServices;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Palette;
import reversi.screens.ui.PartialStage;
import reversi.screens.ui.ScaledTyping;
import reversi.screens.ui.Theme;
import reversi.screens.ui.Ui;
import reversi.screens.ui.WidgetFeedback;
import reversi.teach.OpeningName;
import reversi.teach.OpeningNames;

/** Joins everything once: pages, settings, look and language, and what the device supplies. */
final class Composition implements Navigator, WidgetFeedback {
    private static final float LONGEST_STEP = 1 / 20f;
    private static final int FRAMES_BEFORE_SOUND = 20;

    private final PartialStage stage;
    private final Thinker thinker;
    private final TextureAtlas atlas;
    private final Texture grain;
    private final Fonts fonts;
    private final Device device;
    private final Store kept;
    private final SettingsRepository settings;
    private final GameLibrary library;
    private final GameKeeper keeper;
    private final Random random = new Random();
    private final SoundBox sounds = new SoundBox(random.nextLong());
    private final SetupMaker maker = new SetupMaker(random, Composition::starts);
    private final OpeningNames openings =
            new OpeningNames(Gdx.files.internal("openings/named.txt").readString("UTF-8"));
    private final Focus focus = new Focus();
    private final Router router;
    private final OnlineMemory memory;
    private final OnlineClient client;
    private final OnlineController online;
    private final AccountGamesFetcher accountGames;
    private final StudyLoader studyLoader;
    private final @Nullable StoreLock lock;
    /** Null until its code is loaded. */
    private @Nullable StudyPages study;

    /** Null while another window has the game, whose pages have no place in this one. */
    private @Nullable AddressBar addresses;

    private boolean isLoading = true;
    private boolean isStorageTold;
    private int frames;
    private int windowWidth;
    private int windowHeight;
    /** How much larger than usual everything is shown. */
    private float scale = 1;

    private @Nullable Theme theme;
    /** Only after the graphics card forgot the one that the batch has of its own. */
    private @Nullable ShaderProgram shader;

    private @Nullable Texts texts;

    Composition(
            PartialStage stage,
            TextureAtlas atlas,
            Texture grain,
            Thinker thinker,
            Store store,
            GameArchive archive,
            Fonts fonts,
            Device device,
            Link.Opener links,
            StudyLoader studyLoader) {
        this.stage = stage;
        this.atlas = atlas;
        this.fonts = fonts;
        this.device = device;
        this.lock = device.storeLock().orElse(null);
        this.kept = lock == null ? store : new LockedStore(store, lock);
        this.settings = new SettingsRepository(kept, this::stored);
        this.thinker = new PowerSavingThinker(thinker, () -> settings.now().isPondering());
        this.library = new GameLibrary(archive, this::stored);
        library.addListener(this::gamesChanged);
        this.keeper = new GameKeeper(kept, this::archive, this::stored);
        this.router = new Router(stage, focus);
        this.studyLoader = studyLoader;
        this.memory = new OnlineMemory(kept, this::stored);
        this.client = new OnlineClient(links, memory, System::currentTimeMillis, random::nextDouble, device.name());
        this.online = new OnlineController(
                client,
                memory,
                device.server(),
                host(),
                device.invitation(),
                device::forgetInvitation,
                router,
                this,
                sounds,
                this::texts);
        client.addListener(new OnlineArchivist(client, online, library, this::opening));
        this.accountGames =
                new AccountGamesFetcher(client, online, memory, library, () -> PartialStage.wake(stage.getRoot()));
        client.addListener(accountGames);
        this.grain = grain;
        grain.setWrap(Texture.TextureWrap.Repeat, Texture.TextureWrap.Repeat);
        router.setBackground(grain);
        device.newVersion().ifPresent(version -> version.listen(this::newVersionReady));
        settings.addListener(this::changed);
        sounds.setVolume(loudness());
    }

    Router router() {
        return router;
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
        return online;
    }

    /** Opens the first pages; where another window has the game, says so and no more. */
    void begin() {
        if (lock == null) {
            open();
            return;
        }
        lock.listen(router::pause, this::lost);
        lock.acquire(held -> {
            if (held) {
                gained();
            } else {
                elsewhere(false);
            }
        });
    }

    /** Another window may have changed what is kept since it was read. */
    private void gained() {
        settings.reload();
        memory.reload();
        keeper.reload();
        if (study != null) {
            study.reload();
        }
        open();
    }

    /** Another window goes on from here. */
    private void lost() {
        addresses = null;
        router.onInput(() -> {});
        device.history().ifPresent(history -> history.listen(() -> {}));
        client.disconnect();
        elsewhere(true);
    }

    private void elsewhere(boolean wasHere) {
        boolean canTakeOver = lock != null && lock.canTakeOver();
        router.ribbon("");
        router.clearNotices();
        router.restart(new ElsewherePage(wasHere, canTakeOver, this::takeOver));
    }

    private void takeOver() {
        if (lock != null) {
            lock.takeOver(held -> {
                if (held) {
                    gained();
                } else {
                    router.notice(texts().get("elsewhere.still"));
                }
            });
        }
    }

    private void open() {
        followHistory();
        library.load();
        keeper.archiveFinished();
        GameKeeper.Found found = keeper.find();
        router.restart(homePage());
        if (settings.wasDamaged()) {
            router.notice(texts().get("settings.damaged"));
        }
        if (found instanceof GameKeeper.SetAside aside) {
            router.notice(texts().get(aside.messageKey()));
        }
        if (device.invitation().isPresent()) {
            online();
        } else {
            online.rejoin();
            device.history().flatMap(history -> Route.read(history.fragment())).ifPresent(this::open);
        }
        followPages();
    }

    private void followHistory() {
        AddressBar bar = device.history()
                .map(history -> new AddressBar(history, new PageWays()))
                .orElse(null);
        addresses = bar;
        router.onInput(bar == null ? () -> {} : bar::stay);
    }

    /** Opens the page of an address with its own way back; the first page where there is nothing to show at it. */
    private void open(Route route) {
        switch (route.kind()) {
            case HOME -> home();
            case NEW ->
                router.restart(homePage(), newGamePage(settings.now().game().mode()));
            case GAME -> openSaved();
            case GAMES -> study(pages -> router.restart(homePage(), pages.history()));
            case LOBBY -> online();
            case JOIN -> {
                online();
                online.askLink(route.detail());
            }
            case TABLE, HISTORY, RANKING, MAIL, ACCOUNT -> online.open(route);
            case SHARED -> study(pages -> openShared(pages.shared(route.detail())));
            case ANALYSIS -> study(pages -> openAnalysis(pages, route.detail()));
            case GUIDE -> router.restart(homePage(), HowToPlayPage.at(route.number()));
            case SETTINGS -> router.restart(homePage(), settingsPage());
            case ABOUT -> router.restart(homePage(), aboutPage());
        }
    }

    private void openShared(Optional<Page> review) {
        if (review.isPresent()) {
            router.restart(homePage(), review.get());
        } else {
            home();
            router.notice(texts().get("review.broken"));
        }
    }

    private void openAnalysis(StudyPages pages, String code) {
        Optional<Page> analysed = code.isEmpty() ? Optional.of(pages.analysis()) : pages.analysed(code);
        router.restart(homePage(), analysed.orElseGet(pages::analysis));
        if (analysed.isEmpty()) {
            router.notice(texts().get("review.broken"));
        }
    }

    private void openSaved() {
        if (saved().isPresent()) {
            resume();
        } else {
            home();
        }
    }

    /** What the device's own way back and forth does to the pages. */
    private final class PageWays implements AddressBar.Ways {
        @Override
        public List<Route> pages() {
            return router.routes();
        }

        @Override
        public boolean isDialogOpen() {
            return router.isSheetOpen();
        }

        @Override
        public void back() {
            router.stepBack();
        }

        @Override
        public void open(Route route) {
            Composition.this.open(route);
        }

        @Override
        public void leaving() {
            router.notice(texts().get("history.leave"));
        }
    }

    /** Only the first page says so: a game is not interrupted. */
    private void newVersionReady() {
        if (router.front() instanceof HomePage) {
            router.refresh();
        }
    }

    /** Keeps the device's own way back in step with the pages. */
    void followPages() {
        if (addresses != null) {
            addresses.follow();
        }
    }

    /** The first time that something can't be kept, the person is told; what is on the device already stays there. */
    private void stored(Store.Result result) {
        boolean isTrouble = result == Store.Result.FULL || result == Store.Result.FAILED;
        if (isTrouble && !isStorageTold) {
            isStorageTold = true;
            router.notice(texts().get(result == Store.Result.FULL ? "storage.full" : "storage.failed"));
        }
    }

    private void archive(String id, Game game, Consumer<Store.Result> then) {
        library.add(List.of(ArchivedGame.local(id, System.currentTimeMillis(), game, opening(game))), then);
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

    private Optional<Game> saved() {
        return keeper.find() instanceof GameKeeper.Unfinished unfinished
                ? Optional.of(unfinished.game())
                : Optional.empty();
    }

    void resize(int width, int height) {
        float plain = device.pixelsPerPoint();
        scale = Layout.scale(width / plain, height / plain);
        float density = plain * scale;
        ((ScreenViewport) stage.getViewport()).setUnitsPerPixel(1 / density);
        stage.getViewport().update(width, height, true);
        Layout layout = new Layout(
                width / density,
                height / density,
                Gdx.graphics.getSafeInsetTop() / density,
                Gdx.graphics.getSafeInsetBottom() / density,
                Gdx.graphics.getSafeInsetLeft() / density,
                Gdx.graphics.getSafeInsetRight() / density);
        router.rebuild(context(), layout);
    }

    String[] graphicsLost() {
        return new String[] {texts().get("graphics.lost"), texts().get("graphics.reload")};
    }

    /** Draws with a new shader, fonts and pictures from now on, since the graphics card forgot the old ones. */
    void restoreGraphics() {
        ShaderProgram forgotten = shader;
        ShaderProgram made = SpriteBatch.createDefaultShader();
        shader = made;
        stage.getBatch().setShader(made);
        if (forgotten != null) {
            forgotten.dispose();
        }
        online.forgetPhotos();
        if (theme != null) {
            theme.dispose();
            theme = null;
        }
        resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
        Gdx.graphics.requestRendering();
    }

    /** The look and the language of the page in front follow the settings at once. */
    private void changed(Settings now) {
        sounds.setVolume(loudness());
        Theme look = theme;
        Texts words = texts;
        boolean looksElse = look != null && !look.palette().equals(palette());
        boolean saysElse = words != null && words.language() != language();
        if (looksElse || saysElse) {
            resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
        }
    }

    private Language language() {
        Settings now = settings.now();
        return Language.of(now.language().isEmpty() ? device.language() : now.language());
    }

    private Context context() {
        Theme look = theme;
        if (look == null
                || look.pixelsPerPoint() != device.pixelsPerPoint() * scale
                || !look.palette().equals(palette())) {
            if (look != null) {
                look.dispose();
            }
            look = new Theme(palette(), fonts, device.pixelsPerPoint() * scale, atlas);
            theme = look;
        }
        Ui ui = new Ui(
                look, this, focus, device.isTouch(), device.nativeTextField().map(this::scaled));
        return new Context(ui, texts(), settings, router, this, device);
    }

    /** The device's own fields lie over the game's, which may be larger than the device thinks. */
    private NativeTextField scaled(NativeTextField typing) {
        return scale == 1 ? typing : new ScaledTyping(typing, scale);
    }

    private Palette palette() {
        Look look = settings.now().look();
        boolean isLight =
                look.theme() == ThemeChoice.LIGHT || (look.theme() == ThemeChoice.AUTO && device.prefersLight());
        Palette palette = isLight ? Palette.light() : Palette.dark();
        return look.highContrast() ? palette.highContrast() : palette;
    }

    private Texts texts() {
        Language language = language();
        Texts known = texts;
        if (known == null || known.language() != language) {
            String lines = Gdx.files
                    .getFileHandle("texts/" + language.code() + ".properties", Files.FileType.Internal)
                    .readString("UTF-8");
            known = Texts.read(language, lines);
            texts = known;
        }
        return known;
    }

    private float loudness() {
        Settings now = settings.now();
        return now.isSoundOn() ? now.volume() / 100f : 0;
    }

    private static PublicHost host() {
        return PublicHost.read(Gdx.files.internal("host.properties").readString("UTF-8"));
    }

    /** The list of balanced starts, read when it is first asked for. */
    private static Optional<BalancedStarts> starts() {
        FileHandle file = Gdx.files.internal("openings/balanced.txt");
        return file.exists() ? Optional.of(BalancedStarts.read(file.readString("UTF-8"))) : Optional.empty();
    }

    /** Goes to the whole screen and back. */
    void switchFullScreen() {
        if (Gdx.graphics.isFullscreen()) {
            Gdx.graphics.setWindowedMode(windowWidth, windowHeight);
        } else {
            windowWidth = Gdx.graphics.getWidth();
            windowHeight = Gdx.graphics.getHeight();
            Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode());
        }
    }

    void render(float delta) {
        tick(delta);
        stage.act(Math.min(delta, LONGEST_STEP));
        followPages();
        stage.paint(palette().bottom());
        loadNext();
    }

    /** Time passes for the page in front and for what goes on behind it. */
    void tick(float delta) {
        router.tick(delta);
        accountGames.tick(delta);
    }

    /** A sound for each frame, after the first pictures are seen. */
    private void loadNext() {
        frames++;
        if (isLoading && frames > FRAMES_BEFORE_SOUND) {
            isLoading = sounds.loadNext();
        }
        if (isLoading) {
            Gdx.graphics.requestRendering();
        }
    }

    void dispose() {
        router.dispose();
        online.dispose();
        stage.dispose();
        atlas.dispose();
        grain.dispose();
        sounds.dispose();
        if (shader != null) {
            shader.dispose();
        }
        if (theme != null) {
            theme.dispose();
        }
    }

    @Override
    public void tapped() {
        sounds.play(SoundName.TAP);
    }

    @Override
    public boolean isStill() {
        MotionChoice motion = settings.now().motion();
        return motion == MotionChoice.REDUCED || (motion == MotionChoice.AUTO && device.prefersReducedMotion());
    }

    @Override
    public void home() {
        router.restart(homePage());
    }

    @Override
    public void newGame(GameSetup.Mode mode) {
        router.enter(newGamePage(mode));
    }

    private HomePage homePage() {
        return new HomePage(this::saved, online::ongoing, online::players, () -> library.index()
                .games()
                .size());
    }

    private AboutPage aboutPage() {
        return new AboutPage(online.feedback(device::open));
    }

    private NewGamePage newGamePage(GameSetup.Mode mode) {
        return new NewGamePage(mode, maker, keeper::ladder);
    }

    @Override
    public void resume() {
        saved().ifPresent(this::playOn);
    }

    @Override
    public void playOn(Game game) {
        play(LocalGameController.resume(game, services()));
    }

    @Override
    public void review(Game game) {
        study(pages -> router.enter(pages.review(game)));
    }

    @Override
    public void diagram(Game game) {
        study(pages -> router.open(pages.diagram(game)));
    }

    @Override
    public void analysis() {
        study(pages -> router.enter(pages.analysis()));
    }

    @Override
    public void analyse(Transcript game, int ply) {
        study(pages -> router.enter(pages.analyse(game, ply)));
    }

    @Override
    public void play(GameSetup setup) {
        play(LocalGameController.begin(setup, services()));
    }

    @Override
    public void online() {
        router.restart(homePage(), online.page());
    }

    @Override
    public void table(OnlineTable table) {
        GameController game = OnlineGameController.of(client, table, memory, thinker, sounds, tempo());
        router.restart(homePage(), new LobbyPage(online), new GamePage(game, openings));
    }

    private void play(GameController game) {
        router.restart(homePage(), new GamePage(game, openings));
    }

    private LocalGameController.Services services() {
        return new LocalGameController.Services(thinker, sounds, keeper, random, tempo());
    }

    private Tempo tempo() {
        return settings.now().speed().tempo(isStill());
    }

    @Override
    public void games() {
        study(pages -> router.enter(pages.history()));
    }

    /** Opens a page for study once its code is there, unless the person has gone elsewhere meanwhile. */
    private void study(Consumer<StudyPages> open) {
        StudyPages known = study;
        if (known != null) {
            open.accept(known);
            return;
        }
        Page front = router.front();
        StudyServices services = new StudyServices(
                thinker,
                openings,
                library,
                sounds,
                System::currentTimeMillis,
                this::tempo,
                router::enter,
                kept,
                this::stored,
                device.assets(),
                online::webAddress);
        studyLoader.load(
                services,
                loaded -> {
                    study = loaded;
                    if (router.front() == front) {
                        open.accept(loaded);
                    }
                },
                () -> router.notice(texts().get("study.failed")));
    }

    @Override
    public void settings() {
        router.enter(settingsPage());
    }

    private SettingsPage settingsPage() {
        return new SettingsPage(
                device.server().isPresent() ? Optional.empty() : Optional.of(online), thinker.canPonder());
    }

    @Override
    public void account() {
        online.open();
        online.account();
    }

    @Override
    public void howToPlay() {
        router.enter(new HowToPlayPage());
    }

    @Override
    public void about() {
        router.enter(aboutPage());
    }

    @Override
    public void back() {
        router.back();
    }

    @Override
    public void quit() {
        Gdx.app.exit();
    }
}
