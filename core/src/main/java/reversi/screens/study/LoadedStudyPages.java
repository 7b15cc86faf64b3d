package reversi.screens.study;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import reversi.archive.ArchivedGame;
import reversi.archive.GameOpponent;
import reversi.game.Game;
import reversi.notation.Opponents;
import reversi.platform.AssetLoader;
import reversi.platform.AssetSource;
import reversi.platform.Portable;
import reversi.platform.PushSource;
import reversi.platform.Signer;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.Feedback;
import reversi.screens.Page;
import reversi.screens.PlayerClock;
import reversi.screens.ServerChoice;
import reversi.screens.SettingsRepository;
import reversi.screens.Sheet;
import reversi.screens.analysis.AnalysisLink;
import reversi.screens.analysis.AnalysisPage;
import reversi.screens.analysis.AnalysisRepository;
import reversi.screens.analysis.BookOwner;
import reversi.screens.analysis.ExplorerGames;
import reversi.screens.champion.ChampionPage;
import reversi.screens.champion.ChampionRepository;
import reversi.screens.champion.ChampionServices;
import reversi.screens.correspondence.CorrespondenceArchivist;
import reversi.screens.correspondence.CorrespondencePage;
import reversi.screens.correspondence.CorrespondenceRepository;
import reversi.screens.correspondence.CorrespondenceServices;
import reversi.screens.game.GamePage;
import reversi.screens.game.HintStudy;
import reversi.screens.game.ReplayController;
import reversi.screens.guide.AboutPage;
import reversi.screens.gym.GymPage;
import reversi.screens.gym.GymRepository;
import reversi.screens.gym.GymServices;
import reversi.screens.history.GameOpener;
import reversi.screens.history.HistoryPage;
import reversi.screens.insights.InsightsPage;
import reversi.screens.insights.InsightsReader;
import reversi.screens.insights.InsightsServices;
import reversi.screens.ladder.AchievementRecorder;
import reversi.screens.ladder.AchievementRepository;
import reversi.screens.ladder.AchievementServices;
import reversi.screens.ladder.EvenLevel;
import reversi.screens.ladder.LadderPage;
import reversi.screens.ladder.OwnProgress;
import reversi.screens.ladder.ReadyWatch;
import reversi.screens.learn.LearnPage;
import reversi.screens.learn.LessonPage;
import reversi.screens.learn.ProgressRepository;
import reversi.screens.online.OnlinePages;
import reversi.screens.openings.OpeningsPage;
import reversi.screens.openings.OpeningsRepository;
import reversi.screens.openings.OpeningsServices;
import reversi.screens.plan.PlanPage;
import reversi.screens.plan.PlanRepository;
import reversi.screens.plan.PlanServices;
import reversi.screens.puzzle.GamePractice;
import reversi.screens.puzzle.MistakeFinder;
import reversi.screens.puzzle.PuzzlePage;
import reversi.screens.puzzle.PuzzleRepository;
import reversi.screens.puzzle.PuzzleServices;
import reversi.screens.puzzle.PuzzlesPage;
import reversi.screens.reasons.HintReasons;
import reversi.screens.review.ArchivedReviews;
import reversi.screens.review.ReviewPage;
import reversi.screens.review.SharedGame;
import reversi.screens.review.TurningPointSearch;
import reversi.screens.settings.SettingsPage;
import reversi.screens.share.GameShareSheet;
import reversi.screens.together.Learned;
import reversi.screens.transfer.Belongings;
import reversi.screens.transfer.OtherDeviceSheet;
import reversi.screens.transfer.Taking;
import reversi.teach.OpeningExplorer;
import reversi.teach.lesson.Course;
import reversi.teach.lesson.Lesson;
import reversi.training.insights.Peers;

/** The pages for study, once their code is there. */
public final class LoadedStudyPages implements StudyPages {
    private final StudyServices services;
    private final PushSource push;
    private final AnalysisRepository analysis;
    private final AssetSource<OpeningExplorer> explorer;
    private final ExplorerGames explorerGames;
    private final PuzzleServices puzzles;
    private final GymServices gym;
    private final OpeningsServices openings;
    private final InsightsServices insights;
    private final PlanServices plan;
    private final ChampionServices champion;
    private final AssetSource<Course> course;
    private final ProgressRepository lessons;
    private final StudyRecorder recorder;
    private final AchievementServices achievements;
    private final ReadyWatch ready;
    private final Belongings belongings;
    private final Taking taking;
    private final StudyLearner learner;
    private final CorrespondenceServices correspondence;
    private final GamePictures pictures;

    /** Pages with these services; {@code signer} signs the turns of games by link, and {@code push} is the browser's, where there is one. */
    public LoadedStudyPages(StudyServices services, Signer signer, PushSource push) {
        this.push = push;
        this.services = services;
        this.pictures = new GamePictures(services.library(), services.webAddress());
        this.analysis = new AnalysisRepository(services.store(), services.stored());
        this.explorer = AnalysisPage.explorer(services.assets());
        this.explorerGames = new ExplorerGames(explorer, analysis, services.library());
        PuzzleRepository solved = new PuzzleRepository(services.store(), services.stored());
        this.puzzles = new PuzzleServices(
                PuzzleServices.source(services.assets()),
                solved,
                new MistakeFinder(new ArchivedReviews(services.library()), solved, services.thinker()),
                services.thinker(),
                new PlayerClock(services.clock(), services.minutesAhead()),
                new Random(),
                services.webAddress());
        this.gym = new GymServices(
                puzzles.source(),
                new GymRepository(services.store(), services.stored()),
                services.thinker(),
                puzzles.clock(),
                puzzles.random(),
                services.enter());
        this.openings = new OpeningsServices(
                new OpeningsRepository(services.store(), services.stored()),
                explorer,
                services.library(),
                services.thinker(),
                services.openings(),
                puzzles.clock());
        EvenLevel even = new EvenLevel(services.library(), services.minutesAhead());
        this.learner = new StudyLearner(even, new GamePractice(puzzles, services.enter()), openings.repository());
        this.champion = new ChampionServices(
                ChampionServices.games(services.assets()),
                ChampionServices.notes(services.assets()),
                new ChampionRepository(services.store(), services.stored()),
                services.thinker(),
                services.openings(),
                learner::rating,
                services.enter());
        this.course = LearnPage.course(services.assets());
        this.lessons = new ProgressRepository(services.store(), services.stored());
        this.recorder = new StudyRecorder(services.summary(), course, lessons, solved);
        recorder.start();
        new DiaryKeeper(services.diary(), puzzles.clock(), lessons, solved).start();
        AchievementRepository earned = new AchievementRepository(services.store(), services.stored());
        this.achievements = new AchievementServices(
                new AchievementRecorder(
                        services.library(),
                        earned,
                        services.foreground(),
                        services.clock().getAsLong()),
                new GameOpener(services.library(), services.openings(), services.clock(), this::replayAt),
                services.clock(),
                () -> OwnProgress.of(
                        services.library().index().games(),
                        solved.progress().streak(new PlayerClock(services.clock(), services.minutesAhead()).today())));
        this.ready = new ReadyWatch(services.library(), services.minutesAhead(), services.foreground());
        PlanRepository planned = new PlanRepository(services.store(), services.stored());
        this.belongings = belongings(solved, earned, planned);
        this.taking = new Taking(belongings, services.store(), services.stored());
        this.insights = new InsightsServices(
                new InsightsReader(services.library()),
                peers(services.assets()),
                learner.even()::points,
                services.openings(),
                this::openGames,
                new PracticeOpener(puzzles, gym, openings, champion, this::nextLesson, this::ladder, services.enter()));
        this.plan = new PlanServices(
                planned,
                PlanServices.exam(services.assets()),
                insights.reader(),
                new KnownPupil(
                        puzzles,
                        gym.repository(),
                        openings.repository(),
                        champion,
                        lessons,
                        course,
                        services.library(),
                        insights),
                puzzles.clock(),
                insights.practise(),
                services.enter());
        this.correspondence = new CorrespondenceServices(
                new CorrespondenceRepository(services.store(), services.stored()),
                signer,
                new CorrespondenceArchivist(services.library(), services.clock(), services.openings()),
                services.webAddress(),
                new Random(),
                services.thinker(),
                services.sounds(),
                services.openings());
    }

    private static AssetSource<Peers> peers(Optional<AssetLoader> assets) {
        return new AssetSource<>(
                assets, "training/peers.txt", bytes -> Peers.read(new String(bytes, StandardCharsets.UTF_8)));
    }

    private Page nextLesson() {
        return learn(course.found().flatMap(lessons::next).map(Lesson::key).orElse(""));
    }

    private void openGames(Set<String> ids) {
        HistoryPage page = historyPage();
        page.listOnly(ids);
        services.enter().accept(page);
    }

    private Belongings belongings(PuzzleRepository solved, AchievementRepository earned, PlanRepository planned) {
        List<Portable> others = new ArrayList<>(services.portables());
        others.add(lessons.portable());
        others.addAll(solved.portables());
        others.add(gym.repository().portable());
        others.addAll(openings.repository().portables());
        others.add(champion.repository().portable());
        others.add(earned.portable());
        others.add(planned.portable());
        others.add(analysis.portable());
        return new Belongings(services.library(), others);
    }

    /** A loader for a device that has all code from the start, this signer, and no messages while the game is not open. */
    public static StudyLoader atOnce(Signer signer) {
        return atOnce(signer, PushSource.none());
    }

    /** As above, with such messages. */
    public static StudyLoader atOnce(Signer signer, PushSource push) {
        return new StudyLoader() {
            @Override
            public void load(StudyServices services, Consumer<StudyPages> then, Runnable failed) {
                then.accept(new LoadedStudyPages(services, signer, push));
            }

            @Override
            public boolean isThere() {
                return true;
            }
        };
    }

    @Override
    public Page history() {
        return historyPage();
    }

    @Override
    public Page history(String game) {
        HistoryPage page = historyPage();
        page.openOnceRead(game);
        return page;
    }

    private HistoryPage historyPage() {
        return new HistoryPage(belongings, services.openings(), services.clock(), new HistoryPage.Ways() {
            @Override
            public void open(ReplayController.Actions actions, ArchivedGame game, List<String> names) {
                enter(replayOf(actions, game, names));
            }

            @Override
            public void prepare(GameOpponent who) {
                services.enter().accept(prepared(who));
            }
        });
    }

    /** The analysis of what somebody plays. */
    private Page prepared(GameOpponent who) {
        analysis.open(Transcript.start(Variant.OTHELLO), 0);
        explorerGames.choosePlayer(BookOwner.of(who));
        return newAnalysis().withExplorer();
    }

    private void replayAt(ReplayController.Actions actions, ArchivedGame game, List<String> names, int plies) {
        enter(replayOf(actions, game, names).from(plies));
    }

    private void enter(ReplayController replay) {
        services.enter().accept(new GamePage(replay, services.openings()));
    }

    private ReplayController replayOf(ReplayController.Actions actions, ArchivedGame game, List<String> names) {
        return ReplayController.of(
                game.game(),
                names,
                actions,
                services.thinker(),
                services.sounds(),
                services.tempo().get());
    }

    @Override
    public Page review(Game game) {
        return new ReviewPage(
                game, services.thinker(), services.openings(), new ArchivedReviews(services.library()), learner);
    }

    @Override
    public Sheet diagram(Game game) {
        return new GameShareSheet(pictures.of(game));
    }

    @Override
    public void sharePicture(Game game, Context context) {
        pictures.of(game).send(context);
    }

    @Override
    public Sheet otherDevice() {
        return new OtherDeviceSheet(belongings, services.webAddress().get(), this::openExchange);
    }

    private void openExchange() {
        HistoryPage page = historyPage();
        services.enter().accept(page);
        page.openExchange();
    }

    @Override
    public void take(String part, Context context) {
        taking.take(part, context);
    }

    @Override
    public Page analysis() {
        return newAnalysis();
    }

    private AnalysisPage newAnalysis() {
        return new AnalysisPage(
                analysis,
                services.thinker(),
                services.openings(),
                explorerGames,
                learner::rating,
                services.webAddress());
    }

    @Override
    public Page analyse(Transcript game, int ply, Opponents players) {
        analysis.open(game, ply, players);
        return analysis();
    }

    @Override
    public Optional<Page> analysed(String code) {
        return AnalysisLink.read(code).map(line -> analyse(line, line.plies(), Opponents.unknown()));
    }

    @Override
    public Page correspondence(String game) {
        return new CorrespondencePage(correspondence, game);
    }

    @Override
    public Page puzzles() {
        return new PuzzlesPage(puzzles, services.enter());
    }

    @Override
    public Page dailyPuzzle() {
        return PuzzlePage.daily(puzzles);
    }

    @Override
    public Page gym() {
        return new GymPage(gym);
    }

    @Override
    public Page champion() {
        return new ChampionPage(champion);
    }

    @Override
    public Page openings() {
        return new OpeningsPage(openings);
    }

    @Override
    public Page plan() {
        return new PlanPage(plan);
    }

    @Override
    public Page insights() {
        return new InsightsPage(insights);
    }

    @Override
    public Page ladder() {
        return new LadderPage(services.library(), services.clock(), new Random(), achievements);
    }

    @Override
    public Page learn() {
        return learn("");
    }

    @Override
    public Page learn(String lesson) {
        return new LearnPage(course, lessons, lesson, this::open);
    }

    private void open(Lesson lesson) {
        recorder.lessonsChanged();
        course.found().ifPresent(known -> services.enter()
                .accept(new LessonPage(known, lesson, lessons, services.thinker())));
    }

    @Override
    public Page settings(SettingsRepository settings, Optional<ServerChoice> server, boolean canPonder) {
        return new SettingsPage(settings, server, canPonder);
    }

    @Override
    public Page about(Optional<Feedback> feedback) {
        return new AboutPage(feedback);
    }

    @Override
    public ServerPages server(OnlinePages online) {
        return new LoadedServerPages(
                online,
                push,
                analysis,
                services.openings(),
                () -> new Learned(
                        lessons.finished(), puzzles.repository().progress().solved()));
    }

    @Override
    public void tick(float seconds) {
        achievements.recorder().tick();
        ready.tick(seconds);
    }

    @Override
    public HintStudy hintStudy() {
        return new HintReasons((game, found) -> TurningPointSearch.begin(services.thinker(), game, review -> {
            pictures.reviewed(review);
            TurningPointSearch.in(review).ifPresent(found);
        }));
    }

    @Override
    public void reload() {
        analysis.reload();
        puzzles.repository().reload();
        gym.repository().reload();
        openings.repository().reload();
        plan.repository().reload();
        champion.repository().reload();
        lessons.reload();
        achievements.recorder().reload();
        taking.reload();
        correspondence.repository().reload();
    }

    @Override
    public Optional<Page> shared(String code) {
        return SharedGame.read(code).map(this::review);
    }
}
