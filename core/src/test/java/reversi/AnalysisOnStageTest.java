package reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import reversi.game.Game;
import reversi.notation.Opponents;
import reversi.notation.analysis.SetupFault;
import reversi.platform.FakeHistory;
import reversi.platform.MemoryStore;
import reversi.platform.Store;
import reversi.rules.Disc;
import reversi.rules.NamedVariant;
import reversi.rules.Position;
import reversi.rules.Square;
import reversi.rules.Transcript;
import reversi.rules.Variant;
import reversi.rules.Variants;
import reversi.screens.Route;
import reversi.screens.analysis.AnalysisLink;
import reversi.screens.analysis.AnalysisPage;
import reversi.screens.analysis.AnalysisRepository;

/** The analysis board, used as a person does: lines, the engine, positions set up and pasted, and that all is kept. */
class AnalysisOnStageTest {
    private static GameDriver open(boolean isTouch) {
        GameDriver game = isTouch ? GameDriver.phone() : GameDriver.wide();
        game.click("Analysis");
        game.pass(0.5f);
        assertEquals("analysis", game.state().page());
        return game;
    }

    private static AnalysisPage page(GameDriver game) {
        return (AnalysisPage) game.router().front();
    }

    private static String line(GameDriver game) {
        return page(game).tree().transcript().toString();
    }

    private static void play(GameDriver game, String... squares) {
        for (String square : squares) {
            game.clickSquare(square);
        }
    }

    /** What is written on the squares of the board. */
    private static List<String> notes(GameDriver game) {
        return page(game).board().orElseThrow().model().notes().stream()
                .map(note -> note.square() + " " + note.words())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void movesOfBothSidesArePlayedAndTakenBack(boolean isTouch) {
        try (GameDriver game = open(isTouch)) {
            play(game, "f5", "d6", "c3");
            assertEquals("f5 d6 c3", line(game));
            game.click("STEP_BACK");
            game.pass(1);
            assertEquals("f5 d6", line(game));
            game.click("FIRST");
            game.pass(1);
            assertEquals("", line(game));
            game.click("STEP");
            game.pass(1);
            assertEquals("f5", line(game));
            game.click("LAST");
            game.pass(1);
            assertEquals("f5 d6 c3", line(game));
            play(game, "a1");
            assertEquals("f5 d6 c3", line(game), "an illegal move is refused");
        }
    }

    @Test
    void keysGoThroughTheLines() {
        try (GameDriver game = open(false)) {
            play(game, "f5", "d6", "c3");
            game.press(Input.Keys.LEFT, Input.Keys.LEFT);
            assertEquals("f5", line(game));
            game.type("f6");
            game.pass(1);
            assertEquals("f5 f6", line(game));
            game.press(Input.Keys.UP);
            assertEquals("f5 d6", line(game));
            game.press(Input.Keys.DOWN);
            assertEquals("f5 f6", line(game));
            game.press(Input.Keys.HOME);
            assertEquals("", line(game));
            game.press(Input.Keys.END);
            assertEquals("f5 d6 c3", line(game));
            game.press(Input.Keys.BACKSPACE);
            assertEquals("f5 d6", line(game));
            game.press(Input.Keys.FORWARD_DEL);
            assertEquals("f5", line(game));
            game.press(Input.Keys.END);
            assertEquals("f5 f6", line(game), "the side line is all that is left");
        }
    }

    @Test
    void aLineIsNamedPromotedAndDeleted() {
        try (GameDriver game = open(false)) {
            play(game, "f5", "d6");
            game.press(Input.Keys.LEFT);
            play(game, "f4");
            game.click("MORE");
            game.write("Name or note", "My try");
            game.click("Close");
            game.pass(0.5f);
            assertEquals("My try", page(game).tree().current().name());
            game.click("MORE");
            game.click("Main line");
            game.pass(0.5f);
            assertFalse(page(game).tree().isSideLine(page(game).tree().current().id()));
            game.press(Input.Keys.HOME, Input.Keys.END);
            assertEquals("f5 f4", line(game));
            game.click("MORE");
            game.click("Delete");
            game.pass(0.5f);
            assertEquals("f5", line(game));
            assertEquals(3, page(game).tree().size());
        }
    }

    @Test
    void changesOfTheLinesAreUndone() {
        try (GameDriver game = open(false)) {
            play(game, "f5", "d6", "c3");
            game.press(Input.Keys.LEFT);
            game.press(Input.Keys.FORWARD_DEL);
            assertEquals("f5", line(game));
            game.pressWith(Input.Keys.CONTROL_LEFT, Input.Keys.Z);
            game.pass(0.5f);
            assertEquals("f5 d6", line(game));
            assertEquals(4, page(game).tree().size());
            game.click("MORE");
            game.click("Undo");
            game.pass(0.5f);
            assertEquals(3, page(game).tree().size(), "c3 was the change before");
        }
    }

    @Test
    void aGameGoesOnFromTheBoard() {
        try (GameDriver game = open(true)) {
            play(game, "f5", "d6", "c3");
            game.click("MORE");
            game.click("Play on");
            game.pass(1);
            assertEquals("game", game.state().page());
            assertEquals("f5d6c3", game.table().transcript());
            assertTrue(game.setup().white().isHuman(), "the person is to move");
        }
    }

    @Test
    void theAnalysisIsKept() {
        MemoryStore store = new MemoryStore();
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            game.click("Analysis");
            game.pass(0.5f);
            play(game, "f5", "d6");
            game.press(Input.Keys.LEFT);
            play(game, "f4");
        }
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            game.click("Analysis");
            game.pass(0.5f);
            assertEquals("f5 f4", line(game));
            assertEquals(4, page(game).tree().size());
        }
    }

    @Test
    void whatCannotBeReadIsSetAside() {
        MemoryStore store = new MemoryStore();
        store.write(AnalysisRepository.NAME, "{\"format\":\"later\"}", result -> {});
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            game.click("Analysis");
            game.pass(0.5f);
            play(game, "f5");
            assertEquals("f5", line(game));
            assertEquals(new Store.Text("{\"format\":\"later\"}"), store.read(AnalysisRepository.NAME + ".unreadable"));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theEngineSaysWhatEveryMoveIsWorth(boolean isTouch) {
        try (GameDriver game = open(isTouch)) {
            assertTrue(game.shows("Thinking"), () -> game.words().toString());
            game.thinker().answer();
            game.pass(0.1f);
            assertEquals(List.of("d3 +1.0", "c4 +0.5", "f5 +0.0", "e6 −0.5"), notes(game));
            assertTrue(game.shows("Depth 3 · 10 nodes"), () -> game.words().toString());
            play(game, "f5");
            assertEquals(List.of(), notes(game), "they go with the position");
            assertEquals(1, game.thinker().waiting(), "only the new position is thought about");
        }
    }

    @Test
    void whatTheEngineSaysBetweenTwoPicturesIsShownOnce() {
        try (GameDriver game = open(false)) {
            for (int i = 0; i < 5; i++) {
                game.thinker().improve();
            }
            assertEquals(List.of(), notes(game), "not before the next picture");
            game.pass(0.1f);
            assertEquals(4, notes(game).size());
            assertEquals(1, game.thinker().waiting(), "and it goes on");
        }
    }

    /** Not in openings, which people know by heart. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itSaysHowManyPeopleFindAGoodMove(boolean isTouch) {
        try (GameDriver game = isTouch ? GameDriver.phone() : GameDriver.wide()) {
            game.go().analyse(Games.ended().transcript(), 40, Opponents.unknown());
            game.pass(0.5f);
            game.thinker().answer();
            game.pass(0.1f);
            String said = "\\d+.?% of people of your strength find a good move here\\.";
            assertTrue(game.words().stream().anyMatch(words -> words.matches(said)), () -> game.words()
                    .toString());
            game.press(Input.Keys.HOME);
            game.pass(1);
            game.thinker().answer();
            game.pass(0.1f);
            assertTrue(game.words().stream().noneMatch(words -> words.matches(said)), () -> game.words()
                    .toString());
        }
    }

    @Test
    void tabLeadsToTheLinesAndEnterPlaysOne() {
        try (GameDriver game = open(false)) {
            game.thinker().answer();
            game.pass(0.1f);
            tabTo(game, "BestLines");
            game.press(Input.Keys.DOWN, Input.Keys.DOWN, Input.Keys.UP);
            game.press(Input.Keys.ENTER);
            game.pass(1);
            assertEquals("c4", line(game), "the second line's");
            game.press(Input.Keys.LEFT);
            game.pass(1);
            assertEquals("", line(game), "to the left and the right are the moves");
            game.thinker().answer();
            game.pass(0.1f);
            game.press(Input.Keys.UP, Input.Keys.UP, Input.Keys.UP);
            assertFalse(focused(game).equals("BestLines"), "above the first line stands something else");
        }
    }

    @Test
    void linesThatAreNotThereAreNoStop() {
        try (GameDriver game = open(false)) {
            assertFalse(stops(game).contains("BestLines"));
            game.thinker().answer();
            game.pass(0.1f);
            assertTrue(stops(game).contains("BestLines"));
        }
    }

    private static void tabTo(GameDriver game, String type) {
        for (int i = 0; i < 30 && !focused(game).equals(type); i++) {
            game.press(Input.Keys.TAB);
        }
        assertEquals(type, focused(game));
    }

    private static String focused(GameDriver game) {
        Actor current = game.composition().focus().current();
        return current == null ? "" : current.getClass().getSimpleName();
    }

    private static List<String> stops(GameDriver game) {
        return game.composition().focus().stops().stream()
                .map(stop -> stop.getClass().getSimpleName())
                .toList();
    }

    @Test
    void aDigitPlaysALineOfTheEngine() {
        try (GameDriver game = open(false)) {
            game.thinker().answer();
            game.pass(0.1f);
            game.type("2");
            game.pass(1);
            assertEquals("c4", line(game));
            game.type("1");
            game.pass(1);
            assertEquals("c4", line(game), "nothing is known yet");
        }
    }

    @Test
    void theEngineIsSwitchedOffAndOn() {
        try (GameDriver game = open(false)) {
            game.click("Engine on");
            assertEquals(0, game.thinker().waiting());
            assertTrue(game.shows("The engine is off."));
            play(game, "f5");
            assertEquals(0, game.thinker().waiting());
            game.click("Engine off");
            assertEquals(1, game.thinker().waiting());
        }
    }

    @Test
    void nobodyThinksBehindAnotherPage() {
        try (GameDriver game = open(false)) {
            assertEquals(1, game.thinker().waiting());
            game.go().settings();
            game.pass(0.5f);
            assertEquals(0, game.thinker().waiting());
            game.press(Input.Keys.ESCAPE);
            game.pass(0.5f);
            assertEquals(1, game.thinker().waiting());
        }
    }

    @Test
    void anEngineThatFailsIsSaid() {
        try (GameDriver game = open(false)) {
            game.thinker().fail("no worker");
            game.pass(0.1f);
            assertTrue(game.shows(TestWords.in("en").get("engine.failed.hint")), () -> game.words()
                    .toString());
            play(game, "f5");
            assertEquals("f5", line(game), "one plays on without it");
        }
    }

    @Test
    void aPositionNearTheEndIsSolved() {
        Game ended = Games.ended();
        try (GameDriver game = GameDriver.wide()) {
            int late = ended.transcript().plies() - 8;
            game.go().analyse(ended.transcript(), 10);
            game.pass(0.5f);
            assertFalse(game.canClick("Solve"), "too many empties");
            game.go().analyse(ended.transcript(), late);
            game.pass(0.5f);
            game.click("Solve");
            game.pass(0.1f);
            assertTrue(game.canClick("Stop"));
            game.click("Stop");
            game.pass(0.1f);
            assertEquals(0, game.thinker().waiting());
            game.click("Solve");
            game.thinker().answerExactlyFrom(64);
            game.thinker().answer();
            game.pass(0.1f);
            assertTrue(game.shows("Solved"), () -> game.words().toString());
            assertFalse(game.canClick("Solve"));
        }
    }

    @Test
    void theBoardIsSeenFromTheOtherSide() {
        try (GameDriver game = open(false)) {
            Vector2 before = square(game, "a1");
            game.click("Flip");
            game.pass(0.2f);
            assertEquals(before, square(game, "h8"));
            play(game, "f5");
            assertEquals("f5", line(game), "squares keep their names");
        }
    }

    private static Vector2 square(GameDriver game, String name) {
        return page(game).board().orElseThrow().onStage(Square.of(name));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPositionIsSetUpOnlyWhereItIsLegal(boolean isTouch) {
        try (GameDriver game = open(isTouch)) {
            play(game, "f5");
            game.click(isTouch ? "EDIT" : "Set up position");
            game.pass(0.5f);
            game.click("Empty");
            game.pass(0.1f);
            assertEquals(
                    Optional.of(SetupFault.NO_BLACK_DISC),
                    page(game).setup().orElseThrow().fault());
            assertFalse(game.canClick("Analyse"));
            play(game, "c3");
            game.tap("White");
            play(game, "d3", "e3");
            game.tap("Erase");
            play(game, "e3");
            assertEquals(2, page(game).setup().orElseThrow().discs().size());
            assertTrue(game.canClick("Analyse"), () -> game.words().toString());
            game.click("Analyse");
            game.pass(0.5f);
            assertEquals(Optional.empty(), page(game).setup());
            play(game, "e3");
            assertEquals("e3", line(game));
            assertEquals(3, page(game).tree().position().count(Disc.BLACK));
            game.click("MORE");
            game.click("Previous");
            game.pass(0.5f);
            assertEquals("f5", line(game), "what was before is kept");
        }
    }

    @Test
    void aBrushIsDrawnOverSquares() {
        try (GameDriver game = open(false)) {
            game.click("Set up position");
            game.pass(0.5f);
            int[] path = new int[6];
            String[] squares = {"a1", "b1", "c1"};
            for (int i = 0; i < squares.length; i++) {
                Vector2 at = game.composition().probe().square(squares[i]).orElseThrow();
                path[2 * i] = Math.round(at.x);
                path[2 * i + 1] = Math.round(at.y);
            }
            game.drag(path);
            for (String square : squares) {
                assertEquals(
                        Optional.of(Disc.BLACK),
                        page(game).setup().orElseThrow().at(Square.of(square)));
            }
            game.press(Input.Keys.ESCAPE);
            game.pass(0.5f);
            assertEquals(Optional.empty(), page(game).setup());
            assertEquals(Position.start(Variant.OTHELLO), page(game).tree().position(), "nothing became of it");
        }
    }

    static List<NamedVariant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyVariantIsAnalysed(NamedVariant variant) {
        try (GameDriver game = open(false)) {
            game.go().analyse(Transcript.start(variant.variant()), 0);
            game.pass(0.5f);
            game.thinker().answer();
            game.pass(0.1f);
            Position start = page(game).tree().position();
            assertEquals(Position.start(variant.variant()), start);
            assertEquals(start.placements().size(), notes(game).size());
            play(game, start.placements().get(0).name());
            assertEquals(start.placements().get(0).name(), line(game));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "f5d6c3d3c4",
                "#g=1.lrSTa",
                "---------------------------OX------XO--------------------------- X;",
                "(;GM[Othello]PC[a]PB[b]PW[c]RE[?]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)"
            })
    void whatIsPastedIsOpened(String text) {
        try (GameDriver game = open(false)) {
            game.click("Paste");
            game.write("f5d6c3d3c4", text);
            game.click("Open");
            game.pass(0.5f);
            assertTrue(text.startsWith("-") ? line(game).isEmpty() : line(game).startsWith("f5 d6"), () -> line(game));
            assertEquals("analysis", game.state().page());
        }
    }

    @Test
    void whoeverHasAKeyboardWritesWhatToPasteAtOnce() {
        try (GameDriver game = open(false)) {
            game.click("Paste");
            game.pass(0.5f);
            game.type("f5d6c3");
            game.press(Input.Keys.ENTER);
            game.pass(0.5f);
            assertFalse(game.shows("Paste a game or position"), "nobody had to press the line first");
            assertEquals("f5 d6 c3", line(game));
        }
    }

    @Test
    void theClipboardIsPastedByItsKeys() {
        try (GameDriver game = open(false)) {
            game.clipboard().copy("f5d6c3");
            game.pressWith(Input.Keys.CONTROL_LEFT, Input.Keys.V);
            game.pass(0.5f);
            assertEquals("f5 d6 c3", line(game));
            game.click("Set up position");
            game.pass(0.5f);
            game.clipboard().copy("---------------------------OX------XO--------------------------- O");
            game.pressWith(Input.Keys.CONTROL_LEFT, Input.Keys.V);
            game.pass(0.5f);
            assertEquals(Disc.WHITE, page(game).setup().orElseThrow().toMove());
        }
    }

    @Test
    void allLinesArePastedAgain() {
        try (GameDriver game = open(false)) {
            play(game, "f5", "d6");
            game.press(Input.Keys.LEFT);
            play(game, "f4");
            game.click("Share");
            game.click("Copy all lines");
            String copied = game.done().get(game.done().size() - 1);
            game.clipboard().copy(copied.substring(copied.indexOf('{')));
            game.click("MORE");
            game.click("New");
            game.pass(0.5f);
            assertEquals(1, page(game).tree().size());
            game.click("Paste");
            game.pass(0.5f);
            assertEquals(4, page(game).tree().size());
            assertEquals("f5 f4", line(game));
        }
    }

    @Test
    void whoPlayedAPastedGameIsNamedAndSharedAgain() {
        try (GameDriver game = open(false)) {
            game.clipboard().copy("(;GM[2]PB[Ann]PW[Bob];B[f5];W[d6])");
            game.click("Paste");
            game.pass(0.5f);
            assertTrue(
                    game.shows("Ann") && game.shows("Bob"), () -> game.words().toString());
            for (String way : List.of("Copy as SGF", "Copy all lines")) {
                game.click("Share");
                game.click(way);
                game.pass(0.5f);
                String copied = game.done().get(game.done().size() - 1);
                assertTrue(copied.contains("Ann") && copied.contains("Bob"), copied);
            }
            game.clipboard().copy("f5f6");
            game.click("Paste");
            game.pass(0.5f);
            assertFalse(game.shows("Ann"), "somebody else's moves");
        }
    }

    @Test
    void theVariationsOfAnSgfAreItsLinesAndOneThatIsWrongIsTold() {
        try (GameDriver game = open(false)) {
            game.clipboard().copy("(;GM[2];B[f5]\n(;W[d6]C[Diagonal])\n(;W[a1])(;W[f4];B[e3]))");
            game.click("Paste");
            game.pass(0.5f);
            assertEquals(5, page(game).tree().size());
            assertEquals("f5 d6", line(game));
            assertEquals("Diagonal", page(game).tree().current().name());
            assertTrue(
                    game.shows("1 variation couldn’t be read – line 3: No disc would flip there: “a1”"),
                    () -> game.words().toString());
        }
    }

    @Test
    void allLinesAreGivenAsSgf() {
        try (GameDriver game = open(false)) {
            play(game, "f5", "d6");
            game.press(Input.Keys.LEFT);
            play(game, "f4");
            game.click("Share");
            game.click("Copy as SGF");
            String copied = game.done().get(game.done().size() - 1);
            assertTrue(copied.endsWith("PL[B];B[f5](;W[d6])(;W[f4]))"), copied);
        }
    }

    private static float heightOfLines(GameDriver game) {
        return game.all(Actor.class).stream()
                .filter(actor -> actor.getClass().getSimpleName().equals("BestLines"))
                .findFirst()
                .orElseThrow()
                .getHeight();
    }

    @Test
    void asManyLinesAreShownAsThePersonLikes() {
        MemoryStore store = new MemoryStore();
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            game.click("Analysis");
            game.pass(0.5f);
            float before = heightOfLines(game);
            game.click("MORE");
            game.tap("5");
            game.click("Close");
            game.pass(0.5f);
            assertEquals(before * 5 / 3, heightOfLines(game), 0.1f);
        }
        try (GameDriver game = GameDriver.of("en", false, 1280, 720, store)) {
            game.click("Analysis");
            game.pass(0.5f);
            assertEquals(5 * 36, heightOfLines(game), 0.1f);
        }
    }

    @Test
    void whatIsNoGameIsSaid() {
        try (GameDriver game = open(false)) {
            play(game, "f5");
            game.click("Paste");
            game.write("f5d6c3d3c4", "hello");
            game.click("Open");
            game.pass(0.5f);
            assertTrue(
                    game.shows("No game or position found."), () -> game.words().toString());
            assertEquals("f5", line(game));
        }
    }

    @Test
    void aLinkLeadsToTheSameLine() {
        Transcript line = Games.ended().transcript().upTo(12);
        Route route = AnalysisLink.route(line);
        assertEquals(Optional.of(route), Route.read(route.fragment()));
        assertEquals(Optional.of(line), AnalysisLink.read(route.detail()));
        try (GameDriver game = open(false)) {
            assertTrue(game.composition().server().choose("https://play.example.org"));
            game.go().analyse(line, 12);
            game.pass(0.5f);
            game.click("Share");
            game.click("Copy link");
            assertEquals(List.of("copy https://play.example.org/" + route.fragment()), game.done());
        }
        try (GameDriver game = GameDriver.at(new FakeHistory(route.fragment(), false), new MemoryStore())) {
            game.pass(0.5f);
            assertEquals("analysis", game.state().page());
            assertEquals(line, page(game).tree().transcript());
        }
        try (GameDriver game = GameDriver.at(new FakeHistory("#/analysis/broken", false), new MemoryStore())) {
            game.pass(0.5f);
            assertEquals("analysis", game.state().page());
            assertTrue(game.shows(TestWords.in("en").get("review.broken")), () -> game.words()
                    .toString());
        }
    }

    /** A link to a server on this computer would lead nobody anywhere. */
    @Test
    void withoutAServerThereIsNoLink() {
        try (GameDriver game = open(false)) {
            game.click("Share");
            assertTrue(game.canClick("Copy position"));
            assertFalse(game.canClick("Copy link"));
        }
    }

    @Test
    void aFinishedGameIsAnalysedWhereItIsShown() {
        try (GameDriver game = GameDriver.wide()) {
            Transcript whole = Games.ended().transcript();
            game.go().review(Games.ended());
            game.pass(0.5f);
            game.press(Input.Keys.HOME, Input.Keys.RIGHT, Input.Keys.RIGHT);
            game.pass(1);
            game.click("Analyse");
            game.pass(0.5f);
            assertEquals(whole.upTo(2), page(game).tree().transcript());
            game.press(Input.Keys.END);
            assertEquals(whole.plies(), page(game).tree().current().ply());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whoPlayedTheGameIsNamed(boolean isTouch) {
        try (GameDriver game = GameDriver.of("de", isTouch, isTouch ? 390 : 1280, isTouch ? 844 : 720)) {
            game.go().analyse(Games.ended().transcript(), 10, new Opponents("Ann", "Bob"));
            game.pass(0.5f);
            assertTrue(game.shows("Ann") && game.shows("Bob"));
            game.go().home();
            game.go().analysis();
            game.pass(0.5f);
            assertTrue(game.shows("Ann") && game.shows("Bob"), "after leaving and coming back");
        }
    }
}
