package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.archive.ArchivedGame;
import reversi.archive.PlayedGames;
import reversi.game.GameEvent;
import reversi.game.GameSetup;
import reversi.game.GameSetup.Mode;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.online.AccountRequest;
import reversi.online.LobbyNews;
import reversi.online.TableEvent;
import reversi.online.TableNews;
import reversi.platform.MemoryStore;
import reversi.platform.OpenedFile;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.GameChoice;
import reversi.screens.Language;
import reversi.screens.Page;
import reversi.screens.Texts;
import reversi.screens.analysis.AnalysisPage;
import reversi.screens.analysis.AnalysisRepository;
import reversi.screens.analysis.ExplorerSource;
import reversi.screens.game.Command;
import reversi.screens.game.FakeThinker;
import reversi.screens.game.GamePage;
import reversi.screens.guide.HowToPlayPage;
import reversi.screens.history.HistoryPage;
import reversi.screens.review.ReviewPage;
import reversi.screens.ui.ChoiceCard;
import reversi.screens.ui.Control;
import reversi.screens.ui.Focus;
import reversi.screens.ui.Icon;
import reversi.screens.ui.IconView;
import reversi.screens.ui.Text;
import reversi.screens.ui.Theme;
import reversi.teach.OpeningNames;

/** Every page at every size, in every language: nothing cut, nothing outside, nothing too small, all in reach of the keyboard. */
class PagesTest {
    private static final int[][] SIZES = {
        {1280, 720}, {900, 600}, {390, 844}, {360, 640}, {844, 390}, {640, 360}, {320, 568}, {320, 180}, {1920, 1080}
    };

    /** A page that is never at rest: it shows how far a task is. */
    private static final String IMPORTING = "games, importing";

    private static final Map<String, Consumer<Composition>> PAGES = pages();

    /** The server of the page that is being shown. */
    private static final AtomicReference<DemoServer> SERVER = new AtomicReference<>(new DemoServer());

    private TestStage game = new TestStage("en", true);

    private static Map<String, Consumer<Composition>> pages() {
        Map<String, Consumer<Composition>> pages = new LinkedHashMap<>();
        pages.put("home", composition -> composition.go().home());
        pages.put("new game", composition -> composition.go().newGame(Mode.VERSUS_COMPUTER));
        pages.put("two players", composition -> composition.go().newGame(Mode.TWO_PLAYERS));
        pages.put("watch", composition -> composition.go().newGame(Mode.WATCH));
        pages.put("settings", composition -> composition.go().settings());
        for (int lesson = 0; lesson < HowToPlayPage.pages(); lesson++) {
            int turns = lesson;
            pages.put("how to play " + lesson, composition -> {
                composition.go().howToPlay();
                for (int i = 0; i < turns; i++) {
                    composition.router().keyDown(Input.Keys.PAGE_DOWN);
                }
            });
        }
        pages.put("about", composition -> composition.go().about());
        pages.put("games without any", composition -> composition.go().games());
        pages.put("games", composition -> {
            List<ArchivedGame> played = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                played.add(PlayedGames.archived("game " + i, 1_795_000_000_000L - i * 86_400_000L, i));
            }
            composition.library().add(played, result -> {});
            composition.go().games();
        });
        pages.put("games, more", composition -> {
            PAGES.get("games").accept(composition);
            pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.MORE);
        });
        pages.put("games, import report", composition -> take(composition, "f5a1\nf5d6d6\nzz9\n".repeat(40)));
        pages.put(IMPORTING, composition -> take(composition, "f5a1\nf5d6d6\n".repeat(60_000)));
        pages.put("games, choosing", composition -> {
            PAGES.get("games").accept(composition);
            HistoryPage page = (HistoryPage) composition.router().front();
            page.chooseAll();
        });
        pages.put("games, statistics", composition -> {
            PAGES.get("games").accept(composition);
            pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.CHART);
        });
        pages.put("replay", composition -> {
            PAGES.get("games").accept(composition);
            composition.focus().stops().stream()
                    .filter(stop -> stop.getClass().getSimpleName().equals("GameRow"))
                    .findFirst()
                    .ifPresent(row -> ((Focus.Stop) row).press());
        });
        pages.put("game", composition -> composition
                .go()
                .play(new GameSetup(
                        Variant.OTHELLO, Seat.human(""), Seat.computer("", 8), TimeControl.perGame(300, 0))));
        pages.put("game of the longest names", composition -> composition
                .go()
                .play(new GameSetup(
                        Variant.OTHELLO,
                        Seat.human("W".repeat(GameChoice.NAME_LENGTH)),
                        Seat.human("Anna-Magdalena von und zu Wagenhausen".substring(0, GameChoice.NAME_LENGTH)),
                        TimeControl.perGame(5999, 0))));
        pages.put("all boards", composition -> {
            composition.go().newGame(Mode.VERSUS_COMPUTER);
            List<Actor> cards = composition.focus().stops().stream()
                    .filter(ChoiceCard.class::isInstance)
                    .toList();
            ((ChoiceCard) cards.get(cards.size() - 1)).press();
        });
        pages.put("game menu", composition -> {
            PAGES.get("game").accept(composition);
            composition.router().keyDown(Input.Keys.ESCAPE);
        });
        pages.put("shortcuts", composition -> {
            PAGES.get("game").accept(composition);
            composition.router().keyTyped('?');
        });
        pages.put("game, resign", composition -> {
            PAGES.get("game").accept(composition);
            pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.RESIGN);
        });
        pages.put("game, pause", composition -> {
            PAGES.get("game").accept(composition);
            composition.router().keyDown(Input.Keys.P);
        });
        pages.put("sign in without a server", composition -> composition.go().online());
        pages.put("sign in", PagesTest::signIn);
        pages.put("lobby as a guest", composition -> {
            signIn(composition);
            ask(composition, new AccountRequest.Guest());
        });
        pages.put("lobby", PagesTest::logIn);
        pages.put("lobby without anybody", composition -> {
            SERVER.get().set(DemoServer.Scene.EMPTY);
            logIn(composition);
        });
        pages.put("lobby full of people", composition -> {
            SERVER.get().set(DemoServer.Scene.CROWD);
            logIn(composition);
        });
        pages.put("lobby: looking for a game", composition -> {
            logIn(composition);
            SERVER.get().say(new LobbyNews.Seeking(true));
            SERVER.get().deliver();
            composition.router().tick(0.1f);
        });
        pages.put("lobby: games", composition -> {
            logIn(composition);
            press(composition, texts -> texts.count("lobby.games", 2));
        });
        pages.put("lobby: link", composition -> {
            logIn(composition);
            press(composition, texts -> texts.get("link.title"));
        });
        pages.put("lobby: link made", composition -> {
            PAGES.get("lobby: link").accept(composition);
            SERVER.get().say(new LobbyNews.LinkMade("E4SHtC0zogXt", DemoServer.terms()));
            SERVER.get().deliver();
            composition.router().tick(0.1f);
        });
        pages.put("lobby: link opened", composition -> {
            PAGES.get("lobby: link made").accept(composition);
            SERVER.get().say(new LobbyNews.LinkOpened("E4SHtC0zogXt"));
            SERVER.get().deliver();
            composition.router().tick(0.1f);
        });
        pages.put("lobby: invitation", composition -> {
            logIn(composition);
            SERVER.get().say(DemoServer.invitation());
            SERVER.get().deliver();
        });
        pages.put("lobby: player", composition -> {
            logIn(composition);
            press(composition, texts -> "player 1");
            SERVER.get().deliver();
        });
        pages.put("lobby: invite", composition -> {
            logIn(composition);
            press(composition, texts -> "player 7");
            press(composition, texts -> texts.get("lobby.invite"));
        });
        pages.put("lobby to messages", composition -> way(composition, Icon.MAIL, texts -> texts.get("mail.title")));
        pages.put("lobby to history", composition -> way(composition, Icon.BOOK, texts -> texts.get("history.title")));
        pages.put(
                "lobby to ranking", composition -> way(composition, Icon.TROPHY, texts -> texts.get("ranking.title")));
        pages.put(
                "lobby to account",
                composition -> way(composition, Icon.PERSON, texts -> texts.count("online.points", 23)));
        pages.put("letters", composition -> {
            PAGES.get("lobby to messages").accept(composition);
            press(composition, texts -> "player 3");
            SERVER.get().deliver();
        });
        pages.put("game online", composition -> {
            logIn(composition);
            SERVER.get().say(new TableNews.Seated(SERVER.get().table(7, Optional.empty())));
            SERVER.get().deliver();
        });
        pages.put("game online, menu", composition -> {
            PAGES.get("game online").accept(composition);
            composition.router().keyDown(Input.Keys.ESCAPE);
        });
        pages.put("game online, away", composition -> {
            PAGES.get("game online").accept(composition);
            SERVER.get().say(new TableNews.AwayChanged(7, Disc.WHITE, true, DemoServer.NOW - 1));
            SERVER.get().deliver();
            composition.router().tick(0.1f);
        });
        pages.put("game online, chat", composition -> {
            PAGES.get("game online").accept(composition);
            pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.CHAT);
        });
        pages.put("game online, asked", composition -> {
            PAGES.get("game online").accept(composition);
            SERVER.get()
                    .say(new TableNews.Happened(
                            7, 31, DemoServer.NOW, new TableEvent.InGame(new GameEvent.TakebackOffered(Disc.WHITE))));
            SERVER.get().deliver();
        });
        pages.put("game, over", composition -> {
            PAGES.get("game").accept(composition);
            GamePage page = (GamePage) composition.router().front();
            page.game().session().resign(Disc.WHITE);
            page.game().board().animation().finish();
            page.game().board().advance(1);
        });
        pages.put("game, over, diagram", composition -> {
            PAGES.get("game, over").accept(composition);
            ((GamePage) composition.router().front()).controller().commands().run(Command.DIAGRAM);
        });
        pages.put("review", composition -> review(composition, 0, 24));
        pages.put("review of bad moves", composition -> review(composition, 1_000, 11));
        pages.put("analysis", composition -> composition.go().analysis());
        pages.put(
                "analysis of a game",
                composition -> composition.go().analyse(Games.ended().transcript(), 20));
        pages.put("analysis with side lines and an answer", PagesTest::analysis);
        pages.put("analysis, openings", composition -> {
            composition.go().analysis();
            pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.BOOK);
        });
        pages.put("analysis, line", composition -> {
            analysis(composition);
            pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.MORE);
        });
        pages.put("analysis, share", composition -> {
            analysis(composition);
            pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.SHARE);
        });
        pages.put("analysis, set up", composition -> {
            analysis(composition);
            pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.BOARD);
        });
        pages.put("analysis, set up, board and rules", composition -> {
            PAGES.get("analysis, set up").accept(composition);
            pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.VARIANTS);
        });
        pages.put("analysis, paste", composition -> {
            analysis(composition);
            pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == Icon.COPY);
        });
        pages.put("game online, over", composition -> {
            PAGES.get("game online").accept(composition);
            SERVER.get().say(new TableNews.Happened(7, 31, DemoServer.NOW, new TableEvent.Finished(DemoServer.won())));
            SERVER.get().deliver();
        });
        return pages;
    }

    /** Drops a file on the page of all games and lets some pictures pass. */
    private static void take(Composition composition, String text) {
        PAGES.get("games").accept(composition);
        HistoryPage page = (HistoryPage) composition.router().front();
        page.take(List.of(new OpenedFile.Text("games-of-the-tournament-2012.txt", text)));
        for (int i = 0; i < 20; i++) {
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
        for (int i = page.plies(); i > ply; i--) {
            composition.router().keyDown(Input.Keys.LEFT);
        }
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
                new ExplorerSource(Optional.empty()),
                () -> "https://reversi.example");
        composition.router().enter(page);
        for (int i = 0; i < 3; i++) {
            composition.router().keyDown(Input.Keys.LEFT);
        }
        thinker.answer();
        composition.router().keyTyped('3');
        thinker.answer();
        composition.router().tick(0.1f);
    }

    private static void signIn(Composition composition) {
        composition.go().online();
        SERVER.get().deliver();
        composition.router().tick(0.1f);
    }

    private static void ask(Composition composition, AccountRequest request) {
        composition.client().ask(request);
        SERVER.get().deliver();
        composition.router().tick(0.1f);
        composition.router().tick(0.1f);
    }

    private static void logIn(Composition composition) {
        signIn(composition);
        ask(composition, new AccountRequest.Login("player 5", "secret"));
        SERVER.get().deliver();
        composition.router().tick(0.1f);
    }

    /** Presses the first thing that says this in the language of the page. */
    private static void press(Composition composition, Function<Texts, String> words) {
        List<String> wanted = TestWords.everywhere(words);
        pressWhat(
                composition,
                actor -> actor instanceof Text said
                        && wanted.stream().anyMatch(word -> LongerTexts.isSaid(word, said.words())));
    }

    /** Leaves the lobby by a pictogram, or where there is none by the words that lead to the same page. */
    private static void way(Composition composition, Icon icon, Function<Texts, String> words) {
        logIn(composition);
        Page lobby = composition.router().front();
        pressWhat(composition, actor -> actor instanceof IconView view && view.icon() == icon);
        if (composition.router().front() == lobby) {
            List<String> wanted = TestWords.everywhere(words);
            pressWhat(
                    composition,
                    actor -> actor instanceof Text said
                            && wanted.stream().anyMatch(LongerTexts.plain(said.words())::endsWith));
        }
        assertNotSame(lobby, composition.router().front());
        SERVER.get().deliver();
    }

    private static void pressWhat(Composition composition, Predicate<Actor> shows) {
        for (Actor stop : composition.focus().stops()) {
            if (visible(stop).stream().anyMatch(shows)) {
                ((Focus.Stop) stop).press();
                return;
            }
        }
    }

    static Stream<Arguments> everywhere() {
        List<Arguments> all = new ArrayList<>();
        for (Language language : Language.values()) {
            for (int[] size : SIZES) {
                for (String page : PAGES.keySet()) {
                    all.add(Arguments.of(language.code(), size[0], size[1], page));
                }
            }
        }
        return all.stream();
    }

    private void show(String language, int width, int height, String page) {
        game.close();
        SERVER.set(new DemoServer());
        game = new TestStage(language, true, SERVER.get());
        game.resize(width, height);
        game.composition().begin();
        PAGES.get(page).accept(game.composition());
        game.settle();
    }

    /** Shows a page whose words are two fifths longer, as in a language that says everything in more letters. */
    private void showLonger(int width, int height, String page) {
        game.close();
        SERVER.set(new DemoServer());
        game = new TestStage("en", true, SERVER.get());
        LongerTexts.during(() -> {
            game.resize(width, height);
            game.composition().begin();
        });
        PAGES.get(page).accept(game.composition());
        game.settle();
    }

    /** The dialog, or the page where none is open: the router stacks background, pages, dialog and notices. */
    private Actor front() {
        Group root = game.stage().getRoot();
        return root.getChild(game.composition().router().isSheetOpen() ? 2 : 1);
    }

    @AfterEach
    void close() {
        game.close();
    }

    @ParameterizedTest(name = "{0} {1}×{2} {3}")
    @MethodSource("everywhere")
    void everythingFits(String language, int width, int height, String page) {
        show(language, width, height, page);
        List<String> faults = outside(width, height);
        for (Actor actor : visible(front())) {
            // Players' names and what they write may be of any length: lines cut them on purpose.
            boolean isWritten = (page.startsWith("game") && !page.endsWith("menu")) || page.startsWith("lobby");
            if (actor instanceof Text text && text.isCut() && !isWritten) {
                faults.add("cut: " + text.words());
            }
        }
        faults.addAll(overlaps());
        faults.addAll(small());
        assertEquals(List.of(), faults);
    }

    static Stream<Arguments> withLongerWords() {
        List<Arguments> all = new ArrayList<>();
        for (int[] size : new int[][] {{1280, 720}, {390, 844}, {900, 600}}) {
            for (String page : PAGES.keySet()) {
                all.add(Arguments.of(size[0], size[1], page));
            }
        }
        return all.stream();
    }

    /** A language with longer words may cut a line here and there, but nothing leaves the window or lies over something else. */
    @ParameterizedTest(name = "{0}×{1} {2}")
    @MethodSource("withLongerWords")
    void longerWordsKeepTheirPlace(int width, int height, String page) {
        showLonger(width, height, page);
        assertTrue(visible(front()).stream()
                .anyMatch(actor -> actor instanceof Text text && LongerTexts.isLonger(text.words())));
        List<String> faults = outside(width, height);
        faults.addAll(overlaps());
        assertEquals(List.of(), faults);
    }

    /** Where a point has a fractional number of pixels a page fits as well. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("pagesAtRest")
    void aDensityBetweenTwoWholeNumbersFits(String page) {
        game.close();
        SERVER.set(new DemoServer());
        game = new TestStage("en", true, SERVER.get());
        game.setDensity(2.625f);
        game.resize(390, 844);
        game.composition().begin();
        PAGES.get(page).accept(game.composition());
        game.settle();
        List<String> faults = outside(390, 844);
        faults.addAll(overlaps());
        faults.addAll(small());
        assertEquals(List.of(), faults);
    }

    /** A window that is pulled to any size, as it may be for a moment, breaks nothing and is as before when it is as large as before. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("pagesAtRest")
    void aWindowOfAnySizeBreaksNothing(String page) {
        show("en", 1280, 720, page);
        // What came meanwhile is shown when a page is built anew.
        game.resize(1280, 720);
        List<String> before = words();
        for (int[] size : new int[][] {{1, 1}, {40, 2000}, {3000, 30}}) {
            game.resize(size[0], size[1]);
            game.draw();
        }
        game.resize(1280, 720);
        assertEquals(before, words());
        assertEquals(List.of(), outside(1280, 720));
    }

    /** What can be read, in the order of the page. */
    private List<String> words() {
        return visible(front()).stream()
                .filter(Text.class::isInstance)
                .map(actor -> ((Text) actor).words())
                .toList();
    }

    static Stream<Arguments> withNotches() {
        List<Arguments> all = new ArrayList<>();
        for (String page : PAGES.keySet()) {
            all.add(Arguments.of(390, 844, 47, 34, 0, page));
            all.add(Arguments.of(844, 390, 0, 21, 47, page));
        }
        return all.stream();
    }

    /** What the device covers with a notch or a bar has nothing to read or to press below it. */
    @ParameterizedTest(name = "{0}×{1} {5}")
    @MethodSource("withNotches")
    void nothingLiesBelowWhatTheDeviceCovers(int width, int height, int top, int bottom, int sides, String page) {
        game.close();
        SERVER.set(new DemoServer());
        game = new TestStage("en", true, SERVER.get());
        game.cover(top, bottom, sides);
        game.resize(width, height);
        game.composition().begin();
        PAGES.get(page).accept(game.composition());
        game.settle();
        Rectangle free = new Rectangle(sides, bottom, width - 2 * sides, height - top - bottom);
        List<String> faults = new ArrayList<>();
        for (Actor actor : visible(front())) {
            boolean counts = actor instanceof Control || actor instanceof Text;
            Rectangle place = inner(place(actor));
            ScrollPane pane = pane(actor);
            boolean isAcross = (place.x >= free.x && place.x + place.width <= free.x + free.width)
                    || (pane != null && !pane.isScrollingDisabledX());
            if (counts && (!isAcross || (pane == null && !free.contains(place)))) {
                faults.add("covered: " + name(actor) + " " + place);
            }
        }
        faults.addAll(overlaps());
        assertEquals(List.of(), faults);
    }

    static Stream<Arguments> drawn() {
        return PAGES.keySet().stream().map(page -> Arguments.of(1280, 720, page));
    }

    /** Every page is drawn as a real batch would have it, twice the same, with something in the window and no number that is none. */
    @ParameterizedTest(name = "{0}×{1} {2}")
    @MethodSource("drawn")
    void everythingIsDrawn(int width, int height, String page) {
        show("en", width, height, page);
        game.draw();
        List<RecordingBatch.Drawn> first = game.draw();
        assertTrue(first.size() > 10, () -> first.toString());
        assertEquals(first, game.draw(), "nothing has changed");
    }

    static Stream<String> pagesAtRest() {
        return PAGES.keySet().stream().filter(page -> !page.equals(IMPORTING));
    }

    /** Where nothing moves nothing is drawn: a page at rest asks for a picture when a second of a clock ends, and for no other. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("pagesAtRest")
    void aPageAtRestIsNotDrawn(String page) {
        show("en", 1280, 720, page);
        frames(120);
        game.picturesAskedFor();
        frames(120);
        int asked = game.picturesAskedFor();
        assertTrue(asked <= 8, () -> asked + " pictures in two seconds");
    }

    private void frames(int count) {
        for (int frame = 0; frame < count; frame++) {
            game.composition().router().tick(1 / 60f);
            game.stage().act(1 / 60f);
        }
    }

    private List<String> outside(int width, int height) {
        List<String> faults = new ArrayList<>();
        Rectangle window = new Rectangle(0, 0, width, height);
        for (Actor actor : visible(front())) {
            Rectangle place = place(actor);
            boolean counts = actor instanceof Control || actor instanceof Text;
            ScrollPane pane = pane(actor);
            boolean isAcross = (place.x >= -0.5f && place.x + place.width <= width + 0.5f)
                    || (pane != null && !pane.isScrollingDisabledX());
            if (counts && (!isAcross || (pane == null && !window.contains(inner(place))))) {
                faults.add("outside: " + name(actor) + " " + place);
            }
        }
        return faults;
    }

    /** What is too small for a finger. */
    private List<String> small() {
        List<String> small = new ArrayList<>();
        for (Actor actor : visible(front())) {
            if (actor instanceof Control && Math.min(actor.getWidth(), actor.getHeight()) < Theme.TOUCH - 0.01f) {
                small.add("small: " + name(actor) + " " + actor.getWidth() + "×" + actor.getHeight());
            }
        }
        return small;
    }

    @ParameterizedTest(name = "{0} {1}×{2} {3}")
    @MethodSource("everywhere")
    void tabReachesEverything(String language, int width, int height, String page) {
        show(language, width, height, page);
        Set<Actor> wanted = new HashSet<>();
        for (Actor actor : visible(front())) {
            if (actor instanceof Focus.Stop stop && stop.isReachable() && isTouchable(actor)) {
                wanted.add(actor);
            }
        }
        assertFalse(wanted.isEmpty());
        Set<Actor> reached = new HashSet<>();
        for (int i = 0; i < wanted.size() + 1; i++) {
            game.composition().router().keyDown(Input.Keys.TAB);
            game.settle();
            Actor current = game.composition().focus().current();
            assertTrue(
                    current != null && isInSight(current),
                    () -> "out of sight: " + name(current) + " " + place(current) + " in " + place(pane(current)));
            reached.add(current);
        }
        assertEquals(wanted, reached);
    }

    private static boolean isTouchable(Actor actor) {
        for (Actor at = actor; at != null; at = at.getParent()) {
            if (at.getTouchable() == Touchable.disabled) {
                return false;
            }
        }
        return true;
    }

    private boolean isInSight(Actor actor) {
        Rectangle place = inner(place(actor));
        ScrollPane pane = pane(actor);
        Rectangle room = pane == null
                ? new Rectangle(0, 0, game.stage().getWidth(), game.stage().getHeight())
                : place(pane);
        return place.height > room.height || room.contains(place);
    }

    private List<String> overlaps() {
        List<Actor> controls = new ArrayList<>();
        for (Actor actor : visible(front())) {
            if (actor instanceof Control) {
                controls.add(actor);
            }
        }
        List<String> faults = new ArrayList<>();
        for (int i = 0; i < controls.size(); i++) {
            for (int j = i + 1; j < controls.size(); j++) {
                Actor one = controls.get(i);
                Actor other = controls.get(j);
                boolean isComparable = pane(one) == pane(other) && !other.isDescendantOf(one);
                if (isComparable && inner(place(one)).overlaps(inner(place(other)))) {
                    faults.add("overlap: " + name(one) + " and " + name(other));
                }
            }
        }
        return faults;
    }

    private static Rectangle place(Actor actor) {
        Vector2 corner = actor.localToStageCoordinates(new Vector2());
        return new Rectangle(corner.x, corner.y, actor.getWidth(), actor.getHeight());
    }

    /** Half a point less on each side, for rounding. */
    private static Rectangle inner(Rectangle place) {
        return new Rectangle(place.x + 0.5f, place.y + 0.5f, place.width - 1, place.height - 1);
    }

    private static ScrollPane pane(Actor actor) {
        for (Actor parent = actor.getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof ScrollPane pane) {
                return pane;
            }
        }
        return null;
    }

    private static String name(Actor actor) {
        StringBuilder name = new StringBuilder(actor.getClass().getSimpleName());
        for (Actor inside : visible(actor)) {
            if (inside instanceof Text text) {
                name.append(' ').append(text.words());
            }
        }
        return name.toString();
    }

    private static List<Actor> visible(Actor actor) {
        List<Actor> all = new ArrayList<>();
        collect(actor, all);
        return all;
    }

    private static void collect(Actor actor, List<Actor> all) {
        if (!actor.isVisible() || actor.getColor().a == 0) {
            return;
        }
        all.add(actor);
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                collect(child, all);
            }
        }
    }
}
