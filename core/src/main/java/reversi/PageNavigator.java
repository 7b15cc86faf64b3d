package reversi;

import com.badlogic.gdx.Gdx;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.notation.Opponents;
import reversi.online.PlayerCard;
import reversi.online.TournamentNews;
import reversi.players.online.OnlineTable;
import reversi.rules.Transcript;
import reversi.screens.GameChoice;
import reversi.screens.Navigator;
import reversi.screens.Page;
import reversi.screens.PlayerClock;
import reversi.screens.Route;
import reversi.screens.Router;
import reversi.screens.SettingsRepository;
import reversi.screens.diary.CalendarSheet;
import reversi.screens.diary.Goal;
import reversi.screens.game.GameController;
import reversi.screens.game.GamePage;
import reversi.screens.guide.VariantPage;
import reversi.screens.home.HomePage;
import reversi.screens.online.LobbyPage;
import reversi.screens.online.OnlineController;
import reversi.screens.study.ServerPages;
import reversi.screens.study.StudyPages;

/** Goes from page to page; a {@link PageMaker} makes those that are there from the start. */
final class PageNavigator implements Navigator {
    private final PageMaker.Services services;
    private final Router router;
    private final SettingsRepository settings;
    private final Appearance appearance;
    private final OnlineController online;
    private final StudyOpener study;
    private final PageMaker make;

    /** A navigator; {@code online} is made with it, as it opens pages in its turn. */
    PageNavigator(
            PageMaker.Services services,
            Router router,
            SettingsRepository settings,
            Appearance appearance,
            Function<Navigator, OnlineController> online,
            StudyOpener study) {
        this.services = services;
        this.router = router;
        this.settings = settings;
        this.appearance = appearance;
        this.online = online.apply(this);
        this.study = study;
        this.make = new PageMaker(services, settings, appearance, this.online, study);
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
            case FIRST ->
                router.restart(make.home(), make.guided(!settings.now().isAcquainted(), this::firstGame));
            case NEW -> router.restart(make.home(), make.newGame());
            case GAME -> openSaved();
            case GAMES ->
                study.open(pages -> router.restart(
                        make.home(), route.detail().isEmpty() ? pages.history() : pages.history(route.gameId())));
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
            case PUZZLES -> study.open(pages -> router.restart(make.home(), pages.puzzles()));
            case LADDER -> study.open(pages -> router.restart(make.home(), pages.ladder()));
            case DAILY -> study.open(pages -> router.restart(make.home(), pages.puzzles(), pages.dailyPuzzle()));
            case GYM -> study.open(pages -> router.restart(make.home(), pages.learn(), pages.gym()));
            case CHAMPION -> study.open(pages -> router.restart(make.home(), pages.learn(), pages.champion()));
            case OPENINGS -> study.open(pages -> router.restart(make.home(), pages.learn(), pages.openings()));
            case PLAN -> study.open(pages -> router.restart(make.home(), pages.learn(), pages.plan()));
            case INSIGHTS -> study.open(pages -> router.restart(make.home(), pages.learn(), pages.insights()));
            case LEARN -> study.open(pages -> router.restart(make.home(), pages.learn(route.detail())));
            case CORRESPONDENCE ->
                study.open(pages -> router.restart(make.home(), pages.correspondence(route.detail())));
            case SETTINGS -> study.open(pages -> router.restart(make.home(), make.settings(pages)));
            case TAKE -> take(route.detail());
            case ABOUT -> study.open(pages -> router.restart(make.home(), make.about(pages)));
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
            router.restart(make.home(), review.get());
        } else {
            home();
            router.notice(appearance.texts().get("review.broken"));
        }
    }

    private void openAnalysis(StudyPages pages, String code) {
        Optional<Page> analysed = code.isEmpty() ? Optional.of(pages.analysis()) : pages.analysed(code);
        router.restart(make.home(), analysed.orElseGet(pages::analysis));
        if (analysed.isEmpty()) {
            router.notice(appearance.texts().get("review.broken"));
        }
    }

    private void openSaved() {
        if (make.saved().isPresent()) {
            resume();
        } else {
            home();
        }
    }

    @Override
    public void home() {
        router.restart(make.home());
    }

    /** Enters one of the pages that are fetched when they are opened. */
    private void enter(Function<StudyPages, Page> page) {
        study.open(pages -> router.enter(page.apply(pages)));
    }

    private void enterServer(Function<ServerPages, Page> page) {
        enter(pages -> page.apply(pages.server(online)));
    }

    @Override
    public void newGame(GameSetup.Mode mode) {
        settings.change(all -> all.withGame(all.game().withMode(mode)));
        router.enter(make.newGame());
    }

    @Override
    public void guided() {
        router.enter(make.guided(false, this::firstGame));
    }

    /** Somebody who has just learnt how discs are flipped goes on against the weakest level, with Black and all the time in the world. */
    private void firstGame() {
        settings.change(all -> all.withGame(GameChoice.newcomers()));
        play(make.newcomersGame());
    }

    @Override
    public void calendar() {
        PlayerClock clock = new PlayerClock(System::currentTimeMillis, services.device()::utcOffsetMinutes);
        router.open(new CalendarSheet(make::done, clock, this::choose));
    }

    private void choose(Goal goal, boolean isChosen) {
        services.diary().change(now -> now.choosing(goal, isChosen));
        if (router.front() instanceof HomePage home) {
            home.refresh();
        }
    }

    @Override
    public void opponents() {
        router.enter(make.opponents());
    }

    @Override
    public void resume() {
        services.window().play(() -> make.saved().ifPresent(this::continued));
    }

    @Override
    public void playOn(Game game) {
        services.window().play(() -> continued(game));
    }

    private void continued(Game game) {
        play(make.localGames().resume(game));
    }

    @Override
    public void review(Game game) {
        enter(pages -> pages.review(game));
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
        enter(pages -> pages.correspondence(""));
    }

    @Override
    public void puzzles() {
        enter(StudyPages::puzzles);
    }

    @Override
    public void gym() {
        enter(StudyPages::gym);
    }

    @Override
    public void champion() {
        enter(StudyPages::champion);
    }

    @Override
    public void openings() {
        enter(StudyPages::openings);
    }

    @Override
    public void plan() {
        enter(StudyPages::plan);
    }

    @Override
    public void insights() {
        enter(StudyPages::insights);
    }

    @Override
    public void ladder() {
        enter(StudyPages::ladder);
    }

    @Override
    public void analysis() {
        enter(StudyPages::analysis);
    }

    @Override
    public void analyse(Transcript game, int ply) {
        analyse(game, ply, Opponents.unknown());
    }

    @Override
    public void analyse(Transcript game, int ply, Opponents players) {
        enter(pages -> pages.analyse(game, ply, players));
    }

    @Override
    public void play(GameSetup setup) {
        services.window().play(() -> play(make.localGames().begin(setup)));
    }

    @Override
    public void online() {
        services.window().play(() -> router.restart(make.home(), online.page()));
    }

    @Override
    public void table(OnlineTable table) {
        Page page = make.table(table);
        Optional<Page> tournament = tournamentOf(table)
                .flatMap(id -> study.loaded().map(pages -> pages.server(online).tournament(id)));
        if (tournament.isPresent()) {
            router.restart(make.home(), new LobbyPage(online), tournament.get(), page);
        } else {
            router.restart(make.home(), new LobbyPage(online), page);
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
        enterServer(ServerPages::moderation);
    }

    @Override
    public void moderation(PlayerCard player) {
        enterServer(pages -> pages.moderation(player));
    }

    @Override
    public void followed() {
        enterServer(ServerPages::followed);
    }

    @Override
    public void mail() {
        enterServer(ServerPages::mail);
    }

    @Override
    public void ownGames() {
        enterServer(ServerPages::ownGames);
    }

    @Override
    public void ranking() {
        enterServer(ServerPages::ranking);
    }

    @Override
    public void tournaments() {
        enterServer(ServerPages::tournaments);
    }

    @Override
    public void tournament(long id) {
        study.open(pages -> {
            if (router.front() instanceof GamePage) {
                router.restart(
                        make.home(), new LobbyPage(online), pages.server(online).tournament(id));
            } else {
                router.enter(pages.server(online).tournament(id));
            }
        });
    }

    @Override
    public void clubs() {
        enterServer(ServerPages::clubs);
    }

    @Override
    public void leagues() {
        enterServer(ServerPages::leagues);
    }

    @Override
    public void league(long id) {
        enterServer(pages -> pages.league(id));
    }

    @Override
    public void club(long id) {
        enterServer(pages -> pages.club(id));
    }

    @Override
    public void studies() {
        enterServer(ServerPages::studies);
    }

    @Override
    public void study(String code) {
        enterServer(pages -> pages.study(code));
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
        router.restart(make.home(), make.game(game));
    }

    @Override
    public void games() {
        enter(StudyPages::history);
    }

    @Override
    public void settings() {
        enter(make::settings);
    }

    @Override
    public void secondStep(String name, String password) {
        study.open(pages -> router.open(pages.server(online).secondStep(name, password)));
    }

    @Override
    public void privacy() {
        study.open(pages -> router.open(pages.server(online).privacy()));
    }

    @Override
    public void recover(String name) {
        study.open(pages -> router.open(pages.server(online).recover(name)));
    }

    @Override
    public void account() {
        services.window().play(() -> {
            online.open();
            if (services.client().you().isPresent()) {
                enterServer(ServerPages::account);
            } else {
                online();
            }
        });
    }

    @Override
    public void learn() {
        enter(StudyPages::learn);
    }

    @Override
    public void variants() {
        router.enter(new VariantPage());
    }

    @Override
    public void about() {
        enter(make::about);
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
