package reversi;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import reversi.archive.GameLibrary;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.notation.Opponents;
import reversi.online.PlayerCard;
import reversi.online.TournamentNews;
import reversi.platform.Device;
import reversi.platform.NewVersion;
import reversi.platform.Thinker;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineMemory;
import reversi.players.online.OnlineTable;
import reversi.rules.BalancedStarts;
import reversi.rules.Disc;
import reversi.rules.Transcript;
import reversi.screens.CalendarDay;
import reversi.screens.GameChoice;
import reversi.screens.Navigator;
import reversi.screens.OngoingGame;
import reversi.screens.Page;
import reversi.screens.PlayerClock;
import reversi.screens.Route;
import reversi.screens.Router;
import reversi.screens.SettingsRepository;
import reversi.screens.StudySummaryRepository;
import reversi.screens.diary.CalendarSheet;
import reversi.screens.diary.DiaryRepository;
import reversi.screens.diary.DoneDays;
import reversi.screens.diary.Goal;
import reversi.screens.game.GameController;
import reversi.screens.game.GameKeeper;
import reversi.screens.game.GamePage;
import reversi.screens.game.LocalGameController;
import reversi.screens.game.LocalGames;
import reversi.screens.game.OnlineGameController;
import reversi.screens.guide.VariantPage;
import reversi.screens.guided.GuidedPage;
import reversi.screens.home.HomePage;
import reversi.screens.home.HomeState;
import reversi.screens.ladder.EvenLevel;
import reversi.screens.online.LobbyPage;
import reversi.screens.online.OnlineController;
import reversi.screens.opponents.OpponentsPage;
import reversi.screens.setup.NewGamePage;
import reversi.screens.setup.SetupMaker;
import reversi.screens.sound.Sounds;
import reversi.screens.study.StudyPages;
import reversi.teach.OpeningNames;

/** Makes the pages and goes from one to the other. */
final class PageNavigator implements Navigator {
    private final Services services;
    private final Router router;
    private final SettingsRepository settings;
    private final Appearance appearance;
    private final SetupMaker maker;
    private final EvenLevel even;
    private final OnlineController online;
    private final StudyOpener study;

    /**
     * What pages are made with.
     *
     * @param keeper the unfinished game
     * @param library the finished games
     * @param client this device's side of the server
     * @param memory what is kept about servers
     * @param diary what was done on which day
     * @param window whether this window plays, of a person's windows
     */
    record Services(
            Device device,
            Thinker thinker,
            Sounds sounds,
            Random random,
            GameKeeper keeper,
            GameLibrary library,
            OpeningNames openings,
            OnlineClient client,
            OnlineMemory memory,
            StudySummaryRepository summary,
            DiaryRepository diary,
            WindowLock window) {}

    /** A navigator; {@code online} is made with it, as it opens pages in its turn. */
    PageNavigator(
            Services services,
            Router router,
            SettingsRepository settings,
            Appearance appearance,
            Function<Navigator, OnlineController> online,
            StudyOpener study) {
        this.services = services;
        this.router = router;
        this.settings = settings;
        this.appearance = appearance;
        this.maker = new SetupMaker(services.random(), PageNavigator::starts);
        this.even = new EvenLevel(services.library(), services.device()::utcOffsetMinutes);
        this.online = online.apply(this);
        this.study = study;
    }

    /** The list of balanced starts, read when it is first asked for. */
    private static Optional<BalancedStarts> starts() {
        FileHandle file = Gdx.files.internal("openings/balanced.txt");
        return file.exists() ? Optional.of(BalancedStarts.read(file.readString("UTF-8"))) : Optional.empty();
    }

    /** What one does at a server. */
    OnlineController onlineController() {
        return online;
    }

    /** Loads the code of pages that the first ones do without. */
    void prepare() {
        study.prepare();
    }

    /** Time passed, in seconds, whatever page is in front. */
    void tick(float seconds) {
        study.tick(seconds);
    }

    /** Makes the pages for study where nothing has to be fetched for them. */
    void prepareThere() {
        study.prepareThere();
    }

    /** Another window may have changed what is kept since it was read. */
    void reload() {
        services.diary().reload();
        study.reload();
    }

    /** Opens the page of an address with its own way back; the first page where there is nothing to show at it. */
    void open(Route route) {
        if (route.kind().isPlayed() && !services.window().isHere()) {
            home();
            services.window().play(() -> show(route));
        } else {
            show(route);
        }
    }

    private void show(Route route) {
        switch (route.kind()) {
            case HOME -> home();
            case FIRST -> router.restart(homePage(), guidedPage(!settings.now().isAcquainted()));
            case NEW -> router.restart(homePage(), newGamePage());
            case GAME -> openSaved();
            case GAMES ->
                study.open(pages -> router.restart(
                        homePage(), route.detail().isEmpty() ? pages.history() : pages.history(route.gameId())));
            case LOBBY -> online();
            case JOIN -> online.follow(route.detail());
            case TABLE,
                    TOURNAMENTS,
                    TOURNAMENT,
                    CLUBS,
                    CLUB,
                    STUDIES,
                    STUDY,
                    LEAGUES,
                    LEAGUE,
                    HISTORY,
                    RANKING,
                    MAIL,
                    FOLLOWED,
                    ACCOUNT,
                    MODERATION -> online.open(route);
            case SHARED -> openShared(route);
            case ANALYSIS -> study.open(pages -> openAnalysis(pages, route.detail()));
            case PUZZLES -> study.open(pages -> router.restart(homePage(), pages.puzzles()));
            case LADDER -> study.open(pages -> router.restart(homePage(), pages.ladder()));
            case DAILY -> study.open(pages -> router.restart(homePage(), pages.puzzles(), pages.dailyPuzzle()));
            case GYM -> study.open(pages -> router.restart(homePage(), pages.learn(), pages.gym()));
            case CHAMPION -> study.open(pages -> router.restart(homePage(), pages.learn(), pages.champion()));
            case OPENINGS -> study.open(pages -> router.restart(homePage(), pages.learn(), pages.openings()));
            case PLAN -> study.open(pages -> router.restart(homePage(), pages.learn(), pages.plan()));
            case INSIGHTS -> study.open(pages -> router.restart(homePage(), pages.learn(), pages.insights()));
            case LEARN -> study.open(pages -> router.restart(homePage(), pages.learn(route.detail())));
            case CORRESPONDENCE ->
                study.open(pages -> router.restart(homePage(), pages.correspondence(route.detail())));
            case SETTINGS -> study.open(pages -> router.restart(homePage(), settingsPage(pages)));
            case TAKE -> take(route.detail());
            case ABOUT -> study.open(pages -> router.restart(homePage(), aboutPage(pages)));
        }
    }

    private void openShared(Route route) {
        if (route.equals(Route.broken())) {
            // Nothing has to be loaded to say so.
            showShared(Optional.empty());
        } else {
            study.open(pages -> showShared(pages.shared(route.detail())));
        }
    }

    private void take(String part) {
        home();
        study.open(pages -> router.use(context -> pages.take(part, context)));
    }

    private void showShared(Optional<Page> review) {
        if (review.isPresent()) {
            router.restart(homePage(), review.get());
        } else {
            home();
            router.notice(appearance.texts().get("review.broken"));
        }
    }

    private void openAnalysis(StudyPages pages, String code) {
        Optional<Page> analysed = code.isEmpty() ? Optional.of(pages.analysis()) : pages.analysed(code);
        router.restart(homePage(), analysed.orElseGet(pages::analysis));
        if (analysed.isEmpty()) {
            router.notice(appearance.texts().get("review.broken"));
        }
    }

    private void openSaved() {
        if (saved().isPresent()) {
            resume();
        } else {
            home();
        }
    }

    private Optional<Game> saved() {
        return services.keeper().find() instanceof GameKeeper.Unfinished unfinished
                ? Optional.of(unfinished.game())
                : Optional.empty();
    }

    @Override
    public void home() {
        router.restart(homePage());
    }

    @Override
    public void newGame(GameSetup.Mode mode) {
        settings.change(all -> all.withGame(all.game().withMode(mode)));
        router.enter(newGamePage());
    }

    @Override
    public void guided() {
        router.enter(guidedPage(false));
    }

    private GuidedPage guidedPage(boolean isFirstStart) {
        return new GuidedPage(isFirstStart, services.sounds(), this::firstGame);
    }

    /** Somebody who has just learnt how discs are flipped goes on against the weakest level, with Black and all the time in the world. */
    private void firstGame() {
        settings.change(all -> all.withGame(GameChoice.newcomers()));
        play(maker.make(settings.now().game(), Disc.BLACK, services.keeper().ladder()));
    }

    private HomePage homePage() {
        return new HomePage(this::homeState, online::ongoing);
    }

    private HomeState homeState() {
        long now = System.currentTimeMillis();
        long today = CalendarDay.number(now, services.device().utcOffsetMinutes(now));
        return new HomeState(
                saved(),
                online.ongoing().map(OngoingGame::words),
                online.players(),
                online.hasServer(),
                played(),
                new HomeState.Study(services.summary().now(), today, done().marks(today)),
                services.device().newVersion().filter(NewVersion::isReady).isPresent());
    }

    /** How many games there are: until all have been read, at least as many as at the last start. */
    private int played() {
        GameLibrary library = services.library();
        int seen = (int) library.index().games().stream()
                .filter(game -> !game.players().areComputers())
                .count();
        services.summary()
                .change(known -> known.withPlayed(library.isLoaded() ? seen : Math.max(seen, known.played())));
        return services.summary().now().played();
    }

    private DoneDays done() {
        return DoneDays.of(
                services.diary().now(), services.library().index().games(), services.device()::utcOffsetMinutes);
    }

    @Override
    public void calendar() {
        PlayerClock clock = new PlayerClock(System::currentTimeMillis, services.device()::utcOffsetMinutes);
        router.open(new CalendarSheet(this::done, clock, this::choose));
    }

    private void choose(Goal goal, boolean isChosen) {
        services.diary().change(now -> now.choosing(goal, isChosen));
        if (router.front() instanceof HomePage home) {
            home.refresh();
        }
    }

    private Page aboutPage(StudyPages pages) {
        return pages.about(online.feedback(services.device()::open));
    }

    private NewGamePage newGamePage() {
        return new NewGamePage(settings, maker, services.keeper()::ladder, even::now);
    }

    @Override
    public void opponents() {
        router.enter(new OpponentsPage(settings, even.now()));
    }

    @Override
    public void resume() {
        services.window().play(() -> saved().ifPresent(this::continued));
    }

    @Override
    public void playOn(Game game) {
        services.window().play(() -> continued(game));
    }

    private void continued(Game game) {
        play(localGames().resume(game));
    }

    @Override
    public void review(Game game) {
        study.open(pages -> router.enter(pages.review(game)));
    }

    @Override
    public void diagram(Game game) {
        study.open(pages -> router.open(pages.diagram(game)));
    }

    @Override
    public void sharePicture(Game game) {
        study.open(pages -> router.use(context -> pages.sharePicture(game, context)));
    }

    @Override
    public void otherDevice() {
        study.open(pages -> router.open(pages.otherDevice()));
    }

    @Override
    public void correspondence() {
        study.open(pages -> router.enter(pages.correspondence("")));
    }

    @Override
    public void puzzles() {
        study.open(pages -> router.enter(pages.puzzles()));
    }

    @Override
    public void gym() {
        study.open(pages -> router.enter(pages.gym()));
    }

    @Override
    public void champion() {
        study.open(pages -> router.enter(pages.champion()));
    }

    @Override
    public void openings() {
        study.open(pages -> router.enter(pages.openings()));
    }

    @Override
    public void plan() {
        study.open(pages -> router.enter(pages.plan()));
    }

    @Override
    public void insights() {
        study.open(pages -> router.enter(pages.insights()));
    }

    @Override
    public void ladder() {
        study.open(pages -> router.enter(pages.ladder()));
    }

    @Override
    public void analysis() {
        study.open(pages -> router.enter(pages.analysis()));
    }

    @Override
    public void analyse(Transcript game, int ply) {
        analyse(game, ply, Opponents.unknown());
    }

    @Override
    public void analyse(Transcript game, int ply, Opponents players) {
        study.open(pages -> router.enter(pages.analyse(game, ply, players)));
    }

    @Override
    public void play(GameSetup setup) {
        services.window().play(() -> play(localGames().begin(setup)));
    }

    @Override
    public void online() {
        services.window().play(() -> router.restart(homePage(), online.page()));
    }

    @Override
    public void table(OnlineTable table) {
        OnlineGameController game = OnlineGameController.of(
                services.client(), table, services.memory(), services.thinker(), services.sounds(), appearance.tempo());
        study.load(pages -> game.setCommentary(changed -> pages.commentary(online, table, changed)), () -> {});
        Page page = new GamePage(game, services.openings());
        Optional<Page> tournament =
                tournamentOf(table).flatMap(id -> study.loaded().map(pages -> pages.tournament(online, id)));
        if (tournament.isPresent()) {
            router.restart(homePage(), new LobbyPage(online), tournament.get(), page);
        } else {
            router.restart(homePage(), new LobbyPage(online), page);
        }
    }

    /** The tournament to which one's own game belongs, or from whose page it was opened. */
    private Optional<Long> tournamentOf(OnlineTable table) {
        Page front = router.front();
        Optional<Route> from = front == null ? Optional.empty() : front.route();
        return services.client()
                .tournaments()
                .call(table.id())
                .map(TournamentNews.TournamentCalls::tournament)
                .or(() -> from.filter(route -> route.kind() == Route.Kind.TOURNAMENT)
                        .map(Route::number));
    }

    @Override
    public void moderation() {
        study.open(pages -> router.enter(pages.moderation(online)));
    }

    @Override
    public void moderation(PlayerCard player) {
        study.open(pages -> router.enter(pages.moderation(online, player)));
    }

    @Override
    public void followed() {
        study.open(pages -> router.enter(pages.followed(online)));
    }

    @Override
    public void mail() {
        study.open(pages -> router.enter(pages.mail(online)));
    }

    @Override
    public void ownGames() {
        study.open(pages -> router.enter(pages.ownGames(online)));
    }

    @Override
    public void ranking() {
        study.open(pages -> router.enter(pages.ranking(online)));
    }

    @Override
    public void tournaments() {
        study.open(pages -> router.enter(pages.tournaments(online)));
    }

    @Override
    public void tournament(long id) {
        study.open(pages -> {
            if (router.front() instanceof GamePage) {
                router.restart(homePage(), new LobbyPage(online), pages.tournament(online, id));
            } else {
                router.enter(pages.tournament(online, id));
            }
        });
    }

    @Override
    public void clubs() {
        study.open(pages -> router.enter(pages.clubs(online)));
    }

    @Override
    public void leagues() {
        study.open(pages -> router.enter(pages.leagues(online)));
    }

    @Override
    public void league(long id) {
        study.open(pages -> router.enter(pages.league(online, id)));
    }

    @Override
    public void club(long id) {
        study.open(pages -> router.enter(pages.club(online, id)));
    }

    @Override
    public void studies() {
        study.open(pages -> router.enter(pages.studies(online)));
    }

    @Override
    public void study(String code) {
        study.open(pages -> router.enter(pages.study(online, code)));
    }

    @Override
    public void profile(List<PlayerCard> players, long table) {
        online.profile(players, table);
    }

    @Override
    public void report(List<PlayerCard> players, long table) {
        online.report(players, table);
    }

    private void play(GameController game) {
        router.restart(homePage(), new GamePage(game, services.openings()));
    }

    private LocalGames localGames() {
        return new LocalGames(new LocalGameController.Services(
                services.thinker(),
                services.sounds(),
                services.keeper(),
                services.random(),
                appearance.tempo(),
                (then, failed) -> study.load(pages -> then.accept(pages.hintStudy()), failed)));
    }

    @Override
    public void games() {
        study.open(pages -> router.enter(pages.history()));
    }

    @Override
    public void settings() {
        study.open(pages -> router.enter(settingsPage(pages)));
    }

    /** A window that does not play has no say in where the other one plays. */
    private boolean isServerChosenHere() {
        return services.device().server().isEmpty() && services.window().isHere();
    }

    private Page settingsPage(StudyPages pages) {
        return pages.settings(
                settings,
                isServerChosenHere() ? Optional.of(online.server()) : Optional.empty(),
                services.thinker().canPonder());
    }

    @Override
    public void secondStep(String name, String password) {
        study.open(pages -> router.open(pages.secondStep(online, name, password)));
    }

    @Override
    public void privacy() {
        study.open(pages -> router.open(pages.privacy()));
    }

    @Override
    public void recover(String name) {
        study.open(pages -> router.open(pages.recover(online, name)));
    }

    @Override
    public void account() {
        services.window().play(() -> {
            online.open();
            if (services.client().you().isPresent()) {
                study.open(pages -> router.enter(pages.account(online)));
            } else {
                online();
            }
        });
    }

    @Override
    public void learn() {
        study.open(pages -> router.enter(pages.learn()));
    }

    @Override
    public void variants() {
        router.enter(new VariantPage());
    }

    @Override
    public void about() {
        study.open(pages -> router.enter(aboutPage(pages)));
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
