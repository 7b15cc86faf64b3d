package reversi.webtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.microsoft.playwright.BrowserContext;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** axe-core finds nothing to object to on any page of the game nor in what opens above it, to which somebody goes by the accessibility tree. */
class AxeTest extends BrowserTest {
    /** The pages that have an address of their own, and what is opened above each in a wide window. */
    private static final List<Place> PLACES = List.of(
            new Place("#/", "Reversi"),
            new Place("#/new", "New game", "More"),
            new Place("#/settings", "Settings", "Language", "Keyboard shortcuts", "Reset all settings"),
            new Place("#/learn", "Learn"),
            new Place("#/puzzles", "Puzzles"),
            new Place("#/ladder", "Ladder"),
            new Place("#/games", "Games", "Opponent", "More"),
            new Place("#g=1.lrS", "Review", "Share"),
            new Place("#/analysis", "Analysis", "Share", "More", "Paste"),
            new Place("#/about", "About the game"));

    /** The same of a server's. */
    private static final List<Place> ONLINE = List.of(
            new Place("#/lobby", "Online", "Invite by link", "Guest ", "Invite, Guest "),
            new Place("#/mail", "Messages"),
            new Place("#/ranking", "Ranking"),
            new Place("#/history", "Your games"),
            new Place("#/account", "Account"),
            new Place("#/about", "About the game", "Send feedback"));

    /** After that the tree follows what was pressed. */
    private static final int SETTLED_MILLIS = 250;

    @TempDir
    private Path folder;

    /** A page by its address, the beginning of its heading, and the buttons each of which opens something above it. */
    private record Place(String address, String heading, List<String> sheets) {
        Place(String address, String heading, String... sheets) {
            this(address, heading, List.of(sheets));
        }
    }

    /** Somebody who goes through the game, and what was found on the way. */
    private static final class Walk {
        private final GamePage game;
        private final SpokenPage page;
        private final Axe axe;

        Walk(BrowserContext window, String address) throws IOException {
            game = new GamePage(window).open(address);
            page = new SpokenPage(game.page());
            axe = new Axe(game.page());
        }

        void visit(Place place) {
            game.page().evaluate("address => { location.hash = address; }", place.address());
            page.waitFor("heading", place.heading());
            axe.check(place.heading());
            for (String way : place.sheets()) {
                open(way, place.heading());
                close();
            }
        }

        /** Opens what is above a page, and looks at it. */
        void open(String way, String where) {
            page.press("button", way);
            page.waitFor("dialog", "");
            axe.check(where + ", " + way);
        }

        /** Leaves the dialog, or the field in it and then the dialog; while it fades, a key would be for what is below it. */
        void close() {
            while (page.find("dialog", name -> true).isPresent()) {
                if ((Boolean) game.sees("isSheetOpen")) {
                    game.press("Escape");
                }
                game.page().waitForTimeout(SETTLED_MILLIS);
            }
        }

        /** Looks at a page alone. */
        void look(Place place) {
            visit(new Place(place.address(), place.heading()));
        }

        /** The fields for name and password are the browser's own, so that a password manager finds them, and stand in their place in the tree. */
        void signIn() {
            page.press("button", "Play online");
            page.press("radio", "New account");
            page.waitFor("button", "Create account");
            axe.check("sign-in");
            page.write("Name", "Zoé");
            page.write("Password", "sesame seed");
            page.press("button", "Create account");
            page.waitFor("heading", "Players");
        }

        /** A game with what opens above it, to its result. */
        void playAndResign() {
            page.press("button", "Two players");
            page.press("button", "Start");
            page.press("gridcell", "d3");
            page.waitFor("gridcell", "d3, Black");
            axe.check("game");
            open("Menu", "game");
            page.press("button", "Shortcuts");
            page.waitFor("heading", "Keyboard shortcuts");
            axe.check("shortcuts");
            close();
            page.press("button", "Hint");
            page.waitFor("button", "Close");
            axe.check("hint");
            open("Resign", "game");
            page.press("button", "Resign");
            page.waitFor("button", "Review");
            axe.check("result");
        }

        /** A game with somebody else, and what is said there. */
        void playOnline(String name) {
            visit(new Place("#/lobby", "Online"));
            page.press("button", "Invite, " + name);
            page.waitFor("dialog", "");
            page.press("button", "Invite");
            page.waitFor("grid", "Board");
            axe.check("game online");
            open("Menu", "game online");
            close();
            open("Resign", "game online");
            page.press("button", "Resign");
            page.waitFor("button", "Rematch");
            axe.check("game online, over");
        }

        /** A game with somebody else, and what is said there, which lies above the page. */
        void talk(String name) {
            visit(new Place("#/lobby", "Online"));
            page.press("button", "Invite, " + name);
            page.waitFor("dialog", "");
            page.press("button", "Invite");
            page.waitFor("grid", "Board");
            axe.check("game online, phone");
            open("Chat", "game online, phone");
            close();
        }

        void replay() {
            visit(new Place("#/games", "Games"));
            page.press(page.waitFor("button", name -> name.contains("by resignation"), "the game"));
            page.waitFor("button", "Step");
            axe.check("replay");
            open("Menu", "replay");
            close();
        }

        void setUp() {
            visit(new Place("#/analysis", "Analysis"));
            page.press("button", "Set up");
            page.waitFor("heading", "Set up position");
            axe.check("set up");
            open("Othello", "set up");
            close();
        }

        /** A lesson and puzzles, with what is said to an answer. */
        void learn() {
            visit(new Place("#/learn/board-and-discs", "You are Black."));
            visit(new Place("#/learn/edges-check", ""));
            page.press(page.waitFor("gridcell", name -> name.contains(", legal"), "a legal move"));
            page.waitFor("heading", "");
            axe.check("lesson, answered");
            visit(new Place("#/daily", "Daily"));
            page.press("button", "Solution");
            page.waitFor("button", "Analyse");
            axe.check("puzzle, over");
        }

        /** Puzzles against the clock, and two computers who play. */
        void rushAndWatch() {
            visit(new Place("#/puzzles", "Puzzles"));
            page.press("button", "Puzzle rush");
            page.waitFor("gridcell", name -> name.contains(", legal"), "a legal move");
            axe.check("rush");
            visit(new Place("#/", "Reversi"));
            page.press("button", "Watch");
            page.press("button", "Start");
            page.waitFor("grid", "Board");
            axe.check("watched game");
        }

        /** The tool would find what is wrong: a control without a name. */
        void assertAFaultWouldBeFound() {
            game.page().evaluate("() => { document.querySelector('#mirror button').textContent = ''; }");
            axe.check("a button without a name");
            assertFalse(axe.faults().isEmpty());
        }

        void assertNothingFound() {
            assertEquals(List.of(), axe.faults());
            assertEquals(List.of(), game.troubles());
        }
    }

    @Test
    void nothingIsFoundOnAnyPage() throws IOException {
        needsChromium("tells its accessibility tree");
        try (BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            Walk walk = new Walk(window, server.address());
            walk.page.waitFor("button", "Play the computer");
            walk.playAndResign();
            PLACES.forEach(walk::visit);
            walk.replay();
            walk.setUp();
            walk.learn();
            walk.assertNothingFound();
        }
    }

    @Test
    void nothingIsFoundOnAPhone() throws IOException {
        needsChromium("tells its accessibility tree");
        try (BrowserContext window = browser.calmWindow(390, 844, 1, true)) {
            Walk walk = new Walk(window, server.address());
            walk.page.waitFor("button", "Play the computer");
            PLACES.forEach(walk::look);
            walk.visit(new Place("#/games", "Games", "Statistics", "More"));
            walk.learn();
            walk.rushAndWatch();
            walk.assertNothingFound();
            walk.assertAFaultWouldBeFound();
        }
    }

    @Test
    void nothingIsFoundOnTheServersPages() throws Exception {
        needsChromium("tells its accessibility tree");
        try (GameServer host = new GameServer(folder);
                DesktopGuest guest = new DesktopGuest(host.address());
                BrowserContext window = browser.calmWindow(1280, 720, 1, false)) {
            Walk walk = new Walk(window, host.address());
            walk.signIn();
            ONLINE.forEach(walk::visit);
            walk.playOnline(guest.name());
            walk.assertNothingFound();
        }
    }

    @Test
    void nothingIsFoundWherePeopleTalkOnAPhone() throws Exception {
        needsChromium("tells its accessibility tree");
        try (GameServer host = new GameServer(folder);
                DesktopGuest guest = new DesktopGuest(host.address());
                BrowserContext window = browser.calmWindow(390, 844, 1, true)) {
            Walk walk = new Walk(window, host.address());
            walk.signIn();
            walk.talk(guest.name());
            walk.assertNothingFound();
        }
    }
}
