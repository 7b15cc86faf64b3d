package reversi;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import reversi.archive.ArchivedGame;
import reversi.archive.PlayedGames;
import reversi.game.GameSetup;
import reversi.game.GameSetup.Mode;
import reversi.game.MoveComments;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.platform.MemoryStore;
import reversi.platform.OpenedFile;
import reversi.rules.Disc;
import reversi.rules.Square;
import reversi.rules.Variant;
import reversi.screens.GameChoice;
import reversi.screens.Language;
import reversi.screens.TextSize;
import reversi.screens.analysis.AnalysisPage;
import reversi.screens.analysis.AnalysisRepository;
import reversi.screens.analysis.ExplorerGames;
import reversi.screens.board.Tempo;
import reversi.screens.diary.Goal;
import reversi.screens.game.Command;
import reversi.screens.game.FakeThinker;
import reversi.screens.game.GameKeeper;
import reversi.screens.game.GamePage;
import reversi.screens.game.LocalGameController;
import reversi.screens.game.LocalGames;
import reversi.screens.guided.GuidedPage;
import reversi.screens.history.HistoryPage;
import reversi.screens.learn.LessonPage;
import reversi.screens.learn.TestCourse;
import reversi.screens.reasons.HintReasons;
import reversi.screens.review.ReviewPage;
import reversi.screens.sound.Sounds;
import reversi.screens.ui.ChoiceCard;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.teach.OpeningNames;
import reversi.teach.PeopleChoice;

/** The ways to every page of the game, for tests that look at all of them. */
final class EveryPage {
    /** A page that is never at rest: it shows how far a task is. */
    static final String IMPORTING = "games, importing";

    /** A page on which a clock runs. */
    static final String RUSH = "puzzle rush";

    private final Map<String, Consumer<Composition>> ways = new LinkedHashMap<>();

    /** Widths and heights of windows of every kind. */
    static final int[][] SIZES = {
        {1280, 720}, {900, 600}, {390, 844}, {360, 640}, {844, 390}, {640, 360}, {320, 568}, {320, 180}, {1920, 1080}
    };

    /** The smallest telephone, a usual one, and a window. */
    private static final int[][] SOME_SIZES = {{320, 568}, {390, 844}, {1280, 720}};

    /** The other languages are neither longer than these nor set in another way. */
    private static final Set<Language> EVERY_SIZE = Set.of(Language.ENGLISH, Language.FRENCH);

    /** The ways, where they lead to a server, to this one. */
    EveryPage(DemoServer server) {
        first();
        games();
        advice();
        history();
        guided();
        ways.putAll(new EveryTrainingPage().ways());
        study();
        ways.putAll(new EveryCorrespondencePage().ways());
        ways.putAll(new EveryOnlinePage(server).ways());
    }

    /** What the pages are called. */
    static List<String> names() {
        return List.copyOf(new EveryPage(new DemoServer()).ways.keySet());
    }

    /** Every page in every language: the language and the page. */
    static Stream<Arguments> inEveryLanguage() {
        return TestWords.languages().stream()
                .flatMap(language -> names().stream().map(page -> Arguments.of(language, page)));
    }

    /** Windows in which a language is looked at: of every kind where its words are the longest. */
    static int[][] sizes(Language language) {
        return EVERY_SIZE.contains(language) ? SIZES : SOME_SIZES;
    }

    /** A new stage of this size on which a page is shown; the way to it leads to this server where it needs one. */
    static TestStage shown(String language, boolean isTouch, DemoServer server, int width, int height, String page) {
        TestStage game = new TestStage(language, isTouch, server);
        game.resize(width, height);
        game.composition().begin();
        new EveryPage(server).open(page, game.composition());
        game.settle();
        return game;
    }

    /** The same on a device with a finger, with words of this size. */
    static TestStage shown(String language, TextSize text, DemoServer server, int width, int height, String page) {
        TestStage game = new TestStage(language, text, server);
        game.resize(width, height);
        game.composition().begin();
        new EveryPage(server).open(page, game.composition());
        game.settle();
        return game;
    }

    /** Those that change only when somebody does something. */
    static List<String> namesAtRest() {
        return names().stream()
                .filter(page -> !page.equals(IMPORTING) && !page.equals(RUSH))
                .toList();
    }

    /** Goes to a page of this name. */
    void open(String page, Composition composition) {
        way(page).accept(composition);
    }

    private Consumer<Composition> way(String page) {
        Consumer<Composition> way = ways.get(page);
        if (way == null) {
            throw new IllegalArgumentException("no page is called " + page);
        }
        return way;
    }

    private void first() {
        ways.put("home", composition -> composition.go().home());
        ways.put("home, with goals", composition -> {
            ArchivedGame game = ArchivedGame.local("a", System.currentTimeMillis(), Games.ended(), "");
            composition.library().add(List.of(game), result -> {});
            composition.go().calendar();
            for (Goal goal : Goal.values()) {
                Pressing.press(composition, texts -> texts.get(goal.key()));
            }
            Pressing.press(composition, texts -> texts.get("dialog.close"));
            composition.go().home();
        });
        ways.put("calendar", composition -> composition.go().calendar());
        ways.put("new game", composition -> composition.go().newGame(Mode.VERSUS_COMPUTER));
        ways.put("two players", composition -> composition.go().newGame(Mode.TWO_PLAYERS));
        ways.put("watch", composition -> composition.go().newGame(Mode.WATCH));
        ways.put("settings", composition -> composition.go().settings());
        ways.put("settings, languages", composition -> {
            composition.go().settings();
            String chosen = composition.repository().now().language();
            String name = Language.find(chosen).map(Language::ownName).orElse("");
            Pressing.press(composition, texts -> name.isEmpty() ? texts.get("language.auto") : name);
        });
        ways.put("learn", composition -> composition.go().learn());
        ways.put("variants", composition -> composition.go().variants());
        for (String lesson : List.of(
                "board-and-discs",
                "how-many-moves",
                "parity-check",
                "three-replies",
                "computers-and-othello",
                "eight-stars")) {
            ways.put("lesson " + lesson, composition -> lesson(composition, lesson));
        }
        ways.put("lesson, a wrong answer", composition -> {
            lesson(composition, "how-many-moves");
            composition.input().keyDown(Input.Keys.PAGE_DOWN);
            LessonPage page = (LessonPage) composition.router().front();
            page.choose(0);
            page.again();
            page.choose(1);
        });
        ways.put("about", composition -> composition.go().about());
        ways.put("opponents", composition -> composition.go().opponents());
        ways.put("opponents, matched", composition -> {
            composition.repository().change(all -> all.withGame(all.game().matched(true)));
            composition.go().newGame(Mode.VERSUS_COMPUTER);
            composition.go().opponents();
        });
        ways.put("new game, matched", composition -> {
            composition.repository().change(all -> all.withGame(all.game().matched(true)));
            composition.go().newGame(Mode.VERSUS_COMPUTER);
        });
        ways.put("all boards", composition -> {
            composition.go().newGame(Mode.VERSUS_COMPUTER);
            List<Actor> cards = composition.focus().stops().stream()
                    .filter(ChoiceCard.class::isInstance)
                    .toList();
            ((ChoiceCard) cards.get(cards.size() - 1)).press();
        });
    }

    private static void lesson(Composition composition, String key) {
        composition.router().enter(TestCourse.page(key));
    }

    private void games() {
        ways.put("game", composition -> composition
                .go()
                .play(new GameSetup(
                        Variant.OTHELLO, Seat.human(""), Seat.computer("", 8), TimeControl.perGame(300, 0))));
        ways.put("game of the longest names", composition -> composition
                .go()
                .play(new GameSetup(
                        Variant.OTHELLO,
                        Seat.human("W".repeat(GameChoice.NAME_LENGTH)),
                        Seat.human("Anna-Magdalena von und zu Wagenhausen".substring(0, GameChoice.NAME_LENGTH)),
                        TimeControl.perGame(5999, 0))));
        ways.put("game menu", composition -> {
            ways.get("game").accept(composition);
            composition.input().keyDown(Input.Keys.ESCAPE);
        });
        ways.put("shortcuts", composition -> {
            ways.get("game").accept(composition);
            composition.input().keyTyped('?');
        });
        for (String page :
                List.of("replay", "review", "analysis", "games", "puzzle of the day", "lesson parity-check")) {
            ways.put("shortcuts, " + page, composition -> {
                way(page).accept(composition);
                composition.input().keyTyped('?');
            });
        }
        ways.put("game, resign", composition -> {
            ways.get("game").accept(composition);
            Pressing.pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.RESIGN);
        });
        ways.put("game, pause", composition -> {
            ways.get("game").accept(composition);
            composition.input().keyDown(Input.Keys.P);
        });
        ways.put("game, over", composition -> {
            ways.get("game").accept(composition);
            GamePage page = (GamePage) composition.router().front();
            page.game().session().resign(Disc.WHITE);
            page.game().board().animation().finish();
            page.game().board().advance(1);
        });
        ways.put("game, over, diagram", composition -> {
            ways.get("game, over").accept(composition);
            ((GamePage) composition.router().front()).controller().commands().run(Command.DIAGRAM);
        });
    }

    private void advice() {
        ways.put("game, hint, thinking", composition -> advised(composition, new FakeThinker(), Command.HINT));
        ways.put("game, hint", composition -> {
            FakeThinker thinker = new FakeThinker();
            advised(composition, thinker, Command.HINT);
            answer(composition, thinker);
        });
        ways.put("game, coach", composition -> {
            FakeThinker thinker = new FakeThinker();
            GamePage page = advised(composition, thinker, Command.COACH);
            composition.router().clearNotices();
            thinker.answer();
            page.game().choose(Square.of("b4"));
            answer(composition, thinker);
        });
    }

    /** A game in which a person runs a command, and the engine has not answered yet. */
    private static GamePage advised(Composition composition, FakeThinker thinker, Command command) {
        thinker.answerWith(Advised.ANSWER);
        GameKeeper keeper = new GameKeeper(new MemoryStore(), (id, game, then) -> {}, result -> {});
        GamePage page = new GamePage(
                new LocalGames(new LocalGameController.Services(
                                thinker,
                                Sounds.NONE,
                                keeper,
                                new Random(1),
                                Tempo.normal(),
                                (then, failed) -> then.accept(new HintReasons((line, found) -> () -> {}))))
                        .begin(Advised.versus()),
                new OpeningNames(""));
        composition.router().enter(page);
        page.game().board().animation().finish();
        page.controller().commands().run(command);
        return page;
    }

    private static void answer(Composition composition, FakeThinker thinker) {
        thinker.answer();
        for (int i = 0; i < 200; i++) {
            composition.router().tick(0.001f);
        }
    }

    /** Played once for all pages that list them. */
    private static final class Played {
        static final List<ArchivedGame> GAMES = IntStream.range(0, 40)
                .mapToObj(i -> PlayedGames.archived("game " + i, 1_795_000_000_000L - i * 86_400_000L, i))
                .toList();
    }

    private void history() {
        ways.put("games without any", composition -> composition.go().games());
        ways.put("games", composition -> {
            composition.library().add(Played.GAMES, result -> {});
            composition.go().games();
        });
        ways.put("games, more", composition -> {
            ways.get("games").accept(composition);
            Pressing.pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.MORE);
        });
        ways.put("games, import report", composition -> take(composition, "f5a1\nf5d6d6\nzz9\n".repeat(40), 20));
        ways.put(IMPORTING, composition -> take(composition, "f5a1\nf5d6d6\n".repeat(60_000), 2));
        ways.put("games, choosing", composition -> {
            ways.get("games").accept(composition);
            HistoryPage page = (HistoryPage) composition.router().front();
            page.chooseAll();
        });
        ways.put("games, statistics", composition -> {
            ways.get("games").accept(composition);
            Pressing.pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.STATISTICS);
        });
        ways.put("games, by opponent", composition -> {
            ways.get("games").accept(composition);
            Pressing.press(composition, texts -> texts.get("games.filter.opponent"));
        });
        ways.put("games, by opening", composition -> {
            ways.get("games").accept(composition);
            Pressing.press(composition, texts -> texts.get("games.filter.opening"));
        });
        ways.put("replay", composition -> {
            ways.get("games").accept(composition);
            replayFirst(composition);
        });
        ways.put("replay, menu", composition -> {
            ways.get("replay").accept(composition);
            ((GamePage) composition.router().front()).controller().commands().run(Command.MENU);
        });
        ways.put("replay, comments", composition -> {
            List<String> comments = List.of("A diagonal.", "", "White could have waited here. ".repeat(12));
            composition
                    .library()
                    .add(
                            List.of(PlayedGames.archived("annotated", 1_795_000_000_000L, 1)
                                    .with(MoveComments.of(comments))),
                            result -> {});
            composition.go().games();
            replayFirst(composition);
            ((GamePage) composition.router().front()).controller().commands().run(Command.COMMENTS);
        });
    }

    private static void replayFirst(Composition composition) {
        composition.focus().stops().stream()
                .filter(stop -> stop.getClass().getSimpleName().equals("GameRow"))
                .findFirst()
                .ifPresent(row -> ((Focus.Stop) row).press());
    }

    private void guided() {
        ways.put("first start", composition -> guided(composition, 0));
        ways.put("first start, one move", composition -> guided(composition, 1));
        ways.put("first start, over", composition -> guided(composition, Integer.MAX_VALUE));
    }

    /** A guided game in which the newcomer placed so many discs, or which is over before. */
    private static void guided(Composition composition, int moves) {
        composition.go().guided();
        GuidedPage page = (GuidedPage) composition.router().front();
        for (int placed = 0; placed < moves && !page.game().isOver(); placed++) {
            List<Square> pointed = page.game().pointed();
            page.press(pointed.isEmpty() ? page.game().position().placements().get(0) : pointed.get(0));
            page.answerAll();
        }
    }

    private void study() {
        ways.put("review", composition -> review(composition, 0, 24));
        ways.put("review of bad moves", composition -> review(composition, 1_000, 11));
        ways.put("review, one's own", composition -> {
            review(composition, 1_000, 11);
            ((ReviewPage) composition.router().front()).openMine();
        });
        ways.put("analysis", composition -> composition.go().analysis());
        ways.put(
                "analysis of a game",
                composition -> composition.go().analyse(Games.ended().transcript(), 20));
        ways.put("analysis with side lines and an answer", EveryPage::analysis);
        ways.put("analysis, openings", composition -> {
            composition.go().analysis();
            Pressing.pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.BOOK);
        });
        ways.put("analysis, line", composition -> {
            analysis(composition);
            Pressing.pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.MORE);
        });
        ways.put("analysis, share", composition -> {
            analysis(composition);
            Pressing.pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.SHARE);
        });
        ways.put("analysis, set up", composition -> {
            analysis(composition);
            Pressing.pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.EDIT);
        });
        ways.put("analysis, set up, board and rules", composition -> {
            ways.get("analysis, set up").accept(composition);
            Pressing.pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.VARIANTS);
        });
        ways.put("analysis, paste", composition -> {
            analysis(composition);
            Pressing.pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.PASTE);
        });
    }

    /** Drops a file on the page of all games and lets so many pictures pass. */
    private void take(Composition composition, String text, int pictures) {
        ways.get("games").accept(composition);
        HistoryPage page = (HistoryPage) composition.router().front();
        page.take(List.of(new OpenedFile.Text("games-of-the-tournament-2012.txt", text)));
        for (int i = 0; i < pictures; i++) {
            composition.router().tick(0.01f);
        }
    }

    /** The review of a game in which the engine has answered so many questions, at a ply. */
    private static void review(Composition composition, int answers, int ply) {
        FakeThinker thinker = new FakeThinker();
        ReviewPage page = new ReviewPage(Games.ended(), thinker, new OpeningNames(""));
        composition.router().enter(page);
        for (int i = 0; i < answers && thinker.waiting() > 0; i++) {
            thinker.answer();
        }
        composition.input().keyDown(Input.Keys.HOME);
        for (int i = 0; i <= ply; i++) {
            composition.input().keyDown(Input.Keys.RIGHT);
        }
        // On the way back discs are where they belong at once.
        composition.input().keyDown(Input.Keys.LEFT);
    }

    /** An analysis late in a game, which could be solved, with a side line and what the engine says. */
    private static void analysis(Composition composition) {
        FakeThinker thinker = new FakeThinker();
        AnalysisRepository repository = new AnalysisRepository(new MemoryStore(), result -> {});
        repository.open(Games.ended().transcript(), 45);
        AnalysisPage page = new AnalysisPage(
                repository,
                thinker,
                new OpeningNames(""),
                new ExplorerGames(AnalysisPage.explorer(Optional.empty()), repository, composition.library()),
                () -> PeopleChoice.USUAL_RATING,
                () -> Optional.of("https://reversi.example"));
        composition.router().enter(page);
        for (int i = 0; i < 3; i++) {
            composition.input().keyDown(Input.Keys.LEFT);
        }
        thinker.answer();
        composition.input().keyTyped('3');
        thinker.answer();
        composition.router().tick(0.1f);
    }
}
