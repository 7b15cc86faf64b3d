package reversi.screens.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.GameDriver;
import reversi.archive.ArchivedGame;
import reversi.archive.ArchivedPlayer;
import reversi.archive.ArchivedPlayers;
import reversi.archive.GameLibrary;
import reversi.archive.GameOrigin;
import reversi.archive.PlayedGames;
import reversi.game.GameSetup;
import reversi.game.Seat;
import reversi.game.TimeControl;
import reversi.notation.TranscriptText;
import reversi.platform.AssetSource;
import reversi.platform.MemoryArchive;
import reversi.platform.MemoryAssets;
import reversi.platform.MemoryStore;
import reversi.rules.GameDomain;
import reversi.rules.Move;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.screens.Context;
import reversi.screens.Layout;
import reversi.screens.Page;
import reversi.screens.board.BoardStyle;
import reversi.screens.ui.Text;
import reversi.teach.ExplorerEra;
import reversi.teach.ExplorerFilter;
import reversi.teach.ExplorerStrength;
import reversi.teach.OpeningExplorer;
import reversi.teach.OpeningNames;

/** The explorer on a page of its own. */
class ExplorerPanelTest {
    private final MemoryAssets assets = new MemoryAssets();
    private final AssetSource<OpeningExplorer> source = AnalysisPage.explorer(Optional.of(assets));
    private final MemoryArchive archive = new MemoryArchive();
    private final GameLibrary library = new GameLibrary(archive, condition -> {});
    private final MemoryStore store = new MemoryStore();
    private final ExplorerGames games = new ExplorerGames(source, new AnalysisRepository(store, result -> {}), library);
    private final List<Move> played = new ArrayList<>();
    private final List<Optional<Move>> pointed = new ArrayList<>();

    /** Shows one panel, again after every change of the window. */
    private final class ExplorerPage extends Page {
        private Transcript game;
        private Optional<ExplorerPanel> panel = Optional.empty();

        ExplorerPage(Transcript game) {
            this.game = game;
        }

        void show(Transcript next) {
            game = next;
            panel.orElseThrow().show(next);
        }

        @Override
        public Actor build(Context context, Layout layout) {
            ExplorerPanel built = new ExplorerPanel(
                    context,
                    BoardStyle.classic(),
                    new OpeningNames(asset("openings/named.txt")),
                    games,
                    played::add,
                    false);
            built.onPoint(pointed::add);
            built.show(game);
            panel = Optional.of(built);
            Table table = new Table();
            table.top().left();
            table.add(built).size(Math.min(320, layout.width()), 360);
            return table;
        }
    }

    private static String asset(String path) {
        try {
            return Files.readString(Path.of("..", "assets", path));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Optional<byte[]> table() throws IOException {
        return Optional.of(Files.readAllBytes(Path.of("..", "assets", "openings", "explorer.bin")));
    }

    private static Transcript game(String moves) {
        return ((TranscriptText.Ok) TranscriptText.read(moves, Variant.OTHELLO)).transcript();
    }

    private static void shows(GameDriver driver, String words) {
        assertTrue(driver.shows(words), () -> words + " is not among " + driver.words());
    }

    private static void showsNot(GameDriver driver, String words) {
        assertFalse(driver.shows(words), () -> words + " is among " + driver.words());
    }

    private ExplorerPage open(GameDriver driver, String moves) {
        ExplorerPage page = new ExplorerPage(game(moves));
        driver.router().enter(page);
        driver.pass(0.1f);
        return page;
    }

    @Test
    void theTableIsLoadedWhenItIsFirstShownAndThenKept() throws IOException {
        try (GameDriver driver = GameDriver.wide()) {
            assertEquals(List.of(), assets.asked());
            ExplorerPage page = open(driver, "f5");
            shows(driver, "Loading…");
            driver.resize(900, 600);
            driver.pass(0.1f);
            assertEquals(List.of("openings/explorer.bin"), assets.asked());
            assets.arrive(table());
            driver.pass(0.1f);
            showsNot(driver, "Loading…");
            shows(driver, "126,275 games");
            shows(driver, "Played in real games, White to move");
            shows(driver, "d6");
            page.show(game("f5d6"));
            assertEquals(1, assets.asked().size());
            shows(driver, "Perpendicular");
        }
    }

    @Test
    void rowsAreOrderedAndPlayed() throws IOException {
        try (GameDriver driver = GameDriver.wide()) {
            open(driver, "f5");
            assets.arrive(table());
            driver.pass(0.1f);
            List<String> moves = driver.words().stream()
                    .filter(word -> word.matches("[a-h][1-8]"))
                    .toList();
            assertEquals(List.of("d6", "f6", "f4"), moves);
            shows(driver, "Most played: d6, the Perpendicular.\nWhite wins 50% of those games.");
            driver.click("f6");
            assertEquals(List.of(Move.at("f6")), played);
            driver.press(Input.Keys.TAB, Input.Keys.TAB, Input.Keys.TAB, Input.Keys.ENTER);
            assertEquals(2, played.size());
        }
    }

    /** The stage without a window fires none by itself. */
    private static InputEvent pointer(InputEvent.Type type) {
        InputEvent event = new InputEvent();
        event.setType(type);
        event.setPointer(-1);
        return event;
    }

    @Test
    void thePointerTellsTheMoveItIsOn() throws IOException {
        try (GameDriver driver = GameDriver.wide()) {
            open(driver, "f5");
            assets.arrive(table());
            driver.pass(0.1f);
            Actor row = driver.stage().getRoot().findActor("explorer.f6");
            row.fire(pointer(InputEvent.Type.enter));
            assertEquals(List.of(Optional.of(Move.at("f6"))), pointed);
            row.fire(pointer(InputEvent.Type.exit));
            assertEquals(List.of(Optional.of(Move.at("f6")), Optional.empty()), pointed);
        }
    }

    @Test
    void whatCannotBeLoadedIsToldAndTriedAgain() throws IOException {
        try (GameDriver driver = GameDriver.phone()) {
            open(driver, "");
            assets.arrive(Optional.empty());
            driver.pass(0.1f);
            shows(driver, "The games couldn’t be loaded.");
            driver.tap("Try again");
            driver.pass(0.1f);
            shows(driver, "Loading…");
            byte[] damaged = table().orElseThrow();
            damaged[1000]++;
            assets.arrive(Optional.of(damaged));
            driver.pass(0.1f);
            shows(driver, "The games couldn’t be loaded.");
            driver.tap("Try again");
            assets.arrive(table());
            driver.pass(0.1f);
            shows(driver, "Opening explorer");
            shows(driver, "f5");
            assertEquals(3, assets.asked().size());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void positionsWithoutGamesSaySo(boolean isFarOff) throws IOException {
        try (GameDriver driver = GameDriver.wide()) {
            ExplorerPage page = open(driver, "f5");
            assets.arrive(table());
            page.show(isFarOff ? GameDomain.game(Variant.OTHELLO, 5, 24) : game("f5d6c3f3c5"));
            driver.pass(0.1f);
            shows(driver, "No recorded games from here.");
            assertEquals(!isFarOff, driver.shows("6 games"));
            page.show(game("f5f6"));
            driver.pass(0.1f);
            showsNot(driver, "No recorded games from here.");
        }
    }

    @Test
    void yearsAndStrengthAreChosenAndKept() throws IOException {
        try (GameDriver driver = GameDriver.wide()) {
            open(driver, "");
            assets.arrive(table());
            driver.pass(0.1f);
            shows(driver, "126,275 games");
            driver.click("All years");
            driver.pass(0.5f);
            shows(driver, "27,830");
            driver.click("2008\u20132019");
            driver.pass(0.5f);
            shows(driver, "27,830 games");
            driver.click("All players");
            driver.pass(0.5f);
            showsNot(driver, "One player\u2019s games");
            driver.click("Strong players");
            driver.pass(0.5f);
            shows(driver, "5,575 games");
            shows(driver, "2008\u20132019");
            AnalysisRepository again = new AnalysisRepository(store, result -> {});
            assertEquals(
                    new ExplorerFilter(Optional.of(ExplorerEra.LATE), ExplorerStrength.STRONG), again.explorerFilter());
        }
    }

    private static ArchivedGame game(int number, String black, String white) {
        GameSetup setup = new GameSetup(Variant.OTHELLO, Seat.human(black), Seat.human(white), TimeControl.none());
        ArchivedPlayers players =
                new ArchivedPlayers(new ArchivedPlayer(black, 0, 0), new ArchivedPlayer(white, 0, 0), Optional.empty());
        return ArchivedGame.of(
                "g" + number, number, GameOrigin.IMPORTED, players, PlayedGames.play(setup, new Random(number)), "");
    }

    @Test
    void somebodysGamesAreABook() throws IOException {
        library.load();
        archive.answer();
        for (int i = 0; i < 20; i++) {
            library.add(List.of(i % 4 == 0 ? game(i, "Bob", "Ann") : game(i, "Ann", "Bob")), result -> {});
        }
        archive.answer();
        try (GameDriver driver = GameDriver.wide()) {
            ExplorerPage page = open(driver, "");
            assets.arrive(table());
            driver.pass(0.1f);
            driver.click("All players");
            driver.pass(0.5f);
            driver.click("One player\u2019s games");
            driver.pass(0.5f);
            driver.click("Ann");
            driver.pass(0.5f);
            while (games.work()) {
                archive.answer();
            }
            page.show(game(""));
            driver.pass(0.1f);
            shows(driver, "15 games");
            shows(driver, "Played by Ann");
            driver.click("Black");
            driver.pass(0.1f);
            shows(driver, "5 games");
            shows(driver, "Played against Ann");
            driver.click("Ann");
            driver.pass(0.5f);
            driver.click("Strongest players");
            driver.pass(0.5f);
            shows(driver, "10,076 games");
        }
    }

    @Test
    void otherVariantsLoadNothing() {
        try (GameDriver driver = GameDriver.wide()) {
            ExplorerPage page = new ExplorerPage(Transcript.start(Variant.ANTI));
            driver.router().enter(page);
            driver.pass(0.1f);
            shows(driver, "There are only games of standard Othello.");
            assertEquals(List.of(), assets.asked());
        }
    }

    @ParameterizedTest
    @CsvSource({"en, 1280, 720", "fr, 1280, 720", "en, 390, 844", "fr, 390, 844", "fr, 320, 568"})
    void everythingFitsInBothLanguages(String language, int width, int height) throws IOException {
        try (GameDriver driver = GameDriver.of(language, width < 600, width, height)) {
            ExplorerPage page = open(driver, "f5d6c3d3c4f4");
            assets.arrive(table());
            driver.pass(0.1f);
            shows(driver, language.equals("fr") ? "Tigre" : "Tiger");
            shows(driver, language.equals("fr") ? "44\u202f754 parties" : "44,754 games");
            ExplorerPanel panel = page.panel.orElseThrow();
            assertEquals(List.of(), cut(panel));
        }
    }

    /** The texts that are not shown whole. */
    private static List<String> cut(Group group) {
        List<String> cut = new ArrayList<>();
        for (Actor child : group.getChildren()) {
            if (child instanceof Group inner) {
                cut.addAll(cut(inner));
            } else if (child instanceof Text text && text.isCut()) {
                cut.add(text.words());
            }
        }
        return cut;
    }

    @Test
    void aDeviceWithoutAssetsHasNoGames() {
        AssetSource<OpeningExplorer> none = AnalysisPage.explorer(Optional.empty());
        List<String> told = new ArrayList<>();
        none.load(() -> told.add("there"));
        assertEquals(List.of("there"), told);
        assertTrue(none.found().isEmpty());
    }

    @Test
    void everybodyWhoWaitsHearsOfOneLoading() throws IOException {
        List<String> told = new ArrayList<>();
        source.load(() -> told.add("one"));
        source.load(() -> told.add("other"));
        assertEquals(1, assets.asked().size());
        assets.arrive(table());
        assertEquals(List.of("one", "other"), told);
        var explorer = source.found().orElseThrow();
        source.load(() -> told.add("third"));
        assertSame(explorer, source.found().orElseThrow());
        assertEquals(List.of("one", "other", "third"), told);
    }
}
