package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.online.AccountRequest;
import reversi.rules.Disc;
import reversi.rules.Variant;
import reversi.screens.board.BoardView;
import reversi.screens.game.GamePage;
import reversi.screens.ui.Control;
import reversi.screens.ui.Obstacle;
import reversi.screens.ui.Panel;
import reversi.screens.ui.Text;

/** A notice lies inside or beside a board, never over its edge, and leaves the tools of a game alone, at every size. */
class NoticePlaceTest {
    private static final int[][] SIZES = {
        {1280, 720}, {900, 600}, {844, 390}, {390, 844}, {320, 640}, {360, 640}, {640, 360}, {768, 1024}, {1920, 1080}
    };

    private static final List<String> WORDS = List.of(
            "Draw offered",
            "This can’t be kept: the device is full. What was kept before is still there, and the game goes on without it.");

    private static Map<String, Consumer<GameDriver>> pages() {
        Map<String, Consumer<GameDriver>> pages = new LinkedHashMap<>();
        pages.put("home", game -> {});
        pages.put("new game", game -> game.go().newGame(GameSetup.Mode.VERSUS_COMPUTER));
        pages.put("settings", game -> game.go().settings());
        pages.put("guide", game -> game.go().learn());
        pages.put("sign-in", game -> game.go().online());
        pages.put("lobby", game -> {
            game.go().online();
            game.pass(0.1f);
            game.composition().client().ask(AccountRequest.Login.of("player 5", "secret"));
        });
        pages.put("game", NoticePlaceTest::play);
        pages.put("game, over", game -> {
            play(game);
            ((GamePage) game.router().front()).game().session().resign(Disc.WHITE);
            game.pass(2);
        });
        pages.put("game online", GameDriver::sitDown);
        return pages;
    }

    private static void play(GameDriver game) {
        game.play(new GameSetup(Variant.OTHELLO, Seat.human(""), Seat.computer("", 8), TimeControl.perGame(300, 0)));
    }

    static Stream<Arguments> everywhere() {
        List<Arguments> all = new ArrayList<>();
        for (int[] size : SIZES) {
            for (String page : pages().keySet()) {
                all.add(Arguments.of(size[0], size[1], page));
            }
        }
        return all.stream();
    }

    @ParameterizedTest(name = "{0}×{1} {2}")
    @MethodSource("everywhere")
    void noNoticeLiesOverAnEdge(int width, int height, String page) {
        try (GameDriver game = GameDriver.of("en", width < 900, width, height)) {
            pages().get(page).accept(game);
            game.pass(1);
            for (String words : WORDS) {
                game.router().notice(words);
                game.pass(1);
                assertEquals(List.of(), faults(game, words));
            }
        }
    }

    /** A board that is scrolled partly out of sight has the edge of the pane across it. */
    @ParameterizedTest(name = "{0}\u00d7{1}")
    @CsvSource({"390, 844", "320, 640", "360, 640", "640, 360"})
    void noNoticeLiesOverTheEdgeOfABoardThatIsPartlyInSight(int width, int height) {
        int boards = 0;
        for (Consumer<GameDriver> page : withScrolledBoards()) {
            for (float part : new float[] {0.25f, 0.5f, 0.75f}) {
                try (GameDriver game = GameDriver.of("en", width < 900, width, height)) {
                    page.accept(game);
                    game.pass(1);
                    boards += scrollBoard(game, part) ? 1 : 0;
                    for (String words : WORDS) {
                        game.router().notice(words);
                        game.pass(1);
                        assertEquals(List.of(), faults(game, words));
                    }
                }
            }
        }
        assertTrue(boards > 0);
    }

    private static List<Consumer<GameDriver>> withScrolledBoards() {
        return List.of(pages().get("lobby"), pages().get("game, over"), game -> game.go()
                .analysis());
    }

    /** Scrolls the first board that is in a pane so that this part of it is out of sight; answers whether there is one. */
    private static boolean scrollBoard(GameDriver game, float part) {
        for (BoardView board : game.all(BoardView.class)) {
            ScrollPane pane = VisibleActors.pane(board);
            if (pane != null && pane.getMaxY() > 0) {
                float top = GameDriver.place(pane).y + pane.getHeight();
                Rectangle place = GameDriver.place(board);
                pane.setScrollY(pane.getScrollY() + top - place.y - (1 - part) * place.height);
                pane.updateVisualScroll();
                game.pass(0.1f);
                Rectangle seen = inSight(board);
                return seen.height > 1 && seen.height < place.height - 1;
            }
        }
        return false;
    }

    @Test
    void aNoticeThatWasReadDoesNotFollowToTheNextPage() {
        try (GameDriver game = GameDriver.wide()) {
            game.go().newGame(GameSetup.Mode.VERSUS_COMPUTER);
            game.pass(0.5f);
            game.router().notice(WORDS.get(1));
            game.pass(0.5f);
            play(game);
            assertFalse(game.shows(WORDS.get(1)));
        }
    }

    /** What is said while one page gives way to another is about that, and is seen on the second. */
    @Test
    void aNoticeThatLeadsToAPageIsSeenThereOverNoEdge() {
        try (GameDriver game = GameDriver.wide()) {
            game.go().newGame(GameSetup.Mode.VERSUS_COMPUTER);
            game.pass(0.5f);
            game.router().notice(WORDS.get(1));
            play(game);
            assertEquals(List.of(), faults(game, WORDS.get(1)));
        }
    }

    private static List<String> faults(GameDriver game, String words) {
        Rectangle notice = game.all(Panel.class).stream()
                .filter(panel -> panel.getChildren().size == 1
                        && panel.getChild(0) instanceof Text text
                        && text.words().equals(words))
                .map(GameDriver::place)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no notice among " + game.words()));
        List<String> faults = new ArrayList<>();
        Rectangle window =
                new Rectangle(0, 0, game.stage().getWidth(), game.stage().getHeight());
        if (!window.contains(notice)) {
            faults.add("outside: " + notice);
        }
        for (Actor actor : game.all(Actor.class)) {
            Rectangle place = inSight(actor);
            if (place.equals(notice) || !VisibleActors.inner(place).overlaps(notice)) {
                continue;
            }
            if (actor instanceof Obstacle && !(actor instanceof BoardView && place.contains(notice))) {
                faults.add(actor.getClass().getSimpleName() + " " + place + " under " + notice);
            }
            if (actor instanceof Control) {
                faults.add("control " + VisibleActors.name(actor) + " " + place + " under " + notice);
            }
            if (actor instanceof Panel && !place.contains(notice)) {
                faults.add("edge of a panel " + place + " under " + notice);
            }
        }
        return faults;
    }

    /** What is seen of an actor that may be scrolled in panes: a part of it has the edges of that part. */
    private static Rectangle inSight(Actor actor) {
        Rectangle seen = GameDriver.place(actor);
        for (Actor pane = VisibleActors.pane(actor); pane != null; pane = VisibleActors.pane(pane)) {
            Rectangle part = new Rectangle();
            Intersector.intersectRectangles(seen, GameDriver.place(pane), part);
            seen = part;
        }
        return seen;
    }

    @Test
    void aNoticeNeverTakesATap() {
        try (GameDriver game = GameDriver.wide()) {
            play(game);
            game.router().notice(WORDS.get(1));
            game.pass(1);
            Group notices = (Group) game.stage().getRoot().getChild(3);
            assertTrue(notices.getChild(0) instanceof Panel);
            assertFalse(notices.isTouchable());
        }
    }
}
