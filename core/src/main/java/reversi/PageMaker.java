package reversi;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import java.util.Optional;
import java.util.Random;
import reversi.archive.GameLibrary;
import reversi.game.Game;
import reversi.game.GameSetup;
import reversi.platform.Device;
import reversi.platform.NewVersion;
import reversi.platform.Thinker;
import reversi.players.online.OnlineClient;
import reversi.players.online.OnlineMemory;
import reversi.players.online.OnlineTable;
import reversi.rules.BalancedStarts;
import reversi.rules.Disc;
import reversi.screens.CalendarDay;
import reversi.screens.OngoingGame;
import reversi.screens.Page;
import reversi.screens.SettingsRepository;
import reversi.screens.StudySummaryRepository;
import reversi.screens.diary.DiaryRepository;
import reversi.screens.diary.DoneDays;
import reversi.screens.game.GameController;
import reversi.screens.game.GameKeeper;
import reversi.screens.game.GamePage;
import reversi.screens.game.LocalGameController;
import reversi.screens.game.LocalGames;
import reversi.screens.game.OnlineGameController;
import reversi.screens.guided.GuidedPage;
import reversi.screens.home.HomePage;
import reversi.screens.home.HomeState;
import reversi.screens.ladder.EvenLevel;
import reversi.screens.online.OnlineController;
import reversi.screens.opponents.OpponentsPage;
import reversi.screens.setup.NewGamePage;
import reversi.screens.setup.SetupMaker;
import reversi.screens.sound.Sounds;
import reversi.screens.study.StudyPages;
import reversi.teach.OpeningNames;

/** Makes the pages that are there from the start, of what the game is made of. */
final class PageMaker {
    private final Services services;
    private final SettingsRepository settings;
    private final Appearance appearance;
    private final OnlineController online;
    private final StudyOpener study;
    private final SetupMaker maker;
    private final EvenLevel even;

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

    PageMaker(
            Services services,
            SettingsRepository settings,
            Appearance appearance,
            OnlineController online,
            StudyOpener study) {
        this.services = services;
        this.settings = settings;
        this.appearance = appearance;
        this.online = online;
        this.study = study;
        this.maker = new SetupMaker(services.random(), PageMaker::starts);
        this.even = new EvenLevel(services.library(), services.device()::utcOffsetMinutes);
    }

    /** The list of balanced starts, read when it is first asked for. */
    private static Optional<BalancedStarts> starts() {
        FileHandle file = Gdx.files.internal("openings/balanced.txt");
        return file.exists() ? Optional.of(BalancedStarts.read(file.readString("UTF-8"))) : Optional.empty();
    }

    /** The unfinished game of this device. */
    Optional<Game> saved() {
        return services.keeper().find() instanceof GameKeeper.Unfinished unfinished
                ? Optional.of(unfinished.game())
                : Optional.empty();
    }

    /** The first page. */
    HomePage home() {
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

    /** What was done on which day. */
    DoneDays done() {
        return DoneDays.of(
                services.diary().now(), services.library().index().games(), services.device()::utcOffsetMinutes);
    }

    /** The guided game; {@code firstGame} begins the first one on the large board. */
    GuidedPage guided(boolean isFirstStart, Runnable firstGame) {
        return new GuidedPage(isFirstStart, services.sounds(), firstGame);
    }

    /** The first game of somebody who has just learnt how discs are flipped. */
    GameSetup newcomersGame() {
        return maker.make(settings.now().game(), Disc.BLACK, services.keeper().ladder());
    }

    /** The choice of a new game. */
    NewGamePage newGame() {
        return new NewGamePage(settings, maker, services.keeper()::ladder, even::now);
    }

    /** The computer's levels. */
    OpponentsPage opponents() {
        return new OpponentsPage(settings, even.now());
    }

    /** The page of a game. */
    GamePage game(GameController game) {
        return new GamePage(game, services.openings());
    }

    /** The page of a game on a server. */
    GamePage table(OnlineTable table) {
        OnlineGameController game = OnlineGameController.of(
                services.client(), table, services.memory(), services.thinker(), services.sounds(), appearance.tempo());
        study.load(pages -> game.setCommentary(changed -> pages.server(online).commentary(table, changed)), () -> {});
        return game(game);
    }

    /** Begins games on this device, or goes on with them. */
    LocalGames localGames() {
        return new LocalGames(new LocalGameController.Services(
                services.thinker(),
                services.sounds(),
                services.keeper(),
                services.random(),
                appearance.tempo(),
                (then, failed) -> study.load(pages -> then.accept(pages.hintStudy()), failed)));
    }

    /** What the program is, and who made it. */
    Page about(StudyPages pages) {
        return pages.about(online.feedback(services.device()::open));
    }

    /** A window that does not play has no say in where the other one plays. */
    private boolean isServerChosenHere() {
        return services.device().server().isEmpty() && services.window().isHere();
    }

    /** The settings. */
    Page settings(StudyPages pages) {
        return pages.settings(
                settings,
                isServerChosenHere() ? Optional.of(online.server()) : Optional.empty(),
                services.thinker().canPonder());
    }
}
